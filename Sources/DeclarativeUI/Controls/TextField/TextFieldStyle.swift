import UnifiedStorage

/// The appearance of text fields and secure fields. Dynamic properties work as in a button style.
///
/// A style of a program's own shows the field that it is given, which has the style around this one, among other views:
///
/// ```swift
/// struct UnderlinedFieldStyle: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         VStack(spacing: 0) {
///             configuration
///             Divider()
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The type of view that `_body` returns.
    associatedtype _Body: View
    /// The label of the field that a style shows.
    typealias _Label = _TextFieldStyleLabel
    /// Returns the view of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style shows. Not for clients to make.
public struct _TextFieldStyleLabel: View {
    /// Nothing: the field itself shows its label while its text is empty.
    public var body: some View { EmptyView() }
}

/// The text field style chosen by context, which adds nothing to the text.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the field without a border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
}

/// A text field style that adds nothing to the text.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// The plain style.
    nonisolated public init() {}

    /// Returns the field without a border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
}

/// A text field style with a faint background with round corners: 8 points at the sides and 6 above and below.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// The style with a background.
    nonisolated public init() {}

    /// Returns the field on its background.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
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
    /// Sets the appearance of text fields and secure fields in this view. The style nearest to a field wins.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(FieldStyleWriter(style: style)))
    }
}
