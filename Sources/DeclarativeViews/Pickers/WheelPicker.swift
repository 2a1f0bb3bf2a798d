import BridgedEnvironment

/// The values of a picker around the selected one, on a wheel.
struct WheelPicker<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>

    var body: some View {
        let choice = choice
        Group(subviews: content) { subviews in
            wheel(choice.options(of: subviews).filter { $0.value != nil })
        }
        // Rows keep their height.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private func wheel(_ options: [PickerOption<Value>]) -> some View {
        let choice = choice
        return RowWheel(count: options.count, index: options.firstIndex { choice.isOn($0) }) { row in
            options[row].view
        } choose: { row in
            choice.choose(options[row])
        }
        .background { WheelSelection() }
    }
}
