/// A button that triggers the enclosing `renameAction(_:)`, for use in the menu of a renamable item.
///
/// The button is disabled if there is no rename action.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
    private let label: Label
}

extension RenameButton where Label == DeclarativeViews.Label<Text, Image> {
    /// Creates a rename button with the title “Rename”.
    nonisolated public init() { label = Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
    /// The content and behaviour of the button.
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
    /// Sets the rename action of this view to move the focus to the name field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // A binding is set where its views are, on the main actor.
        nonisolated(unsafe) let isFocused = isFocused
        return renameAction { isFocused.wrappedValue = true }
    }
}
