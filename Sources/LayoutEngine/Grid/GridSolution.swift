import Foundation

/// The frames of a grid's rows and columns for one proposal, with the proposals made to the cells and their sizes.
struct GridSolution {
    var offers: [Proposal]
    var answers: [CGSize]
    private(set) var size = CGSize.zero
    private var widths: [CGFloat] = []
    private var heights: [CGFloat] = []
    private var xs: [CGFloat] = []
    private var ys: [CGFloat] = []

    init(cellCount: Int) {
        offers = Array(repeating: .unspecified, count: cellCount)
        answers = Array(repeating: .zero, count: cellCount)
    }

    mutating func finish(_ widths: [CGFloat], _ heights: [CGFloat], _ structure: GridStructure) {
        self.widths = widths
        self.heights = heights
        if structure.cells.isEmpty { return }
        var end: CGFloat = 0
        for (column, width) in widths.enumerated() {
            xs.append(end + structure.columns[column].gap)
            end = xs[column] + width
        }
        size.width = max(0, end)
        end = 0
        for (row, height) in heights.enumerated() {
            ys.append(end + structure.rows[row].gap)
            end = ys[row] + height
        }
        size.height = max(0, end)
    }

    /// Returns the area that the grid gives to a cell.
    func slot(of cell: GridStructure.Cell) -> CGRect {
        let last = cell.columns.upperBound - 1
        let start = xs[cell.columns.lowerBound]
        return CGRect(
            x: start, y: ys[cell.row], width: max(0, xs[last] + widths[last] - start), height: heights[cell.row])
    }

    /// Places the cells in `bounds`.
    func place(
        in bounds: CGRect, _ structure: GridStructure, _ alignment: Alignment, rowGuides: [AlignmentGuide?],
        _ subviews: LayoutSubviews
    ) {
        for (row, content) in structure.rows.enumerated() {
            let line = rowGuides[row].map { commonLine(of: content, $0, structure, subviews) }
            for index in content.cells {
                let cell = structure.cells[index]
                let slot = self.slot(of: cell)
                let offer = placingOffer(index, slot)
                let child = subviews.node(index).dimensions(offer)
                let free = CGPoint(x: slot.size.width - child.width, y: slot.size.height - child.height)
                var point = CGPoint(x: bounds.origin.x + slot.origin.x, y: bounds.origin.y + slot.origin.y)
                if let anchor = cell.anchor {
                    point.x += anchor.x * free.x
                    point.y += anchor.y * free.y
                } else {
                    let area = ViewDimensions(size: slot.size)
                    let column =
                        cell.isSingle && cell.isInRow ? structure.columns[cell.columns.lowerBound].alignment : nil
                    let horizontal = (column ?? alignment.horizontal).guide
                    let vertical = (content.alignment ?? alignment.vertical).guide
                    point.x += horizontal.defaultValue(in: area, length: slot.size.width) - child[horizontal]
                    point.y +=
                        (line ?? vertical.defaultValue(in: area, length: slot.size.height)) - child[vertical]
                }
                subviews.node(index).placeInTurn(at: point, offer)
            }
        }
    }

    private func placingOffer(_ index: Int, _ slot: CGRect) -> Proposal {
        slot.size == answers[index] ? offers[index] : Proposal(slot.size)
    }

    /// Returns the line on which the cells of a row are aligned, from the row's top edge.
    private func commonLine(
        of row: GridStructure.Row, _ guide: AlignmentGuide, _ structure: GridStructure, _ subviews: LayoutSubviews
    ) -> CGFloat {
        var line: CGFloat = 0
        for index in row.cells where structure.cells[index].anchor == nil {
            let offer = placingOffer(index, slot(of: structure.cells[index]))
            line = max(line, subviews.node(index).dimensions(offer)[guide])
        }
        return line
    }
}
