import Foundation

/// The identity of one row of a grid.
final class GridRowIdentity: Equatable, Sendable {
    static func == (lhs: GridRowIdentity, rhs: GridRowIdentity) -> Bool { lhs === rhs }
}

/// An attribute that a view sets for the grid of which it is a cell.
enum GridCellAttribute: Equatable {
    case row(GridRowIdentity, VerticalAlignment?)
    case columns(Int)
    case anchor(UnitPoint)
    case unsizedAxes(Axis.Set)
    case columnAlignment(HorizontalAlignment)
}

/// Passes layout through unchanged, and sets an attribute for the grid around the child.
package struct GridCellLayout: UnaryLayout, Equatable {
    /// `nil` if the value given was invalid.
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

    /// Makes the attribute that marks the cells of a row. With `row`, keeps the identity of an existing row.
    package init(rowAlignment: VerticalAlignment?, sameRowAs row: GridCellLayout? = nil) {
        if case .row(let identity, _)? = row?.attribute {
            self.init(.row(identity, rowAlignment))
        } else {
            self.init(.row(GridRowIdentity(), rowAlignment))
        }
    }

    package var ownPriority: Double? { nil }
}

/// All attributes that a view sets for the grid of which it is a cell.
struct GridCellTraits {
    var row: GridRowIdentity?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?

    /// A limit for columns, above any real grid and low enough that sums do not overflow.
    private static let columnLimit = 1 << 40

    /// Collects the attributes of a view and its wrapped views, from the outside in.
    init(of node: LayoutNode) {
        var wider = 0
        var next: LayoutNode? = node
        while let current = next {
            next = current.layoutValueSource
            guard let attribute = (current as? UnaryLayoutNode<GridCellLayout>)?.layout.attribute else { continue }
            switch attribute {
            case .row(let identity, let alignment):
                // A row inside a row belongs to the outer one.
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
