import Foundation

/// Which keys a keyboard on the screen offers first.
///
/// Hosts are told of it as a ``HostTextInput``. A terminal has no such keyboard, and any key can be typed.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// Characters of ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// Web addresses.
    case URL = 3
    /// Numbers, for a PIN.
    case numberPad = 4
    /// Telephone numbers.
    case phonePad = 5
    /// Names or telephone numbers.
    case namePhonePad = 6
    /// Mail addresses.
    case emailAddress = 7
    /// Numbers with a decimal point.
    case decimalPad = 8
    /// Text with the signs of social networks.
    case twitter = 9
    /// What is to be searched for in the web.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11
}

/// Whether a keyboard on the screen is dark or light. Hosts are told of it as a ``HostTextInput``.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As fits what is around it.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// What the Return key of a keyboard on the screen is called. Hosts are told of it as a ``HostTextInput``.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// Whether words are corrected, which is up to hosts: they are told of it as a ``HostTextInput``. Terminals never do.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As fits the text.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Which letters become capitals, which is up to hosts: they are told of it as a ``HostTextInput``. In terminals none
/// do.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// What a text is about, for those who fill it in. Hosts are told of it as a ``HostTextInput``.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The kind as a string.
    public let rawValue: String
    /// Makes a kind from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one use.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// What a text that is typed says about itself. All but `isSecureTextEntry` is only kept, and told to hosts.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters become capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Which keys are offered first.
    var keyboardType: UIKeyboardType { get set }
    /// Whether a keyboard on the screen is dark or light.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the Return key is called.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the text is a secret: shown as bullets, and never copied.
    var isSecureTextEntry: Bool { get set }
    /// What the text is about; `nil` for anything.
    var textContentType: UITextContentType! { get set }
}
