extension Image {
    /// A range of brightness for the display of images.
    public struct DynamicRange: Hashable, Sendable {
        package enum Limit { case standard, constrainedHigh, high }
        package let limit: Limit

        /// Standard brightness only.
        public static let standard = DynamicRange(limit: .standard)
        /// Extended brightness, restrained next to standard content.
        public static let constrainedHigh = DynamicRange(limit: .constrainedHigh)
        /// Extended brightness, without a restraint.
        public static let high = DynamicRange(limit: .high)
    }
}

package enum AllowedDynamicRangeKey: EnvironmentKey {
    package static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// The range of brightness allowed for images; `nil`, the default, for the system's choice.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the range of brightness allowed for images; `nil` for the system's choice.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
