/// A control for editing and scrolling multiline text.
///
/// The editor fills the proposed space. Return inserts a line break and Tab a tab; Shift-Tab moves the keyboard focus
/// back.
public struct TextEditor: View {
    private let content: EditedField

    /// Creates an editor for the given text.
    nonisolated public init(text: Binding<String>) {
        content = EditedField(text: text, kind: .area, isFormatted: false, prompt: nil, title: nil)
    }

    /// The content and behaviour of the editor.
    public var body: some View { content }
}
