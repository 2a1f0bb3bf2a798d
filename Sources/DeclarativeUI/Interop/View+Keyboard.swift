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
    /// Sets which keys a keyboard on the screen offers for texts in this view. It is kept, but there is no such keyboard
    /// here.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    /// Sets what texts in this view are about; `nil` for anything. It is kept, but nothing is filled in here.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
}
