import AccessibilityModel

extension Toggle: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        var element = walk.control(.toggle, [.button, .toggleButton], at: node)
        let binding = isOn.joined
        element?.value = isOn.isMixed ? "2" : binding.wrappedValue ? "1" : "0"
        element?.abilities = .activates
        // A style of the program's may show more texts than the label.
        element?.label = SpokenWalk.words(of: label, at: node)
        element?.handlers = [
            SpokenWalk.handler(node) { command in
                if command != .activate { return false }
                binding.wrappedValue.toggle()
                return true
            }
        ]
        walk.combine(from: mark, into: element, titled: label)
    }
}
