/// The appearance of text fields. Not for clients to adopt.
public protocol TextFieldStyle: Sendable {
    /// What is drawn around the text. Not for clients to implement.
    static var _hasBorder: Bool { get }
}

/// The text field style chosen by context, which adds nothing to the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The automatic style.
    public init() {}
    /// Not for clients to use.
    public static var _hasBorder: Bool { false }
}

/// A text field style that adds nothing to the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The plain style.
    public init() {}
    /// Not for clients to use.
    public static var _hasBorder: Bool { false }
}

/// A text field style with a faint background with round corners: 8 points at the sides and 6 above and below.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style with a background.
    public init() {}
    /// Not for clients to use.
    public static var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style chosen by context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The style that adds nothing to the text.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The style with a faint background with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the appearance of text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.fieldBorder, S._hasBorder ? .rounded : .none)
    }
}
