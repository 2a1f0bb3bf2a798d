import Foundation

/// A side of a rectangle, independent of the reading direction.
enum AbsoluteEdge: Int, CaseIterable {
    case top, left, bottom, right

    func edge(in direction: LayoutDirection) -> Edge.Set {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: direction == .leftToRight ? .leading : .trailing
        case .right: direction == .leftToRight ? .trailing : .leading
        }
    }
}

/// The spacing preferences of one edge, in points; NaN where there is none.
struct EdgeSpacing: Equatable, Sendable {
    /// The preferred distance to any neighbour.
    var plain: CGFloat = .nan
    /// The edge's part of the distance between this view and a text below it.
    var aboveText: CGFloat = .nan
    /// The edge's part of the distance between a text and this view below it.
    var belowText: CGFloat = .nan
    /// The preferred distance between two texts.
    var textToText: CGFloat = .nan

    static let empty = EdgeSpacing()
    static let zero = EdgeSpacing(plain: 0)

    /// Returns the edge of a view without preferences of its own.
    static func ordinary(_ edge: AbsoluteEdge) -> EdgeSpacing {
        switch edge {
        case .top: EdgeSpacing(belowText: 0)
        case .bottom: EdgeSpacing(aboveText: 0)
        case .left, .right: .empty
        }
    }

    static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool {
        same(lhs.plain, rhs.plain) && same(lhs.aboveText, rhs.aboveText) && same(lhs.belowText, rhs.belowText)
            && same(lhs.textToText, rhs.textToText)
    }

    private static func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }

    private static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.isNaN || b > a ? b : a }

    mutating func formUnion(_ other: EdgeSpacing) {
        plain = Self.larger(plain, other.plain)
        aboveText = Self.larger(aboveText, other.aboveText)
        belowText = Self.larger(belowText, other.belowText)
        textToText = Self.larger(textToText, other.textToText)
    }

    /// Returns the distance between this edge and the one it faces, or `nil` if neither has a preference.
    func distance(to next: EdgeSpacing) -> CGFloat? {
        // A sum with a missing operand is NaN, which `larger` ignores.
        var result = Self.larger(aboveText + next.aboveText, belowText + next.belowText)
        if !textToText.isNaN, !next.textToText.isNaN {
            result = Self.larger(result, max(textToText, next.textToText))
        }
        if result.isNaN { result = Self.larger(plain, next.plain) }
        return result.isNaN ? nil : result
    }
}

/// The spacing preferences of all four edges.
struct SpacingTable: Equatable, Sendable {
    var top: EdgeSpacing
    var left: EdgeSpacing
    var bottom: EdgeSpacing
    var right: EdgeSpacing

    init(_ edge: (AbsoluteEdge) -> EdgeSpacing) {
        top = edge(.top)
        left = edge(.left)
        bottom = edge(.bottom)
        right = edge(.right)
    }

    subscript(edge: AbsoluteEdge) -> EdgeSpacing {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}

extension ViewSpacing {
    /// Stores a table, in its short form if it has one.
    init(_ table: SpacingTable, direction: LayoutDirection = .leftToRight) {
        if table == Self.ordinaryTable {
            self.init(.ordinary, direction: direction)
        } else if table == Self.zeroTable {
            self.init(.zero, direction: direction)
        } else {
            self.init(.table(table), direction: direction)
        }
    }

    private static let emptyTable = SpacingTable { _ in .empty }
    private static let zeroTable = SpacingTable { _ in .zero }
    private static let ordinaryTable = SpacingTable(EdgeSpacing.ordinary)

    var table: SpacingTable {
        switch storage {
        case .empty: Self.emptyTable
        case .zero: Self.zeroTable
        case .ordinary: Self.ordinaryTable
        case .table(let table): table
        }
    }

    /// Whether both have the same preferences on every edge.
    func hasSamePreferences(as other: ViewSpacing) -> Bool {
        if direction != other.direction { return false }
        switch (storage, other.storage) {
        case (.empty, .empty), (.zero, .zero), (.ordinary, .ordinary): return true
        default: return table == other.table
        }
    }

    /// Returns this spacing with the given edges reset to those of a view without preferences.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        if case .ordinary = storage { return self }
        if edges.isEmpty { return self }
        if edges == .all { return ViewSpacing(.ordinary, direction: direction) }
        var table = self.table
        for edge in AbsoluteEdge.allCases where edges.contains(edge.edge(in: direction)) {
            table[edge] = .ordinary(edge)
        }
        return ViewSpacing(table, direction: direction)
    }

    /// Returns the spacing of a spacer: a distance of 0 on both edges of `axis`, or on all four edges if it is `nil`.
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        switch axis {
        case nil: return .zero
        case .horizontal?: return rowSpacer
        case .vertical?: return columnSpacer
        }
    }

    // All spacers of a direction share one table.
    private static let rowSpacer = ViewSpacing(SpacingTable { $0 == .left || $0 == .right ? .zero : .empty })
    private static let columnSpacer = ViewSpacing(SpacingTable { $0 == .top || $0 == .bottom ? .zero : .empty })

    /// Returns the spacing of a text in one font. Lengths are in points.
    ///
    /// - Parameters:
    ///   - descender: The font's descender, as a positive number.
    ///   - scale: The number of pixels per point.
    package static func text(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, scale: CGFloat = 1
    ) -> ViewSpacing {
        let height = ascender + descender
        let extra = PixelGrid.roundedUp(0.1 * height, scale: scale)
        let between = PixelGrid.roundedUp(leading, scale: scale)
        var table = emptyTable
        table.top = EdgeSpacing(aboveText: extra + descender, textToText: between)
        table.bottom = EdgeSpacing(belowText: max(height + extra - capHeight, extra + descender), textToText: between)
        return ViewSpacing(table)
    }
}
