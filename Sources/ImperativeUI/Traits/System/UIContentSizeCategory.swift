/// The text size a user asks for, of twelve; five of them for people who need very large text.
///
/// Categories compare by size. A raw string that names none of them sorts below all, like `unspecified`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Codable, Sendable {
    /// The name the category is stored under.
    public let rawValue: String

    /// A category of a stored name. Any string is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "UICTContentSizeCategory"
    private init(short: String) { rawValue = Self.prefix + short }

    /// No category.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// An extra-small size.
    public static let extraSmall = UIContentSizeCategory(short: "XS")
    /// A small size.
    public static let small = UIContentSizeCategory(short: "S")
    /// A medium size.
    public static let medium = UIContentSizeCategory(short: "M")
    /// A large size: the usual setting.
    public static let large = UIContentSizeCategory(short: "L")
    /// An extra-large size.
    public static let extraLarge = UIContentSizeCategory(short: "XL")
    /// A larger size.
    public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
    /// The largest size before the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
    /// A large accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
    /// An extra-large accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
    /// A larger accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
    /// The largest size of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

    /// The categories by size, without `unspecified`.
    static let bySize: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place in the order of sizes; -1 for what is none of them.
    var rank: Int { Self.bySize.firstIndex(of: self) ?? -1 }

    /// The name as descriptions print it.
    var shortName: String {
        rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
    }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Whether the first is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }
    /// Whether the first is smaller or of the same size.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }
    /// Whether the first is larger.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }
    /// Whether the first is larger or of the same size.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}
