import BridgedEnvironment

/// A type that specifies the appearance of text fields and secure fields. Dynamic properties work as in a button
/// style.
///
/// A custom style displays the given field among other views. The field has the next outer style:
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
    /// The type of label of the field that a style displays.
    typealias _Label = _TextFieldStyleLabel
    /// Returns a view that represents the body of a text field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a style displays. Implementation detail; don't create values of this type.
public struct _TextFieldStyleLabel: View {
    /// An empty view: the field itself displays its label while its text is empty.
    public var body: some View { EmptyView() }
}

/// The default text field style, chosen by context: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates a default text field style.
    nonisolated public init() {}

    /// Returns the field without a border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates a plain text field style.
    nonisolated public init() {}

    /// Returns the field without a border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
}

/// A text field style with a rounded border around the background of the page. The field is at least 34 points high; in
/// a grid of characters it is a faint background, 8 points beside and 6 points above and below the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates a rounded border text field style.
    nonisolated public init() {}

    /// Returns the field in a rounded border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\.fieldBorder, Self.border)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default text field style, chosen by context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style with no decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of text fields and secure fields in this view. The innermost style takes precedence.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(FieldStyleWriter(style: style)))
    }
}
