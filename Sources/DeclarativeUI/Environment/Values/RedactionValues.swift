/// The reasons for which the contents of views are not shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// Reasons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The contents have not been loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The contents are private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The contents are no longer valid.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons not to show contents; empty by default.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the display saves power by reducing its brightness; `false` by default.
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

    /// Removes all reasons not to show contents.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
