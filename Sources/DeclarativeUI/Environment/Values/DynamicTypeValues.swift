/// The size of text, by older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Smaller than the default by three steps.
    case extraSmall
    /// Smaller than the default by two steps.
    case small
    /// Smaller than the default by one step.
    case medium
    /// The default.
    case large
    /// Larger than the default by one step.
    case extraLarge
    /// Larger than the default by two steps.
    case extraExtraLarge
    /// Larger than the default by three steps.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The fifth accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is an accessibility size.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    // Both lists are in ascending order and have the same length.
    var size: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? 0
        return DynamicTypeSize.allCases[index]
    }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 0]
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether one size is smaller than the other.
    public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.size < other.size }
}

extension EnvironmentValues {
    /// The size of text, by older names. Always corresponds to `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

extension View {
    /// Sets the size of text.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of text to a range: a size outside becomes the nearest one inside. A range without any size has
    /// no effect.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}
