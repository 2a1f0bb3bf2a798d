/// A button that toggles the edit mode of the views around it: `\.editMode` in the environment.
///
/// The button is disabled if the environment has no edit mode.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates an edit button.
    nonisolated public init() {}

    /// The content of the view: a button titled "Edit" or "Done".
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
        .disabled(editMode == nil)
    }
}
