import AccessibilityModel

extension PickerRow: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        if isOn { walk.builder.change(walk.builder.roots(from: mark)) { $0.traits.insert(.selected) } }
    }
}

extension SegmentLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        if isOn { walk.builder.change(walk.builder.roots(from: mark)) { $0.traits.insert(.selected) } }
    }
}

extension PopUpPicker: SpokenView {
    // The value of the button is the selection, and its label that of the picker.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let roots = walk.builder.roots(from: mark)
        guard let button = roots.last(where: { walk.builder.elements[$0].isInteractive }) else { return }
        var element = walk.builder.elements[button]
        let texts = roots.filter { $0 != button }.map { walk.builder.elements[$0].label }
        element.label = AccessibilityBuilder.joined(texts) ?? SpokenWalk.words(of: label, at: node) ?? element.label
        if let frame = walk.frame(of: node) { element.frame = frame }
        walk.builder.replace(from: mark, with: element)
    }
}

extension PickerCurrent: SpokenPart {
    static var part: AccessibilityPart { .value }
}

extension LinkPicker: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let title = SpokenWalk.words(of: label, at: node)
        walk.builder.change(walk.builder.roots(from: mark)) { $0.label = $0.label ?? title }
    }
}

extension Picker: SpokenView {
    // A wheel does not show the label.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let title = SpokenWalk.words(of: label, at: node)
        walk.builder.change(walk.builder.roots(from: mark)) { element in
            if element.role == .picker { element.label = element.label ?? title }
        }
    }
}

extension RowWheel: SpokenView {
    // Of the visible rows, only the middle one is announced.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var element = walk.control(.picker, .adjustable, at: node) else {
            return walk.builder.drop(from: mark)
        }
        element.label = name
        let middle = element.frame.midY
        let rows = walk.builder.elements[mark...].filter { !$0.isGroup && $0.label != nil }
        let nearest = rows.map { abs($0.frame.midY - middle) }.min() ?? 0
        element.value = AccessibilityBuilder.joined(
            rows.filter { abs(abs($0.frame.midY - middle) - nearest) < 0.5 }.map(\.label))
        element.abilities = .adjusts
        let (count, index, choose) = (count, index, choose)
        element.handlers = [
            SpokenWalk.handler(node) { command in
                guard command == .increment || command == .decrement else { return false }
                let new = (index ?? -1) + (command == .increment ? 1 : -1)
                if (0..<count).contains(new) { choose(new) }
                return true
            }
        ]
        walk.builder.replace(from: mark, with: element)
    }
}
