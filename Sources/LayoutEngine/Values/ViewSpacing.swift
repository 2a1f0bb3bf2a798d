import Foundation

/// The distances that a view prefers to keep from its neighbours, in points.
public struct ViewSpacing: Sendable {
    /// The usual tables need no storage of their own.
    enum Storage: Sendable {
        /// No preference of any kind.
        case empty
        /// A plain 0 on every edge.
        case zero
        /// What most views have: no plain preference, nothing to add to the distance a text wants.
        case ordinary
        indirect case table(SpacingTable)
    }

    var storage: Storage
    var direction: LayoutDirection

    init(_ storage: Storage, direction: LayoutDirection = .leftToRight) {
        self.storage = storage
        self.direction = direction
    }

    /// Makes spacing without any preference: next to another such view the platform's 8 points apply.
    public init() { self.init(.empty) }

    /// Prefers a distance of 0 points on every edge.
    public static let zero = ViewSpacing(.zero)

    /// The spacing of a view that prefers nothing of its own but keeps a text's distance from a text.
    package static let ordinary = ViewSpacing(.ordinary)

    /// The distance on both axes, in points, between views without a preference.
    package static let defaultDistance: CGFloat = 8

    /// Takes over, on the given edges, each of the other's preferences that is larger than its own.
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

    /// The preferences of both on the given edges, the larger of each; this one's alone on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance in points that this view and the next one after it on the axis prefer; 8 if neither has a
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
