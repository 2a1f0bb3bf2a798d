import AccessibilityModel

extension CompactDates: SpokenView {
    // Each button's value is its selection, and its label the picker's; where there are two, the label also names the
    // part.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let label = walk.builder.words(from: mark) ?? SpokenWalk.words(of: configuration.label, at: node)
        let buttons = walk.builder.roots(from: mark).map { walk.builder.elements[$0] }.filter(\.isInteractive)
        walk.builder.drop(from: mark)
        for (index, var button) in buttons.enumerated() {
            let part = buttons.count < 2 ? nil : index == 0 ? "Date" : "Time"
            (button.label, button.value) = (AccessibilityBuilder.joined([label, part]), button.label)
            walk.builder.add(button)
        }
    }
}

extension DatePickerStyleConfiguration.Label: TitledView {
    var titleText: Text? { views.titleText }
}

extension GraphicalDates: SpokenView {
    // The label is not shown.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.group(from: mark, called: SpokenWalk.words(of: configuration.label, at: node), at: node)
    }
}

extension WheelDates: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let label = walk.builder.words(from: mark) ?? SpokenWalk.words(of: configuration.label, at: node)
        let wheels = walk.builder.roots(from: mark).filter { walk.builder.elements[$0].isInteractive }
            .map { walk.builder.elements[$0] }
        walk.builder.drop(from: mark)
        for wheel in wheels { walk.builder.add(wheel) }
        walk.group(from: mark, called: label, at: node)
    }
}

extension SpokenWalk {
    /// Makes a group of all since a mark, if it has a name.
    fileprivate mutating func group(from mark: Int, called label: String?, at node: _ViewNode) {
        guard let label, builder.mark > mark, var group = element(.group, at: node) else { return }
        group.label = label
        builder.group(from: mark, as: group)
    }
}
