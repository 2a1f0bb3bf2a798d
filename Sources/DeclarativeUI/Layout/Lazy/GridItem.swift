import Foundation

/// One column of a `LazyVGrid`, or one row of a `LazyHGrid`; or, where it is adaptive, several in its place.
public struct GridItem: Sendable {
    /// How much room a column or row takes, in points.
    public enum Size: Sendable {
        /// Exactly so much. A length that is not a finite number of at least 0 is reported and counts as 0.
        case fixed(CGFloat)
        /// Its share of the room, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit in its share, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How much room it takes.
    public var size: Size
    /// The gap to the next one in points; 8 where it is `nil`.
    public var spacing: CGFloat?
    /// Where views stand in their cells; as the grid aligns them, and centred, where it is `nil`.
    public var alignment: Alignment?

    /// A column or row of a size, with a gap to the next one and an alignment of its own.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Which views of a lazy container stay in sight while its lines scroll.
///
/// Kept for sections; there is nothing yet that could be pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
