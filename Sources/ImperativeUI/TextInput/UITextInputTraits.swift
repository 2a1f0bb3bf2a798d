import Foundation

/// The kind of an on-screen keyboard, which determines the keys offered first.
///
/// Hosts receive it as part of ``HostTextInput``. A terminal has no such keyboard, and the user can type any key.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard of the current input method.
    case `default` = 0
    /// A keyboard for ASCII characters.
    case asciiCapable = 1
    /// A keyboard for numbers and punctuation.
    case numbersAndPunctuation = 2
    /// A keyboard for web addresses.
    case URL = 3
    /// A number pad for entering a PIN.
    case numberPad = 4
    /// A keypad for telephone numbers.
    case phonePad = 5
    /// A keypad for names and telephone numbers.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// A number pad with a decimal point.
    case decimalPad = 8
    /// A keyboard for text with the symbols of social networks.
    case twitter = 9
    /// A keyboard for web searches.
    case webSearch = 10
    /// A number pad with ASCII digits only.
    case asciiCapableNumberPad = 11
}

/// The appearance of an on-screen keyboard. Hosts receive it as part of ``HostTextInput``.
public enum UIKeyboardAppearance: Int, Sendable {
    /// An appearance that suits the surroundings.
    case `default` = 0
    /// A dark appearance of the keyboard.
    case dark = 1
    /// A light appearance of the keyboard.
    case light = 2
}

/// The title of the Return key on an on-screen keyboard. Hosts receive it as part of ``HostTextInput``.
public enum UIReturnKeyType: Int, Sendable {
    /// The title is "Return".
    case `default` = 0
    /// The title is "Go".
    case go = 1
    /// The title is "Google".
    case google = 2
    /// The title is "Join".
    case join = 3
    /// The title is "Next".
    case next = 4
    /// The title is "Route".
    case route = 5
    /// The title is "Search".
    case search = 6
    /// The title is "Send".
    case send = 7
    /// The title is "Yahoo".
    case yahoo = 8
    /// The title is "Done".
    case done = 9
    /// The title is "Emergency Call".
    case emergencyCall = 10
    /// The title is "Continue".
    case `continue` = 11
}

/// The autocorrection style. Hosts receive it as part of ``HostTextInput`` and may correct words; terminals never do.
public enum UITextAutocorrectionType: Int, Sendable {
    /// Correction that suits the text.
    case `default` = 0
    /// Words are not corrected.
    case no = 1
    /// Words are corrected automatically.
    case yes = 2
}

/// The autocapitalization style. Hosts receive it as part of ``HostTextInput`` and may capitalize letters; terminals
/// never do.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters are capitalized.
    case none = 0
    /// The first letter of each word is capitalized.
    case words = 1
    /// The first letter of each sentence is capitalized.
    case sentences = 2
    /// All letters are capitalized.
    case allCharacters = 3
}

/// The semantic meaning of a text, for autofilling it. Hosts receive it as part of ``HostTextInput``.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The content type as a string.
    public let rawValue: String
    /// Creates a content type from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of a user account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password for an account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code for signing in.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An email address of a person.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number of a person.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A street address with the number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// The input traits of a view that accepts typed text. All but `isSecureTextEntry` are only stored, and passed to
/// hosts.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
    /// The autocapitalization style of the text.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The autocorrection style of the text.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The kind of keyboard, which determines the keys offered first.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the on-screen keyboard: light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// A Boolean value that indicates whether the text is secret: displayed as bullets and never copied.
    var isSecureTextEntry: Bool { get set }
    /// The semantic meaning of the text; `nil` for any text.
    var textContentType: UITextContentType! { get set }
}
