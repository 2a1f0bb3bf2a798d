/// The input traits of the text, which are those of `searchTextField`.
extension UISearchBar: UITextInputTraits {
    /// The automatic capitalization of the text; the first letters of sentences by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// The autocorrection of the text; by default, as suits the text.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// The type of keyboard, which determines the keys offered first; the default keyboard by default.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The appearance of an on-screen keyboard, dark or light; by default, as suits its surroundings.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The type of the Return key; that of `searchTextField` by default.
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// A Boolean value that indicates whether the text is secure: shown as bullets, and never copied; `false` by
    /// default.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    /// The semantic type of the text; `nil`, the default, for any.
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
