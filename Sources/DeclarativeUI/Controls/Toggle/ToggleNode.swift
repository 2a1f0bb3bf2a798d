import UnifiedStorage

/// The node of a toggle.
///
/// In the automatic style, which nearly all toggles have, it makes what there is to show itself. In any other, it shows
/// the view that the style makes.
final class ToggleNode<Label: View>: CompositeNode<Toggle<Label>> {
    private let observer = ControlObserver(role: .body)
    /// What the automatic style has read; `nil` in another.
    private var look: SwitchLook?

    override func hasReasonToRun() -> Bool { currentLook() != look }

    override func evaluate() {
        let (old, new) = (look, currentLook())
        look = new
        if let child, (old == nil) != (new == nil) {
            graph.end(child, vanishing: true)
            self.child = nil
        }
        if let new {
            run { new.view($0.label, isOn: $0.isOn.joined, isMixed: $0.isOn.isMixed) }
        } else {
            recordRun()
            show(value.styled)
            didRun()
        }
    }

    /// Returns what the automatic style reads, and has it watched; `nil` in another style.
    private func currentLook() -> SwitchLook? {
        observer.read(at: self) { values in
            let style = value.style.box(inherited: values.toggleStyleBox)
            if let style, !style.isAutomatic { return nil }
            return SwitchLook(isEnabled: values.isEnabled, tint: values.tint)
        }
    }

    override func willTearDown() {
        super.willTearDown()
        observer.end()
    }
}
