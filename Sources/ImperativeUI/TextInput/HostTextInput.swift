/// What a text that is being edited says about itself.
///
/// It is for hosts that have a keyboard on the screen, or that correct or fill in what is typed; terminals do not. A
/// host asks for ``HostedApplication/textInput`` with each frame.
public struct HostTextInput: Hashable, Sendable {
    /// Which letters become capitals.
    public let autocapitalizationType: UITextAutocapitalizationType
    /// Whether words are corrected.
    public let autocorrectionType: UITextAutocorrectionType
    /// Which keys are offered first.
    public let keyboardType: UIKeyboardType
    /// Whether the keyboard is dark or light.
    public let keyboardAppearance: UIKeyboardAppearance
    /// What the Return key is called.
    public let returnKeyType: UIReturnKeyType
    /// Whether the text is a secret.
    public let isSecureTextEntry: Bool
    /// What the text is about; `nil` for anything.
    public let textContentType: UITextContentType?

    package init(
        autocapitalizationType: UITextAutocapitalizationType, autocorrectionType: UITextAutocorrectionType,
        keyboardType: UIKeyboardType, keyboardAppearance: UIKeyboardAppearance, returnKeyType: UIReturnKeyType,
        isSecureTextEntry: Bool, textContentType: UITextContentType?
    ) {
        self.autocapitalizationType = autocapitalizationType
        self.autocorrectionType = autocorrectionType
        self.keyboardType = keyboardType
        self.keyboardAppearance = keyboardAppearance
        self.returnKeyType = returnKeyType
        self.isSecureTextEntry = isSecureTextEntry
        self.textContentType = textContentType
    }
}

/// What edits a text with the keyboard and can say what the text says about itself.
@MainActor package protocol TextInputDescribing {
    /// `nil` for a text that cannot be changed now.
    var textInput: HostTextInput? { get }
}

extension UIWindow {
    /// What the text says about itself that is edited in the window; `nil` while none is.
    final var textInput: HostTextInput? {
        guard let first = firstResponder else {
            return (focus.focused?.receiver as? any TextInputDescribing)?.textInput
        }
        if let view = first as? any EditedTextView, !view.editor.isEditable { return nil }
        guard let traits = first as? any UITextInputTraits else { return nil }
        return HostTextInput(
            autocapitalizationType: traits.autocapitalizationType, autocorrectionType: traits.autocorrectionType,
            keyboardType: traits.keyboardType, keyboardAppearance: traits.keyboardAppearance,
            returnKeyType: traits.returnKeyType, isSecureTextEntry: traits.isSecureTextEntry,
            textContentType: traits.textContentType)
    }
}
