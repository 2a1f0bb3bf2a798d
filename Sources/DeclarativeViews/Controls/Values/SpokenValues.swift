import AccessibilityModel

extension SliderBar: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var element = walk.control(.slider, .adjustable, at: node) else { return walk.builder.drop(from: mark) }
        element.value = AccessibilityWords.percent(scale.share(of: value))
        element.abilities = .adjusts
        let (binding, scale, editing) = ($value, scale, onEditingChanged)
        element.handlers = [
            SpokenWalk.handler(node) { command in
                guard command == .increment || command == .decrement else { return false }
                let (before, isUp) = (binding.wrappedValue, command == .increment)
                let tenth = (scale.greatest - scale.least) / 10
                let new =
                    scale.step == nil
                    ? scale.nearest(to: before + (isUp ? tenth : -tenth)) : scale.number(after: before, isUp: isUp)
                if new == before { return true }
                editing(true)
                binding.wrappedValue = new
                editing(false)
                return true
            }
        ]
        walk.builder.replace(from: mark, with: element)
    }
}

extension StepperButtons: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        guard var element = walk.control(.stepper, .adjustable, at: node) else { return walk.builder.drop(from: mark) }
        element.abilities = .adjusts
        let (up, down, editing) = (up, down, onEditingChanged)
        element.handlers = [
            SpokenWalk.handler(node) { command in
                guard command == .increment || command == .decrement else { return false }
                guard let action = command == .increment ? up : down else { return true }
                editing(true)
                action()
                editing(false)
                return true
            }
        ]
        walk.builder.replace(from: mark, with: element)
    }
}

extension ValueStepper: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.giveWords(from: mark, at: node) { $0.value = $0.value ?? $1 }
    }
}

extension Stepper: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.giveWords(from: mark, at: node) { $0.label = $0.label ?? $1 }
    }
}

extension SpokenWalk {
    /// Gives the texts since a mark to the only control among them, which replaces them. Without one, or with
    /// several, nothing happens.
    mutating func giveWords(
        from mark: Int, at node: _ViewNode, _ give: (inout AccessibilityElement, String) -> Void
    ) {
        let roots = builder.roots(from: mark).map { builder.elements[$0] }
        let controls = roots.filter(\.isInteractive)
        guard controls.count == 1, roots.allSatisfy({ !$0.isGroup }) else { return }
        var control = controls[0]
        if let words = builder.words(from: mark) { give(&control, words) }
        if let frame = frame(of: node) { control.frame = frame }
        builder.replace(from: mark, with: control)
    }
}
