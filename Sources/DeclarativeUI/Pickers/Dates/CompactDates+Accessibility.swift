import AccessibilityModel

extension CompactDates: SpokenView {
    // The buttons say what is chosen, and are called what the picker is.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let title = (configuration.label as? any TitledView)?.titleText?.string
        guard let label = walk.builder.words(from: mark) ?? title else { return }
        let buttons = walk.builder.roots(from: mark).map { walk.builder.elements[$0] }.filter(\.isInteractive)
        walk.builder.drop(from: mark)
        for var button in buttons {
            (button.label, button.value) = (label, button.label)
            walk.builder.add(button)
        }
    }
}
