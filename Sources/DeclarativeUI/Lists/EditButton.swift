/// A button that begins and ends the edit mode of what is around it: `\.editMode` in the environment.
///
/// Where nothing around can be edited, it is disabled.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes a button for the edit mode.
    nonisolated public init() {}

    /// A button named "Edit" or "Done".
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
        .disabled(editMode == nil)
    }
}
