import Foundation

/// One side of a rectangle. `leading` is the left side in left-to-right layout and the right side in right-to-left.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The side where reading begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// A set of edges; empty unless given members.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where reading begins.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all = Set(rawValue: 15)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the four sides of a rectangle, in points; all 0 unless given.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper side, in points.
    public var top: CGFloat
    /// The distance from the side where reading begins, in points.
    public var leading: CGFloat
    /// The distance from the lower side, in points.
    public var bottom: CGFloat
    /// The distance from the side where reading ends, in points.
    public var trailing: CGFloat

    /// Makes insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of 0 points.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}
