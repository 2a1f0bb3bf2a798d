import Foundation

/// The distances that a view prefers to keep from its neighbours, in points.
public struct ViewSpacing: Sendable {
    /// The common tables, which need no storage of their own, and any other.
    enum Storage: Sendable {
        /// No preference of any kind.
        case empty
        /// A plain 0 on every edge.
        case zero
        /// The spacing of most views: no preference of their own, and nothing added to the distance that a text
        /// prefers.
        case ordinary
        indirect case table(SpacingTable)
    }

    var storage: Storage
    var direction: LayoutDirection

    init(_ storage: Storage, direction: LayoutDirection = .leftToRight) {
        self.storage = storage
        self.direction = direction
    }

    /// Creates a spacing without preferences. Two views with it are 8 points apart.
    public init() { self.init(.empty) }

    /// A spacing that prefers a distance of 0 points on every edge.
    public static let zero = ViewSpacing(.zero)

    /// The spacing of a view that has no preference of its own but respects the distances that texts prefer.
    package static let ordinary = ViewSpacing(.ordinary)

    /// The distance on both axes, in points, between views without a preference.
    package static let defaultDistance: CGFloat = 8

    /// Merges another view's preferences into this spacing: on each of the given edges, the larger preference wins.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        switch (storage, other.storage) {
        case (_, .empty): return
        case (.ordinary, .ordinary), (.zero, .zero): return
        case (.empty, .ordinary) where edges == .all: storage = .ordinary
        case (.empty, .zero) where edges == .all: storage = .zero
        case (.empty, .table) where edges == .all: storage = other.storage
        default:
            var table = self.table
            let otherTable = other.table
            for edge in AbsoluteEdge.allCases where edges.contains(edge.edge(in: direction)) {
                table[edge].formUnion(otherTable[edge])
            }
            self = ViewSpacing(table, direction: direction)
        }
    }

    /// Returns this spacing merged with another: on each of the given edges, the larger preference wins.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferred distance in points between this view and the next one along `axis`; 8 if neither has a
    /// preference.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch (storage, next.storage) {
        case (.ordinary, .ordinary), (.empty, .empty), (.empty, .ordinary), (.ordinary, .empty):
            return Self.defaultDistance
        case (.zero, .zero), (.zero, .empty), (.zero, .ordinary), (.empty, .zero), (.ordinary, .zero):
            return 0
        default:
            let end: AbsoluteEdge
            let start: AbsoluteEdge
            switch (axis, direction) {
            case (.vertical, _): (end, start) = (.bottom, .top)
            case (.horizontal, .leftToRight): (end, start) = (.right, .left)
            case (.horizontal, .rightToLeft): (end, start) = (.left, .right)
            }
            return table[end].distance(to: next.table[start]) ?? Self.defaultDistance
        }
    }
}
