/// A button that runs the action of `renameAction(_:)` around it, for a menu of something that has a name.
///
/// It is disabled where there is no such action.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
    private let label: Label
}

extension RenameButton where Label == DeclarativeUI.Label<Text, Image> {
    /// Makes a button with the title "Rename".
    nonisolated public init() { label = Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
    /// A button.
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension View {
    /// Has a ``RenameButton`` in this view move the focus to the field for the name.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // A binding is set where its views are, on the main actor.
        nonisolated(unsafe) let isFocused = isFocused
        return renameAction { isFocused.wrappedValue = true }
    }
}
