/// How large text is, by the older names.
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
    /// The first size for accessibility.
    case accessibilityMedium
    /// The second size for accessibility.
    case accessibilityLarge
    /// The third size for accessibility.
    case accessibilityExtraLarge
    /// The fourth size for accessibility.
    case accessibilityExtraExtraLarge
    /// The fifth size for accessibility.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the sizes for accessibility.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    // Both lists go from the smallest to the largest, and are equally long.
    var size: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? 0
        return DynamicTypeSize.allCases[index]
    }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 0]
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether text of one size is smaller than of the other.
    public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.size < other.size }
}

extension EnvironmentValues {
    /// How large text is, by the older names: always says the same as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

extension View {
    /// Sets how large text is.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text within a range: what lies outside becomes the nearest size inside. A range without any
    /// size keeps nothing.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}
