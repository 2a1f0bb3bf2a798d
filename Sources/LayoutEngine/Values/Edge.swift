import Foundation

/// An edge of a rectangle. `leading` is the left edge in left-to-right layout, and the right edge in right-to-left
/// layout.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge, where reading begins.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge, where reading ends.
    case trailing

    /// A set of edges; empty by default.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The set as a bit mask.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with a single edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge, where reading begins.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge, where reading ends.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all = Set(rawValue: 15)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The inset distances from the four edges of a rectangle, in points; 0 by default.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates edge insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates edge insets of 0 points.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}
