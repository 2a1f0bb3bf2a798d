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
    /// Sets which keys a keyboard on the screen offers for texts in this view. Hosts are told of it, as a
    /// `HostTextInput`; a terminal has no such keyboard.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Sets which letters that are typed become capitals, of which hosts are told. Deprecated in SwiftUI in favour of
    /// ``textInputAutocapitalization(_:)``.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets what texts in this view are about, of which hosts are told; `nil` for anything.
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
    /// Makes it of the imperative world's type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
