/// The border of a text field.
enum FieldBorder: Hashable, Sendable {
    case none
    /// A faint background with round corners.
    case rounded
}

private enum FieldBorderKey: EnvironmentKey {
    static var defaultValue: FieldBorder { .none }
}

private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel { .return }
}

private enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    var fieldBorder: FieldBorder {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }

    /// A Boolean value that indicates whether autocorrection is disabled; `false` by default.
    ///
    /// Autocorrection is up to the host, which is informed of the value; a terminal never corrects.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }

    package var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}

/// The label of the Return key of an on-screen keyboard. Hosts are informed of it; a terminal has no such keyboard.
public struct SubmitLabel: Hashable, Sendable {
    let name: String

    /// A label with the text “Done”.
    public static let done = SubmitLabel(name: "done")
    /// A label with the text “Go”.
    public static let go = SubmitLabel(name: "go")
    /// A label with the text “Send”.
    public static let send = SubmitLabel(name: "send")
    /// A label with the text “Join”.
    public static let join = SubmitLabel(name: "join")
    /// A label with the text “Route”.
    public static let route = SubmitLabel(name: "route")
    /// A label with the text “Search”.
    public static let search = SubmitLabel(name: "search")
    /// A label with the text “Return”.
    public static let `return` = SubmitLabel(name: "return")
    /// A label with the text “Next”.
    public static let next = SubmitLabel(name: "next")
    /// A label with the text “Continue”.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// The kind of automatic capitalisation of typed text. It is up to the host, which is informed of it; a terminal
/// never capitalises.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    /// Disables automatic capitalisation of text.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// Capitalises the first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// Capitalises the first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// Capitalises every letter of the text.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

extension View {
    /// Sets the label of the Return key of an on-screen keyboard. The host receives it.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }

    /// Sets whether autocorrection is disabled in this view. The host receives the setting.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether autocorrection is disabled in this view; `nil` for the default, enabled. Deprecated in SwiftUI in
    /// favour of ``autocorrectionDisabled(_:)``.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }

    /// Sets the automatic capitalisation of text typed in this view. The host receives the setting.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { environment(\.textInputAutocapitalization, autocapitalization) }
}
