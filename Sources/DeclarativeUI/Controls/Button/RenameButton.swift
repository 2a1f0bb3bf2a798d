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
