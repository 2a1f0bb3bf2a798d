import BridgedEnvironment

/// A control that selects one of several values.
///
/// Each view in the content represents the value of its `tag(_:includeOptional:)`; without a tag, the ID of its
/// element in the nearest `ForEach`. A view with a value of a different type than the selection cannot be selected. A
/// selection that no view represents is reported as a runtime issue. The innermost `pickerStyle(_:)` determines the
/// appearance.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    var selection: Binding<SelectionValue>
    var others: BindingList<SelectionValue>
    @State private var check = PickerCheck()
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(
        selections: [Binding<SelectionValue>], content: Content, label: Label, currentValueLabel: AnyView? = nil
    ) {
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
        // A picker without sources has nothing to show or to set, which its type cannot say.
        guard let first = selections.first else {
            preconditionFailure(
                "A Picker with sources needs at least one: the collection is empty. Leave the picker out where it is.")
        }
        selection = first
        others = BindingList(bindings: selections.count > 1 ? Array(selections.dropFirst()) : [])
    }

    /// Creates a picker with a custom label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selections: [selection], content: content(), label: label()) }

    /// Creates a picker with a label. Superseded by `init(selection:content:label:)`.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) { self.init(selections: [selection], content: content(), label: label) }

    /// Creates a picker for the values of several sources, with a custom label. Traps if there are no sources.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(selections: sources.map { $0[keyPath: selection] }, content: content(), label: label()) }

    /// Creates a picker with a custom label and a custom label for the current value.
    nonisolated public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: [selection], content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel())
        )
    }

    /// Creates a picker for the values of several sources, with a custom label and a custom label for the current
    /// value. Traps if there are no sources.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, content: content(), label: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker: View {
    /// The content and behaviour of the picker, in the current style.
    @ViewBuilder public var body: some View {
        let choice = choice
        switch shownKind {
        case .inline where isInMenu, .palette where isInMenu:
            MenuGroup(
                label: label, content: PickerMenuItems(content: content, choice: choice),
                arrangement: kind == .palette ? .palette : .list)
        case .menu where isInMenu:
            MenuInside(label: label, content: PickerMenuItems(content: content, choice: choice))
        case .inline: InlinePicker(label: label, content: content, choice: choice)
        case .segmented, .palette: SegmentedPicker(content: content, choice: choice)
        case .wheel: WheelPicker(content: content, choice: choice)
        case .navigationLink:
            LinkPicker(label: label, content: content, choice: choice, current: currentValueLabel)
        case .automatic, .menu:
            PopUpPicker(label: label, content: content, choice: choice, current: currentValueLabel)
        }
    }

    private var shownKind: PickerKind {
        if isInMenu { return kind == .menu ? .menu : kind == .palette ? .palette : .inline }
        return kind
    }

    /// The selection, and the function that changes it.
    @MainActor private var choice: PickerChoice<SelectionValue> {
        let (first, others) = (selection, others.bindings)
        let value = first.wrappedValue
        let isMixed = others.contains { $0.wrappedValue != value }
        return PickerChoice(value: isMixed ? nil : .some(value), check: check) { new in
            for binding in [first] + others where binding.wrappedValue != new { binding.wrappedValue = new }
        }
    }
}
