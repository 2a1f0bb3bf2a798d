import AccessibilityModel

extension ButtonNode: SpokenNode {
    // Most styles already expose a button. A style that only handles taps becomes a button here.
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        let parts = walk.builder.elements[mark...]
        if facts != nil || parts.contains(where: { $0.traits.contains(.button) || $0.role == .button }) { return }
        guard walk.builder.mark > mark, var element = walk.control(.button, .button, at: self) else { return }
        element.abilities = .activates
        element.handlers = [
            SpokenWalk.handler(self) { [weak self] command in
                if command == .activate { self?.act() }
                return command == .activate
            }
        ]
        walk.builder.combine(from: mark, into: element)
    }
}
