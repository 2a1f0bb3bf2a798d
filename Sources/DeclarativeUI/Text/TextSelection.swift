/// Whether texts can be copied by who reads them.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// Says that texts can be copied.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static var allowsSelection: Bool { true }
}

/// Says that texts cannot be copied.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be copied. The default.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether texts can be copied by who reads them.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether people can copy the texts in this view.
    ///
    /// A press on a text that is held down, or the secondary button of a mouse, opens a menu that copies the whole
    /// text. A text is always copied as a whole, as on a phone; what is edited can be selected and copied in any case.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
