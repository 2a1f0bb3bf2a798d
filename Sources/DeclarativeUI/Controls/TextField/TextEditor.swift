/// A control in which a text of any number of lines is edited, and scrolled.
///
/// It takes all the space that is proposed to it. Return begins another line and Tab inserts a tab; Shift with Tab
/// moves the focus of the keyboard back.
public struct TextEditor: View {
    private let content: EditedField

    /// An editor of a text.
    nonisolated public init(text: Binding<String>) {
        content = EditedField(text: text, kind: .area, isFormatted: false, prompt: nil, title: nil)
    }

    /// The editor.
    public var body: some View { content }
}
