/// The reasons to redact the contents of views.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as a bit mask.
    public let rawValue: Int
    /// Creates a set of reasons from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content has not been loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is no longer valid.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons to redact the content; empty by default.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the display reduces its luminance to save power; `false` by default.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}

extension View {
    /// Adds a reason to redact the content.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all reasons to redact the content.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
