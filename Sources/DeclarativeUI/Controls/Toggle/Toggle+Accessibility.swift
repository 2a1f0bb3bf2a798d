import AccessibilityModel

extension Toggle: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        var element = walk.control(.toggle, [.button, .toggleButton], at: node)
        let binding = isOn.joined
        element?.value = isOn.isMixed ? "2" : binding.wrappedValue ? "1" : "0"
        element?.abilities = .activates
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
