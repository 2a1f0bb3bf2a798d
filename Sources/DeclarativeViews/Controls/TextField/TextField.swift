import Foundation
import LayoutEngine

/// A control for entering and editing text.
///
/// The field fills the proposed width and is one line high. The text is edited while the field has the keyboard
/// focus, which a tap or Tab gives to it. Return runs the actions of `onSubmit(of:_:)`, and the field keeps the
/// focus.
///
/// The binding is written on every change, in its own transaction. If the binding then has a different value, the
/// field displays that value. External changes of the value keep the position of the insertion point in the text.
public struct TextField<Label: View>: View {
    private var content: EditedField

    nonisolated private init(
        _ text: Binding<String>, prompt: Text?, axis: Axis, isFormatted: Bool = false, _ label: Label
    ) {
        content = EditedField(
            text: text, kind: axis == .vertical ? .growing : .line, isFormatted: isFormatted,
            prompt: prompt ?? label as? Text, title: label as? Text)
    }

    /// Makes a field of one line that calls functions.
    init(_ text: Binding<String>, isFormatted: Bool = false, _ label: Label, events: FieldEvents) {
        self.init(text, prompt: nil, axis: .horizontal, isFormatted: isFormatted, label)
        content.events = events
    }

    /// Creates a text field with a custom label. While the text is empty, the field displays the prompt, or without a
    /// prompt the label if it is a `Text`.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, axis: .horizontal, label())
    }

    /// Creates a text field with a custom label that grows along the given axis.
    ///
    /// With the vertical axis, lines wrap, the field is as high as its text, up to `lineLimit(_:)` lines, and Return
    /// inserts a line break.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) { self.init(text, prompt: prompt, axis: axis, label()) }

    /// Creates a text field for a formatted value, with a custom label.
    ///
    /// Typing changes the value as soon as the text can be parsed in the format. On submission, and when the field
    /// loses the focus, the field displays the formatted value.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// Creates a text field for an optional formatted value, with a custom label. An empty text is `nil`.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// Creates a text field for a value that a formatter of numbers or dates formats and parses, with a custom label.
    ///
    /// Typing changes the value as soon as the text can be parsed. On submission, and when the field loses the focus,
    /// the field displays the value as the formatter formats it. If the type of the value is optional, an empty text
    /// is `nil`.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// The content and behaviour of the field.
    public var body: some View { content }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// Makes the field that a style was asked to show. It has the next outer style.
    init(_ configuration: FieldStyleConfiguration) {
        var field = configuration.field
        field.style = .fixed(configuration.outer.box)
        content = field
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a localisable title, displayed while the text is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, prompt: nil, axis: .horizontal, Text(titleKey))
    }

    /// Creates a text field with a localisable title and a prompt, displayed while the text is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, axis: .horizontal, Text(titleKey))
    }

    /// Creates a text field with a localisable title that grows along the given axis.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text, prompt: prompt, axis: axis, Text(titleKey)) }

    /// Creates a text field with a title from a string, displayed while the text is empty.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: nil, axis: .horizontal, Text(title))
    }

    /// Creates a text field with a title from a string and a prompt, displayed while the text is empty.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) { self.init(text, prompt: prompt, axis: .horizontal, Text(title)) }

    /// Creates a text field with a title from a string that grows along the given axis.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text, prompt: prompt, axis: axis, Text(title)) }

    /// Creates a text field for a formatted value, with a localisable title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true,
            Text(titleKey))
    }

    /// Creates a text field for a formatted value, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, Text(title))
    }

    /// Creates a text field for an optional formatted value, with a localisable title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true,
            Text(titleKey))
    }

    /// Creates a text field for an optional formatted value, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, Text(title))
    }

    /// Creates a text field for a value formatted and parsed by a formatter, with a localisable title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) } }

    /// Creates a text field for a value formatted and parsed by a formatter, with a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
}
