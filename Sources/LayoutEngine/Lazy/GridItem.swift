import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`; an adaptive item stands for several.
public struct GridItem: Sendable {
    /// The width of a column or height of a row, in points.
    public enum Size: Sendable {
        /// A fixed length. A length that is not a finite number of at least 0 is reported and counts as 0.
        case fixed(CGFloat)
        /// An equal share of the remaining space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit into an equal share of the remaining space, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The spacing before the next item in points; 8 if `nil`.
    public var spacing: CGFloat?
    /// The alignment of views in their cells. If it is `nil`, the grid's own alignment applies along a line, and
    /// `center` on the other axis.
    public var alignment: Alignment?

    /// Creates a column or row with the given size, spacing before the next item, and alignment.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
