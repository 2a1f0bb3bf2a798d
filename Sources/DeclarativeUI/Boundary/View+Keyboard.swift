import DeclarativeViews
import ImperativeUI

private enum KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

private enum TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    package var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }

    package var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the type of the on-screen keyboard for text in this view. Hosts receive it in `HostTextInput`; a terminal
    /// has no on-screen keyboard.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Sets the automatic capitalisation of typed text, which hosts receive. Deprecated in SwiftUI in favour of
    /// ``textInputAutocapitalization(_:)``.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets the semantic type of text entered in this view, which hosts receive; `nil` for any.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
}

extension UITextAutocapitalizationType {
    init(_ capitalization: TextInputAutocapitalization) {
        switch capitalization {
        case .never: self = .none
        case .words: self = .words
        case .characters: self = .allCharacters
        default: self = .sentences
        }
    }
}

extension UIReturnKeyType {
    init(_ label: SubmitLabel) {
        switch label {
        case .done: self = .done
        case .go: self = .go
        case .send: self = .send
        case .join: self = .join
        case .route: self = .route
        case .search: self = .search
        case .next: self = .next
        case .continue: self = .continue
        default: self = .default
        }
    }
}

extension TextInputAutocapitalization {
    /// Creates a value from a UIKit autocapitalisation type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
