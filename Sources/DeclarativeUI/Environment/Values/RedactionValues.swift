/// Why the contents of views are not shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// Reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The contents are not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The contents are private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The contents hold no more.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Why contents are not shown; empty where they are. Empty where nothing was set.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the display saves light. `false` where nothing was set.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}

extension View {
    /// Adds a reason not to show contents.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Takes all reasons not to show contents away.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
