extension Image {
    /// In which range of brightness images are shown.
    public struct DynamicRange: Hashable, Sendable {
        enum Limit { case standard, constrainedHigh, high }
        let limit: Limit

        /// Standard brightness only.
        public static let standard = DynamicRange(limit: .standard)
        /// Extended brightness, held back beside standard content.
        public static let constrainedHigh = DynamicRange(limit: .constrainedHigh)
        /// Extended brightness.
        public static let high = DynamicRange(limit: .high)
    }
}

enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// In which range of brightness images may be shown; `nil` for the system's choice. `nil` where nothing was set.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets in which range of brightness images may be shown; `nil` for the system's choice.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
