import BridgedEnvironment

/// A field that is shown by a style, and the next outer style.
struct FieldStyleConfiguration {
    let field: EditedField
    let outer: OuterStyle<FieldStyleConfiguration>
}

/// Adapts a style of fields to the common form of styles.
enum FieldStyling<Style: TextFieldStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: FieldStyleConfiguration) -> Style._Body {
        style._body(configuration: TextField(configuration))
    }
}

enum TextFieldStyleKey: StyleKey {
    typealias Automatic = FieldStyling<DefaultTextFieldStyle>
    typealias Configuration = FieldStyleConfiguration
    static var modifierName: String { "textFieldStyle" }
    static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
    /// The current style of fields; `nil` for one that the field itself draws, see ``BorderedFieldStyle``.
    var textFieldStyleBox: StyleBox<FieldStyleConfiguration>? { self[TextFieldStyleKey.self] }
}

/// A style that a field draws itself, without further views: all but those of a program's own.
protocol BorderedFieldStyle {
    static var border: FieldBorder { get }
}

extension DefaultTextFieldStyle: BorderedFieldStyle { nonisolated static var border: FieldBorder { .none } }
extension PlainTextFieldStyle: BorderedFieldStyle { nonisolated static var border: FieldBorder { .none } }
extension RoundedBorderTextFieldStyle: BorderedFieldStyle { nonisolated static var border: FieldBorder { .rounded } }

/// Sets the style of fields.
struct FieldStyleWriter<Style: TextFieldStyle>: EnvironmentWriter {
    let style: Style

    var name: String { TextFieldStyleKey.modifierName }
    func apply(to values: inout EnvironmentValues) {
        if let type = Style.self as? any BorderedFieldStyle.Type {
            values.fieldBorder = type.border
            values[TextFieldStyleKey.self] = nil
        } else {
            values[TextFieldStyleKey.self] = TypedStyleBox<TextFieldStyleKey, FieldStyling<Style>>(
                style, outer: values[TextFieldStyleKey.self])
        }
    }
}
