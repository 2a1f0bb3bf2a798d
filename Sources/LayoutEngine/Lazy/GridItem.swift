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
