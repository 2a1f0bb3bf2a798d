import AccessibilityModel

extension MenuAnchorNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        if modifier.content == nil || modifier.isPrimary { return }
        walk.builder.addMenu(from: mark) { [weak self] in self?.open(at: nil) ?? false }
    }
}
