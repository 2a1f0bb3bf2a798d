import UnifiedStorage

/// The node of a button. Its look is the label's colour.
final class ButtonNode<Label: View>: ControlNode<Button<Label>, ButtonTint> {
    /// Whether the button is held down, and whether that is shown.
    private var (isHeld, isPressed) = (false, false)

    init(_ view: Button<Label>, in context: _NodeContext) { super.init(view, role: .styleBody, in: context) }

    override func readLook(in values: EnvironmentValues) -> ButtonTint? {
        let style = value.style.box(inherited: values.buttonStyleBox)
        if let style, !style.isAutomatic { return nil }
        return ButtonTint(value.role, isEnabled: values.isEnabled, isPressed: isPressed)
    }

    override func evaluate() {
        if valueDiffers || child == nil { recordRun() } else { recordStyleRun() }
        if let tint = changeLook() { show(in: tint) } else { show(value.styled) }
        didRun()
    }

    private func show(in tint: ButtonTint) {
        if let child {
            child.cast(to: StandardButtonNode<Label>.self).update(value.label, tint)
        } else {
            child = StandardButtonNode(value.label, tint, in: _NodeContext(self))
            structureDidChange()
        }
    }

    /// Notes the run that the automatic style's body would have.
    private func recordStyleRun() {
        if !EvaluationRecorder.isRecording { return }
        let cause = Evaluation.Cause.property(Evaluation.Change("style"))
        EvaluationRecorder.add(Evaluation(place: TreePath(of: self), role: "style body", causes: [cause]))
    }

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
    func position(of child: _ViewNode) -> TreePath.Component? { look == nil ? nil : .branch(true) }
}
