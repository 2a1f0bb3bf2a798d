import Foundation
import LayoutEngine

/// A control in which a text is edited.
///
/// It is as wide as is proposed to it and one line high. The text is edited while the field has the focus of the
/// keyboard, which a tap or Tab gives to it; Return calls the actions of `onSubmit(of:_:)`, and the field keeps the
/// focus. The binding is written with every change, under its own transaction. If it then has another value, the field
/// shows that. Outside changes of the value keep the caret where it is in the text.
public struct TextField<Label: View>: View {
    private let content: EditedField

    nonisolated private init(
        _ text: Binding<String>, prompt: Text?, axis: Axis, isFormatted: Bool = false, _ label: Label
    ) {
        content = EditedField(
            text: text, kind: axis == .vertical ? .growing : .line, isFormatted: isFormatted,
            prompt: prompt ?? label as? Text, title: label as? Text)
    }

    /// A field with a label. While the text is empty, the prompt stands in its place, or without one a label that is a
    /// text.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, axis: .horizontal, label())
    }

    /// A field with a label. On the vertical axis lines wrap, the field is as high as the text, at most
    /// `lineLimit(_:)` lines, and Return begins another line.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) { self.init(text, prompt: prompt, axis: axis, label()) }

    /// A field of a value, with a label.
    ///
    /// What is typed changes the value as soon as it can be read in the format. When it is submitted, or the field
    /// loses the focus, the field shows the value as it is written in the format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// A field of a value that may be missing, with a label. An empty text is no value.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// A field of a value, with a label, which a formatter writes and reads: one of numbers or of dates.
    ///
    /// What is typed changes the value as soon as it can be read. When it is submitted, or the field loses the focus,
    /// the field shows the value as the formatter writes it. An empty text is no value where the type is optional.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), prompt: prompt, axis: .horizontal, isFormatted: true, label())
    }

    /// The field.
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
    /// A field with a localisable title, which stands in the place of an empty text.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, prompt: nil, axis: .horizontal, Text(titleKey))
    }

    /// A field with a localisable title and a prompt for an empty text.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, axis: .horizontal, Text(titleKey))
    }

    /// A field with a localisable title, which grows along an axis.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text, prompt: prompt, axis: axis, Text(titleKey)) }

    /// A field with a title, which stands in the place of an empty text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: nil, axis: .horizontal, Text(title))
    }

    /// A field with a title and a prompt for an empty text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) { self.init(text, prompt: prompt, axis: .horizontal, Text(title)) }

    /// A field with a title, which grows along an axis.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(text, prompt: prompt, axis: axis, Text(title)) }

    /// A field of a value, with a localisable title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true,
            Text(titleKey))
    }

    /// A field of a value, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, Text(title))
    }

    /// A field of a value that may be missing, with a localisable title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true,
            Text(titleKey))
    }

    /// A field of a value that may be missing, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            FormattedText.binding(value, in: format), prompt: prompt, axis: .horizontal, isFormatted: true, Text(title))
    }

    /// A field of a value that a formatter writes and reads, with a localisable title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) } }

    /// A field of a value that a formatter writes and reads, with a title.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
}
