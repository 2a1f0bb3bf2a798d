import Foundation

/// The cells of a grid, their rows and columns, and the gaps between these. Depends on the subviews alone.
///
/// Adjacent columns in which no cell begins or ends are merged into one of greater weight, so that the cost depends on
/// the number of cells instead of the number of columns they span.
struct GridStructure {
    struct Cell {
        var row = 0
        var columns = 0..<1
        /// Whether the cell lies in one column only.
        var isSingle = true
        /// Whether the cell belongs to a `GridRow`, instead of being a row of its own.
        var isInRow = false
        var anchor: UnitPoint?
        var unsizedAxes: Axis.Set = []
        var priority = 0.0
    }

    struct Row {
        var cells: Range<Int>
        var alignment: VerticalAlignment?
        /// The gap before the row; NaN while there is none.
        var gap = CGFloat.nan
    }

    struct Column {
        /// The number of columns that were merged into this one.
        var weight: CGFloat = 1
        var alignment: HorizontalAlignment?
        /// The gap before the column; NaN while there is none.
        var gap = CGFloat.nan
        /// Whether some cell lies in this column only.
        var holdsSingle = false
    }

    /// One cell for each subview, in the same order.
    private(set) var cells: [Cell] = []
    private(set) var rows: [Row] = []
    private(set) var columns: [Column] = []
    private(set) var rowGaps: CGFloat = 0
    private(set) var columnGaps: CGFloat = 0

    init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        findCells(subviews)
        findGaps(subviews, horizontalSpacing, verticalSpacing)
    }

    private mutating func findCells(_ subviews: LayoutSubviews) {
        cells.reserveCapacity(subviews.count)
        var lastRow: GridRowIdentity?
        var end = 0
        var declared: [(column: Int, HorizontalAlignment)] = []
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            let traits = GridCellTraits(of: node)
            if index > 0, let row = traits.row, row === lastRow {
                rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<index + 1
            } else {
                rows.append(Row(cells: index..<index + 1, alignment: traits.rowAlignment))
                end = 0
            }
            lastRow = traits.row
            let isInRow = traits.row != nil
            let start = end
            if isInRow { end += traits.columns }
            if isInRow, let alignment = traits.columnAlignment { declared.append((start, alignment)) }
            cells.append(
                Cell(
                    row: rows.count - 1, columns: start..<max(end, start), isInRow: isInRow, anchor: traits.anchor,
                    unsizedAxes: traits.unsizedAxes, priority: node.effectivePriority))
        }
        makeColumns(declared)
    }

    /// Makes a column between each two coordinates at which cells begin or end, and renumbers the cells' columns
    /// accordingly.
    private mutating func makeColumns(_ declared: [(column: Int, HorizontalAlignment)]) {
        var count = 1
        for cell in cells { count = max(count, cell.columns.upperBound) }
        var cuts = [0, count]
        for row in rows where row.cells.count > 1 || cells[row.cells.lowerBound].isInRow {
            for index in row.cells { cuts.append(cells[index].columns.upperBound) }
        }
        cuts.sort()
        var unique: [Int] = []
        for cut in cuts where cut != unique.last { unique.append(cut) }
        var boundaries: [Int: Int] = [:]
        boundaries.reserveCapacity(unique.count)
        for (number, cut) in unique.enumerated() { boundaries[cut] = number }
        columns = (1..<unique.count).map { Column(weight: CGFloat(unique[$0] - unique[$0 - 1])) }
        for index in cells.indices {
            let claimed = cells[index].isInRow ? cells[index].columns : 0..<count
            cells[index].isSingle = claimed.count == 1
            // Each coordinate at which a cell begins or ends is a boundary between columns.
            let range =
                boundaries[claimed.lowerBound, default: 0]..<boundaries[claimed.upperBound, default: columns.count]
            cells[index].columns = range
            if cells[index].isSingle { columns[range.lowerBound].holdsSingle = true }
        }
        for (start, alignment) in declared {
            let column = boundaries[start, default: 0]
            if columns[column].alignment == nil { columns[column].alignment = alignment }
        }
    }

    private mutating func findGaps(_ subviews: LayoutSubviews, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        let horizontal = horizontal.flatMap { $0.isFinite ? $0 : nil }
        let vertical = vertical.flatMap { $0.isFinite ? $0 : nil }
        var spacings: [ViewSpacing] = []
        if horizontal == nil || vertical == nil {
            spacings.reserveCapacity(cells.count)
            for index in cells.indices {
                var spacing = subviews.node(index).spacing
                // The gap depends on the grid's reading direction, not on those of its cells.
                spacing.direction = subviews.layoutDirection
                spacings.append(spacing)
            }
        }
        for row in rows {
            for index in row.cells.dropFirst() {
                let distance = horizontal ?? spacings[index - 1].distance(to: spacings[index], along: .horizontal)
                widen(&columns[cells[index].columns.lowerBound].gap, distance)
            }
        }
        for row in rows.indices.dropFirst() {
            var above = rows[row - 1].cells
            var below = rows[row].cells
            while let a = above.first, let b = below.first {
                if cells[a].columns.overlaps(cells[b].columns) {
                    widen(&rows[row].gap, vertical ?? spacings[a].distance(to: spacings[b], along: .vertical))
                }
                if cells[a].columns.upperBound <= cells[b].columns.upperBound {
                    above.removeFirst()
                } else {
                    below.removeFirst()
                }
            }
        }
        for index in columns.indices { columns[index].gap = columns[index].gap.or(0) }
        for index in rows.indices { rows[index].gap = rows[index].gap.or(0) }
        for column in columns { columnGaps += column.gap }
        for row in rows { rowGaps += row.gap }
    }

    private func widen(_ gap: inout CGFloat, _ distance: CGFloat) {
        if gap.isNaN || distance > gap { gap = distance }
    }

    /// Returns the sum of the gaps between the columns of a cell.
    func innerGaps(of cell: Int) -> CGFloat {
        var sum: CGFloat = 0
        for column in cells[cell].columns.dropFirst() { sum += columns[column].gap }
        return sum
    }

    /// Returns the spacing preferences of the cells along the outer edges; 0 without cells.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        if cells.isEmpty { return .zero }
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for (index, cell) in cells.enumerated() {
            var edges: Edge.Set = []
            if cell.row == 0 { edges.formUnion(.top) }
            if cell.row == rows.count - 1 { edges.formUnion(.bottom) }
            if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
            if cell.columns.upperBound == columns.count { edges.formUnion(.trailing) }
            if !edges.isEmpty { result.formUnion(subviews.node(index).spacing, edges: edges) }
        }
        return result
    }
}
