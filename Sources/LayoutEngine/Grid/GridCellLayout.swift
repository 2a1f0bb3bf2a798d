import Foundation

/// Stands for one row of a grid among others.
final class GridRowIdentity: Equatable, Sendable {
    static func == (lhs: GridRowIdentity, rhs: GridRowIdentity) -> Bool { lhs === rhs }
}

/// Something a view says of itself to the grid it is a cell of.
enum GridCellAttribute: Equatable {
    case row(GridRowIdentity, VerticalAlignment?)
    case columns(Int)
    case anchor(UnitPoint)
    case unsizedAxes(Axis.Set)
    case columnAlignment(HorizontalAlignment)
}

/// Changes nothing for the layout but what the grid around the child knows of it.
package struct GridCellLayout: UnaryLayout, Equatable {
    /// `nil` where what was said made no sense.
    let attribute: GridCellAttribute?
    package let inputIssue: String?

    init(_ attribute: GridCellAttribute) {
        var issue: String?
        switch attribute {
        case .columns(let count) where count < 1:
            issue = "a grid cell spans \(count) columns; it spans at least 1, which is used"
        case .anchor(let anchor) where !anchor.x.isFinite || !anchor.y.isFinite:
            issue = "a grid cell has the anchor (\(anchor.x), \(anchor.y)), which is not finite and is ignored"
        default: break
        }
        self.attribute = issue == nil ? attribute : nil
        inputIssue = issue
    }

    package init(columns: Int) { self.init(.columns(columns)) }
    package init(anchor: UnitPoint) { self.init(.anchor(anchor)) }
    package init(unsizedAxes: Axis.Set) { self.init(.unsizedAxes(unsizedAxes)) }
    package init(columnAlignment: HorizontalAlignment) { self.init(.columnAlignment(columnAlignment)) }

    /// What a new row says of each of its cells. `row` keeps the identity of a row that is there already.
    package init(rowAlignment: VerticalAlignment?, sameRowAs row: GridCellLayout? = nil) {
        if case .row(let identity, _)? = row?.attribute {
            self.init(.row(identity, rowAlignment))
        } else {
            self.init(.row(GridRowIdentity(), rowAlignment))
        }
    }

    package var ownPriority: Double? { nil }
}

/// All that a view says of itself to the grid it is a cell of.
struct GridCellTraits {
    var row: GridRowIdentity?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?

    /// More columns than any grid has, few enough to add up.
    private static let columnLimit = 1 << 40

    /// Gathers what was said at a view and at what it wraps, from the outside in.
    init(of node: LayoutNode) {
        var wider = 0
        var next: LayoutNode? = node
        while let current = next {
            next = current.layoutValueSource
            guard let attribute = (current as? UnaryLayoutNode<GridCellLayout>)?.layout.attribute else { continue }
            switch attribute {
            case .row(let identity, let alignment):
                // A row in a row is part of it.
                if row == nil { (row, rowAlignment) = (identity, alignment) }
            case .columns(let count):
                if count > 1 { wider = min(Self.columnLimit, wider + min(count, Self.columnLimit)) }
            case .anchor(let point): anchor = point
            case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
            case .columnAlignment(let guide): columnAlignment = guide
            }
        }
        columns = max(1, wider)
    }
}
