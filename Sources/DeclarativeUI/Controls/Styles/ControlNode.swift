import UnifiedStorage

/// The node of a control.
///
/// In the automatic style, which nearly all controls have, it makes what there is to show itself. In any other, it
/// shows the view that the style makes.
class ControlNode<Control: View, Look: Equatable>: CompositeNode<Control> {
    private final let observer: ControlObserver
    /// What the automatic style has read; `nil` in another.
    private(set) final var look: Look?

    /// - Parameter role: What runs again when the style changes, or what it reads.
    init(_ control: Control, role: ControlObserver.Role, in context: _NodeContext) {
        observer = ControlObserver(role: role)
        super.init(control, in: context)
    }

    /// Returns what the automatic style reads; `nil` in another style.
    func readLook(in values: EnvironmentValues) -> Look? { nil }

    /// Returns what the automatic style reads, and has it watched; `nil` in another style.
    private final func currentLook() -> Look? { observer.read(at: self, readLook) }

    override final func hasReasonToRun() -> Bool { currentLook() != look }

    /// Reads what decides about the style anew, and ends what another kind of style has shown. Returns what the
    /// automatic style reads; `nil` in another style.
    final func changeLook() -> Look? {
        let (old, new) = (look, currentLook())
        look = new
        if let child, (old == nil) != (new == nil) {
            graph.end(child, vanishing: true)
            self.child = nil
        }
        return new
    }

    override func willTearDown() {
        super.willTearDown()
        observer.end()
    }
}
