/// A control in which a secret of one line is edited, shown as bullets.
///
/// It is never copied, and its words cannot be told apart. All else is that of a ``TextField``.
public struct SecureField<Label: View>: View {
    private let content: EditedField

    nonisolated private init(_ text: Binding<String>, prompt: Text?, _ label: Label) {
        content = EditedField(
            text: text, kind: .secret, isFormatted: false, prompt: prompt ?? label as? Text, title: label as? Text)
    }

    /// A field with a label. While the text is empty, the prompt stands in its place, or without one a label that is a
    /// text.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label())
    }

    /// The field.
    public var body: some View { content }
}

extension SecureField where Label == Text {
    /// A field with a localisable title, which stands in the place of an empty text unless there is a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt, Text(titleKey))
    }

    /// A field with a title, which stands in the place of an empty text unless there is a prompt.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text, prompt: prompt, Text(title)) }
}
