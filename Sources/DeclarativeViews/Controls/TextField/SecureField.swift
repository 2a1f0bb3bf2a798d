/// A control for entering a single line of private text, displayed as bullets.
///
/// The text is never copied, and word boundaries in it are not exposed. Otherwise, a secure field behaves like a
/// ``TextField``.
public struct SecureField<Label: View>: View {
    private var content: EditedField

    nonisolated private init(_ text: Binding<String>, prompt: Text?, _ label: Label) {
        content = EditedField(
            text: text, kind: .secret, isFormatted: false, prompt: prompt ?? label as? Text, title: label as? Text)
    }

    /// Makes a field that calls functions.
    init(_ text: Binding<String>, _ label: Label, events: FieldEvents) {
        self.init(text, prompt: nil, label)
        content.events = events
    }

    /// Creates a secure field with a custom label. While the text is empty, the field displays the prompt, or without
    /// a prompt the label if it is a `Text`.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label())
    }

    /// The content and behaviour of the field.
    public var body: some View { content }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localisable title, displayed while the text is empty unless there is a prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt, Text(titleKey))
    }

    /// Creates a secure field with a title from a string, displayed while the text is empty unless there is a prompt.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text, prompt: prompt, Text(title)) }
}
