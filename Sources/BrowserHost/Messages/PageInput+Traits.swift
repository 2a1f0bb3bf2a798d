import ImperativeUI

extension PageInput {
    /// The traits of an edited text; without one, nothing is edited.
    init(_ input: HostTextInput?) {
        guard let input else { return }
        isEditing = true
        inputmode =
            switch input.keyboardType {
            case .numberPad, .asciiCapableNumberPad: "numeric"
            case .decimalPad: "decimal"
            case .phonePad: "tel"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "search"
            default: "text"
            }
        enterkeyhint =
            switch input.returnKeyType {
            case .go, .join, .route: "go"
            case .search, .google, .yahoo: "search"
            case .send: "send"
            case .next, .continue: "next"
            case .done: "done"
            default: "enter"
            }
        autocapitalize =
            switch input.autocapitalizationType {
            case .words: "words"
            case .sentences: "sentences"
            case .allCharacters: "characters"
            default: "none"
            }
        // UIKit's raw values are the words of HTML.
        autocomplete = input.isSecureTextEntry ? "off" : input.textContentType?.rawValue ?? "off"
    }
}
