/// A type that determines whether users can copy texts.
public protocol TextSelectability {
    /// A Boolean value that indicates whether users can copy texts.
    static var allowsSelection: Bool { get }
}

/// A selectability that lets users copy texts.
public struct EnabledTextSelectability: TextSelectability {
    /// `true`: users can copy texts.
    public static var allowsSelection: Bool { true }
}

/// A selectability that does not let users copy texts.
public struct DisabledTextSelectability: TextSelectability {
    /// `false`: users cannot copy texts.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A selectability that lets users copy texts.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A selectability that does not let users copy texts. The default.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user can copy texts.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether users can copy the texts in this view.
    ///
    /// A long press on a text, or the secondary mouse button, opens a menu that copies the text. A text is always
    /// copied as a whole, as on a phone. Text in editors can be selected and copied in any case.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
