import Foundation

/// The functions that a field calls in its life.
struct FieldEvents {
    /// Called when editing begins, with true, and when it ends, with false.
    var editingChanged: (Bool) -> Void = { _ in }
    /// Called when the user submits the text.
    var commit: () -> Void = {}
}

// The initializers from before `onSubmit(of:_:)` and `focused(_:)`.

extension TextField where Label == Text {
    /// Creates a text field with a localisable title and closures for its editing.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    ///   - onCommit: Called when the user submits the text with Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(text, Text(titleKey), events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a text field with a localisable title and a closure for its editing.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, Text(titleKey), events: FieldEvents(editingChanged: onEditingChanged))
    }

    /// Creates a text field with a localisable title and a closure for its editing.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onCommit: Called when the user submits the text with Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, Text(titleKey), events: FieldEvents(commit: onCommit))
    }

    /// Creates a text field with a title from a string and closures for its editing.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    ///   - onCommit: Called when the user submits the text with Return.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(text, Text(title), events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a text field with a title from a string and a closure for its editing.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, Text(title), events: FieldEvents(editingChanged: onEditingChanged))
    }

    /// Creates a text field with a title from a string and a closure for its editing.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - text: The text to display and edit.
    ///   - onCommit: Called when the user submits the text with Return.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, Text(title), events: FieldEvents(commit: onCommit))
    }

    /// Creates a text field for a value formatted and parsed by a formatter, with a localisable title and closures for its editing.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - value: The value to display and edit.
    ///   - formatter: The formatter of numbers or dates.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    ///   - onCommit: Called when the user submits the text with Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), isFormatted: true, Text(titleKey),
            events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a text field for a value formatted and parsed by a formatter, with a localisable title and a closure for submission.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - value: The value to display and edit.
    ///   - formatter: The formatter of numbers or dates.
    ///   - onCommit: Called when the user submits the text with Return.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), isFormatted: true, Text(titleKey),
            events: FieldEvents(commit: onCommit))
    }

    /// Creates a text field for a value formatted and parsed by a formatter, with a title from a string and closures for its editing.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - value: The value to display and edit.
    ///   - formatter: The formatter of numbers or dates.
    ///   - onEditingChanged: Called with true when the user begins to edit, and with false when editing ends.
    ///   - onCommit: Called when the user submits the text with Return.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), isFormatted: true, Text(title),
            events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// Creates a text field for a value formatted and parsed by a formatter, with a title from a string and a closure for submission.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - value: The value to display and edit.
    ///   - formatter: The formatter of numbers or dates.
    ///   - onCommit: Called when the user submits the text with Return.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            FormattedText.binding(value, in: formatter), isFormatted: true, Text(title),
            events: FieldEvents(commit: onCommit))
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a localisable title and a closure for submission.
    ///
    /// - Parameters:
    ///   - titleKey: The title, displayed while the text is empty.
    ///   - text: The text to edit.
    ///   - onCommit: Called when the user submits the text with Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(text, Text(titleKey), events: FieldEvents(commit: onCommit)) }

    /// Creates a secure field with a title from a string and a closure for submission.
    ///
    /// - Parameters:
    ///   - title: The title, displayed while the text is empty.
    ///   - text: The text to edit.
    ///   - onCommit: Called when the user submits the text with Return.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(text, Text(title), events: FieldEvents(commit: onCommit)) }
}
