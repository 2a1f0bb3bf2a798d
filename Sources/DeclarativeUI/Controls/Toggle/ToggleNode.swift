import UnifiedStorage

/// The node of a toggle.
final class ToggleNode<Label: View>: ControlNode<Toggle<Label>, SwitchLook> {
    init(_ view: Toggle<Label>, in context: _NodeContext) { super.init(view, role: .body, in: context) }

    override func readLook(in values: EnvironmentValues) -> SwitchLook? {
        let style = value.style.box(inherited: values.toggleStyleBox)
        if let style, !style.isAutomatic { return nil }
        return SwitchLook(isEnabled: values.isEnabled, tint: values.tint)
    }

    override func evaluate() {
        if let look = changeLook() {
            run { look.view($0.label, isOn: $0.isOn.joined, isMixed: $0.isOn.isMixed) }
        } else {
            recordRun()
            show(value.styled)
            didRun()
        }
    }
}
