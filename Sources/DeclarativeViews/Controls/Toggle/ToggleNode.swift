import BridgedEnvironment

/// The node of a toggle.
final class ToggleNode<Label: View>: ControlNode<Toggle<Label>, SwitchLook>, SwitchedNode {
    override var style: StyleChoice<ToggleStyleConfiguration> { value.style }

    var isOn: Binding<Bool> { value.isOn.joined }

    override func evaluate() {
        if let look = updateFacts() {
            run { look.view($0.label, isOn: $0.isOn.joined.wrappedValue, isMixed: $0.isOn.isMixed) }
        } else {
            recordRun()
            show(value.styled)
            didRun()
        }
    }
}
