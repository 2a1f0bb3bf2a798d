/// What is drawn around the text of a text field.
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

    /// Whether words that are typed are left as they are. Correcting them is up to hosts, which are told of it; a
    /// terminal never does. `false` where nothing was set.
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

/// What the Return key of a keyboard on the screen is called. Hosts are told of it; a terminal has no such keyboard.
public struct SubmitLabel: Hashable, Sendable {
    let name: String

    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join.
    public static let join = SubmitLabel(name: "join")
    /// Route.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters that are typed become capitals, which is up to hosts: they are told of it. In terminals none do.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

extension View {
    /// Sets what the Return key of a keyboard on the screen is called, of which hosts are told.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }

    /// Sets whether words that are typed are left as they are, of which hosts are told.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Sets whether words that are typed are left as they are; `nil` for the default, that they are not. Deprecated in
    /// SwiftUI in favour of ``autocorrectionDisabled(_:)``.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }

    /// Sets which letters that are typed become capitals, of which hosts are told.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { environment(\.textInputAutocapitalization, autocapitalization) }
}
