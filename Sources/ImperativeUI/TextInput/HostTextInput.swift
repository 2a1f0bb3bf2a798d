/// The input traits of the text that is being edited.
///
/// They are for hosts that have an on-screen keyboard, or that correct or autofill typed text; terminals do neither.
/// A host reads ``HostedApplication/textInput`` with each frame.
public struct HostTextInput: Hashable, Sendable {
    /// The autocapitalization style of the text.
    public let autocapitalizationType: UITextAutocapitalizationType
    /// The autocorrection style of the text.
    public let autocorrectionType: UITextAutocorrectionType
    /// The kind of keyboard, which determines the keys offered first.
    public let keyboardType: UIKeyboardType
    /// The appearance of the keyboard: light or dark.
    public let keyboardAppearance: UIKeyboardAppearance
    /// The title of the Return key.
    public let returnKeyType: UIReturnKeyType
    /// A Boolean value that indicates whether the text is secret.
    public let isSecureTextEntry: Bool
    /// The semantic meaning of the text; `nil` for any text.
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

/// A text receiver of the keyboard that describes its text for the host.
@MainActor package protocol TextInputDescribing {
    /// `nil` for a text that cannot be changed now.
    var textInput: HostTextInput? { get }
}

extension UIWindow {
    /// The description of the text that is edited in the window; `nil` while none is.
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
