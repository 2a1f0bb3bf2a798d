import BridgedEnvironment

/// The values of a picker as items of a menu.
struct PickerMenuItems<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>

    var body: some View {
        let choice = choice
        Group(subviews: content) { subviews in
            ForEach(choice.options(of: subviews)) { option in
                if option.view.listed.viewType is Divider.Type {
                    option.view
                } else {
                    MenuItemView(label: option.view, mark: choice.isOn(option) ? .on : .off) { choice.choose(option) }
                        .disabled(option.value == nil)
                }
            }
        }
    }
}

/// The view of a picker's selection.
struct PickerCurrent<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>
    /// The view shown in its place; `nil` for the view of the value.
    let current: AnyView?

    var body: some View {
        let choice = choice
        if let current {
            current
        } else {
            Group(subviews: content) { subviews in
                ForEach(choice.options(of: subviews).filter { choice.isOn($0) }.prefix(1)) { $0.view }
            }
        }
    }
}

/// A button that shows the selection and opens a menu of all values; in the row of a list with the label before it,
/// and elsewhere where labels are asked for.
struct PopUpPicker<Label: View, Content: View, Value: Hashable>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let choice: PickerChoice<Value>
    let current: AnyView?
    private var reader = NodeReader()
    @Environment(\.labelsVisibility) private var labels

    init(label: Label, content: Content, choice: PickerChoice<Value>, current: AnyView?) {
        self.label = label
        self.content = content
        self.choice = choice
        self.current = current
    }

    var body: some View {
        if showsLabel {
            LabeledRowLayout {
                HStack { label }
                menu
            }
        } else {
            menu
        }
    }

    private var showsLabel: Bool {
        labels == .visible || labels == .automatic && reader.place?.isInRow ?? false
    }

    private var menu: some View {
        Menu(
            content: PickerMenuItems(content: content, choice: choice),
            label: HStack(spacing: 8) {
                PickerCurrent(content: content, choice: choice, current: current)
                ControlMarkView(.choices).accessibilityHidden(true)
            }, primaryAction: nil)
    }
}
