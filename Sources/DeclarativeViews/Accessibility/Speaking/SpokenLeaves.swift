import AccessibilityModel

extension ImageNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        guard !image.isDecorative, var element = walk.element(.image, at: self) else { return }
        element.label = image.spokenName
        element.traits = .image
        walk.builder.add(element)
    }
}

extension Image {
    /// The image's name where no label was set; `nil` if it has none.
    var spokenName: String? {
        switch source {
        case .symbol(let name, _): AccessibilityWords.symbol(name)
        case .dynamic(let image): image.base.spokenName
        }
    }
}
