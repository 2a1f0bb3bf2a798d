/// The sizes of text, under their former names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The size three steps below the default.
    case extraSmall
    /// The size two steps below the default.
    case small
    /// The size one step below the default.
    case medium
    /// The default size.
    case large
    /// The size one step above the default.
    case extraLarge
    /// The size two steps above the default.
    case extraExtraLarge
    /// The size three steps above the default.
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

    /// A Boolean value that indicates whether the size is an accessibility size.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    // Both lists are in ascending order and have the same length.
    package var size: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self) ?? 0
        return DynamicTypeSize.allCases[index]
    }

    package init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 0]
    }
}

extension ContentSizeCategory: Comparable {
    /// Returns a Boolean value that indicates whether the first size is smaller than the second.
    public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.size < other.size }
}

extension EnvironmentValues {
    /// The size of text, under its former name. It always corresponds to `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
