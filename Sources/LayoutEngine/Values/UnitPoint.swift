import Foundation

/// A point in a rectangle, as fractions of its width and height: (0, 0) is the top leading corner, and (1, 1) the
/// bottom trailing corner. Values outside 0...1 lie outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// The x coordinate as a fraction of the width.
    public var x: CGFloat
    /// The y coordinate as a fraction of the height.
    public var y: CGFloat

    /// Creates a point from two fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a point at the top leading corner, (0, 0).
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The top leading corner, (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre, (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the leading edge, (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre of the trailing edge, (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The centre of the top edge, (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the bottom edge, (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner, (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner, (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner, (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner, (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
