import Foundation
import BridgedEnvironment

/// The values of a picker as views of the container around it, each with a mark if it is chosen.
struct InlinePicker<Label: View, Content: View, Value: Hashable>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let choice: PickerChoice<Value>
    @Environment(\.hidesLabels) private var hidesLabel

    init(label: Label, content: Content, choice: PickerChoice<Value>) {
        self.label = label
        self.content = content
        self.choice = choice
    }

    var body: some View {
        if !hidesLabel { PickerTitle(label: label) }
        PickerRows(content: content, choice: choice, chosen: {})
    }
}

/// The label of a picker whose values follow it.
struct PickerTitle<Label: View>: View, UnnamedPlace {
    let label: Label

    var body: some View { label.foregroundStyle(.secondary).font(.subheadline) }
}

/// The values of a picker, below each other.
struct PickerRows<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>
    /// Called after a value was chosen.
    let chosen: @MainActor () -> Void

    var body: some View {
        let (choice, chosen) = (choice, chosen)
        Group(subviews: content) { subviews in
            ForEach(choice.options(of: subviews)) { option in
                Button {
                    choice.choose(option)
                    chosen()
                } label: {
                    PickerRow(view: option.view, isOn: choice.isOn(option))
                }
                .disabled(option.value == nil)
            }
        }
    }
}

struct PickerRow: View, UnnamedPlace {
    let view: Subview
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    init(view: Subview, isOn: Bool) {
        self.view = view
        self.isOn = isOn
    }

    var body: some View {
        HStack(spacing: 8) {
            view.foregroundStyle(Color(.palette(isEnabled ? .label : .disabledLabel)))
                .frame(maxWidth: .infinity, alignment: .leading)
            ControlMarkView(.chosen).opacity(isOn ? 1 : 0).accessibilityHidden(true)
        }
    }
}

/// A link with the selection, which leads to a page with all values.
struct LinkPicker<Label: View, Content: View, Value: Hashable>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let choice: PickerChoice<Value>
    let current: AnyView?
    @Environment(\.hidesLabels) private var hidesLabel

    init(label: Label, content: Content, choice: PickerChoice<Value>, current: AnyView?) {
        self.label = label
        self.content = content
        self.choice = choice
        self.current = current
    }

    var body: some View {
        NavigationLink {
            PickerPage(label: label, content: content, choice: choice)
        } label: {
            LabeledRowLayout {
                if !hidesLabel { HStack { label } }
                PickerCurrent(content: content, choice: choice, current: current)
                    .foregroundStyle(Color(.palette(.secondaryLabel)))
            }
        }
    }
}

/// A page with the values of a picker. Choosing one leads back.
private struct PickerPage<Label: View, Content: View, Value: Hashable>: View, UnnamedPlace {
    let label: Label
    let content: Content
    let choice: PickerChoice<Value>
    @Environment(\.dismiss) private var dismiss

    init(label: Label, content: Content, choice: PickerChoice<Value>) {
        self.label = label
        self.content = content
        self.choice = choice
    }

    var body: some View {
        let dismiss = dismiss
        List {
            PickerRows(content: content, choice: choice) { dismiss() }
        }
    }
}
