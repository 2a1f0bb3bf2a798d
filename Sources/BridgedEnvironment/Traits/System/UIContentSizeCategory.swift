/// A text size that the user prefers. There are twelve sizes, five of them for accessibility.
///
/// Categories compare by size. A raw string that is not the name of a size compares below all sizes, like
/// `unspecified`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the category in archives.
    public let rawValue: String

    /// Creates a category from an archived name. Any string is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "UICTContentSizeCategory"
    private init(short: String) { rawValue = Self.prefix + short }

    /// An unspecified text size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// An extra-small text size.
    public static let extraSmall = UIContentSizeCategory(short: "XS")
    /// A small text size.
    public static let small = UIContentSizeCategory(short: "S")
    /// A medium text size.
    public static let medium = UIContentSizeCategory(short: "M")
    /// A large text size, which is the default setting.
    public static let large = UIContentSizeCategory(short: "L")
    /// An extra-large text size.
    public static let extraLarge = UIContentSizeCategory(short: "XL")
    /// A text size larger than extra-large.
    public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
    /// The largest size before the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
    /// A large accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
    /// An extra-large accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
    /// A size larger than the extra-large accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
    /// The largest size of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

    /// The categories by size, without `unspecified`.
    package static let bySize: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The rank in the order of sizes; -1 for other values.
    package var rank: Int { Self.bySize.firstIndex(of: self) ?? -1 }

    /// The name as descriptions print it.
    var shortName: String {
        rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
    }

    /// A Boolean value that indicates whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether the first category is smaller than the second.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }
    /// Returns whether the first category is smaller than or equal to the second.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }
    /// Returns whether the first category is larger than the second.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }
    /// Returns whether the first category is larger than or equal to the second.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}
