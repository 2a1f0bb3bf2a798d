import UnifiedStorage

/// The node of a button.
///
/// In the automatic style, which nearly all buttons have, it makes what there is to show itself. In any other, it shows
/// the view that the style makes.
final class ButtonNode<Label: View>: CompositeNode<Button<Label>> {
    private let observer = ControlObserver(role: .styleBody)
    /// The label's colour in the automatic style; `nil` in another.
    private var tint: ButtonTint?
    /// Whether the button is held down, and whether that is shown.
    private var (isHeld, isPressed) = (false, false)

    override func hasReasonToRun() -> Bool { currentTint() != tint }

    override func evaluate() {
        if valueDiffers || child == nil { recordRun() } else { recordStyleRun() }
        let (old, new) = (tint, currentTint())
        tint = new
        if let child, (old == nil) != (new == nil) {
            graph.end(child, vanishing: true)
            self.child = nil
        }
        if let new { show(in: new) } else { show(value.styled) }
        didRun()
    }

    /// Returns the label's colour in the automatic style, and has it watched; `nil` in another style.
    private func currentTint() -> ButtonTint? {
        observer.read(at: self) { values in
            let style = value.style.box(inherited: values.buttonStyleBox)
            if let style, !style.isAutomatic { return nil }
            return ButtonTint(value.role, isEnabled: values.isEnabled, isPressed: isPressed)
        }
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

    override func willTearDown() {
        super.willTearDown()
        observer.end()
    }
}

extension ButtonNode: PositioningNode {
    // The label has the path that it has in the standard styles with bodies: it stands in one case of four.
    func position(of child: _ViewNode) -> TreePath.Component? { tint == nil ? nil : .branch(true) }
}
