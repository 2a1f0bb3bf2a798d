import BridgedEnvironment

/// The node of a control.
///
/// In the automatic style, which nearly all controls have, it makes what there is to show itself. In any other, it
/// shows the view that the style makes.
class ControlNode<Control: View, Facts: ControlFacts>: CompositeNode<Control>, ControlSharing {
    /// `nil` while a style that is given in the view decides alone.
    private final var environment: ControlEnvironment<Facts>?
    /// The values that the automatic style read when the control was last shown; `nil` in another style.
    private(set) final var facts: Facts?
    final var indexInEnvironment: UInt32 = 0

    /// How the style is chosen.
    var style: StyleChoice<Facts.Key.Configuration> { .inherited }

    /// Returns the values that the automatic style reads, and observes them; `nil` in another style.
    private final func currentFacts() -> Facts? {
        switch style {
        case .inherited: return joined(inheritsStyle: true).facts
        case .fixed(let box):
            if box?.isAutomatic ?? true { return joined(inheritsStyle: false).facts }
            leave()
            return nil
        }
    }

    private final func joined(inheritsStyle: Bool) -> ControlEnvironment<Facts> {
        if let environment, environment.inheritsStyle == inheritsStyle { return environment }
        leave()
        let environment = graph.feature(ControlEnvironments.self).join(
            self, reading: Facts.self, inheritsStyle: inheritsStyle)
        self.environment = environment
        return environment
    }

    private final func leave() {
        guard let environment else { return }
        graph.feature(ControlEnvironments.self).leave(self, from: environment)
        self.environment = nil
    }

    override final func hasReasonToRun() -> Bool { currentFacts() != facts }

    /// Reads the style anew, and ends the content of another kind of style. Returns the facts of the automatic style;
    /// `nil` in another style.
    final func updateFacts() -> Facts? {
        let (old, new) = (facts, currentFacts())
        facts = new
        if let child, (old == nil) != (new == nil) {
            graph.end(child, vanishing: true)
            self.child = nil
        }
        return new
    }

    override func willTearDown() {
        super.willTearDown()
        leave()
    }
}
