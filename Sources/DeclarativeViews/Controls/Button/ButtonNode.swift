import BridgedEnvironment

/// The facts that buttons in the automatic style read.
struct ButtonFacts: ControlFacts {
    typealias Key = ButtonStyleKey
    static var role: String { "style body" }

    let isEnabled: Bool
    /// The foreground style set around the button; `nil` for none.
    let foreground: ForegroundStyles?

    init(reading values: EnvironmentValues) {
        (isEnabled, foreground) = (values.isEnabled, values.foregroundStyles)
    }
}

/// The node of a button.
final class ButtonNode<Label: View>: ControlNode<Button<Label>, ButtonFacts> {
    /// Whether the button is held down, and whether that is shown.
    private var (isHeld, isPressed) = (false, false)
    /// The colour in which the label was last shown in the automatic style.
    private var tint: ButtonTint?

    override var style: StyleChoice<PrimitiveButtonStyleConfiguration> { value.style }

    override func evaluate() {
        if valueDiffers || child == nil { recordRun() } else { recordStyleRun() }
        if let facts = updateFacts() {
            show(
                in: ButtonTint(
                    value.role, isEnabled: facts.isEnabled, isPressed: isPressed, foreground: facts.foreground))
        } else {
            show(value.styled)
        }
        didRun()
    }

    private func show(in new: ButtonTint) {
        let old = tint
        tint = new
        if let child {
            child.cast(to: StandardButtonNode<Label>.self).update(value.label, new == old ? nil : new)
        } else {
            child = StandardButtonNode(value.label, new, in: _NodeContext(self))
            structureDidChange()
        }
    }

    /// Notes the run that the automatic style's body would have.
    private func recordStyleRun() {
        if !EvaluationRecorder.isRecording { return }
        let cause = Evaluation.Cause.property(Evaluation.Change("style"))
        EvaluationRecorder.add(Evaluation(place: TreePath(of: self), role: "style body", causes: [cause]))
    }

    /// Whether pressing the button ends or destroys something.
    var endsOrDestroys: Bool { value.role != nil }

    /// Runs the button's action.
    func act() { value.action() }

    /// Shows whether the button is held down, as a change of state.
    func setPressed(_ pressed: Bool) {
        if isHeld == pressed { return }
        isHeld = pressed
        ChangeQueue.shared.add(.other { [weak self] in self?.showPressed(pressed) }, under: .current)
    }

    private func showPressed(_ pressed: Bool) {
        isPressed = pressed
        markDirty()
    }
}

extension ButtonNode: PositioningNode {
    // The label has the path that it has in the standard styles with bodies: it stands in one case of four.
    func position(of child: _ViewNode) -> TreePath.Component? { facts == nil ? nil : .branch(true) }
}

extension ButtonNode: FocusPlaceNode {}
