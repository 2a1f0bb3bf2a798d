import Foundation

/// Divides a proposal among the cells of a grid.
///
/// Cells are measured in groups: higher priorities first, and within a priority the less flexible first. A column's
/// length is final once no cell of the current priority is left that lies only in this column; a row's, once no cell at
/// all is left.
struct GridSolver {
    /// The sort key for the order in which cells are measured.
    private struct Key: Equatable {
        var priority = 0.0
        var infiniteAxes = 0
        var flexibility: CGFloat = 0

        func comesBefore(_ other: Key) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
            return flexibility < other.flexibility
        }
    }

    private let structure: GridStructure
    private let subviews: LayoutSubviews
    private let rowGuides: [AlignmentGuide?]
    private let proposal: Proposal
    private var columns: GridTracks
    private var rows: GridTracks
    private var solution: GridSolution
    /// For each row whose cells are aligned on a line, the largest extents above and below it.
    private var above: [CGFloat]
    private var below: [CGFloat]

    static func solve(
        _ proposal: Proposal, _ structure: GridStructure, rowGuides: [AlignmentGuide?], flexibility: GridFlexibility,
        _ subviews: LayoutSubviews
    ) -> GridSolution {
        var solver = GridSolver(proposal, structure, rowGuides, subviews)
        solver.serveAll(flexibility)
        solver.solution.finish(solver.columns.lengths, solver.rows.lengths, structure)
        return solver.solution
    }

    private init(
        _ proposal: Proposal, _ structure: GridStructure, _ rowGuides: [AlignmentGuide?], _ subviews: LayoutSubviews
    ) {
        self.proposal = proposal
        self.structure = structure
        self.subviews = subviews
        self.rowGuides = rowGuides
        columns = GridTracks(count: structure.columns.count, available: proposal.width - structure.columnGaps)
        rows = GridTracks(count: structure.rows.count, available: proposal.height - structure.rowGaps)
        solution = GridSolution(cellCount: structure.cells.count)
        above = Array(repeating: 0, count: structure.rows.count)
        below = above
        for cell in structure.cells {
            if cell.isSingle { columns.expectCell(in: cell.columns.lowerBound) }
            rows.expectCell(in: cell.row)
        }
    }

    private func keys(_ flexibility: GridFlexibility) -> [Key] {
        var keys: [Key] = []
        keys.reserveCapacity(structure.cells.count)
        for (index, cell) in structure.cells.enumerated() {
            var key = Key(priority: cell.priority)
            for axis in [Axis.horizontal, .vertical] where !proposal[axis].isNaN {
                let most = flexibility.most[index][axis]
                if most == .infinity {
                    key.infiniteAxes += 1
                } else {
                    key.flexibility += most - flexibility.least[index][axis]
                }
            }
            keys.append(key)
        }
        return keys
    }

    private mutating func serveAll(_ flexibility: GridFlexibility) {
        // Without a proposal there is nothing to divide: all cells are one group, in source order.
        let hasShares = !proposal.width.isNaN || !proposal.height.isNaN
        let keys = hasShares ? self.keys(flexibility) : Array(repeating: Key(), count: structure.cells.count)
        var order = Array(keys.indices)
        if hasShares {
            order.sort { first, second in
                if keys[first].comesBefore(keys[second]) { return true }
                if keys[second].comesBefore(keys[first]) { return false }
                return first < second
            }
        }
        var start = 0
        while start < order.count {
            let key = keys[order[start]]
            if start == 0 || keys[order[start - 1]].priority != key.priority {
                open(key.priority, order[start...], keys)
            }
            var end = start + 1
            while end < order.count, keys[order[end]] == key { end += 1 }
            serve(order[start..<end])
            start = end
        }
    }

    private mutating func open(_ priority: Double, _ order: ArraySlice<Int>, _ keys: [Key]) {
        for index in order {
            if keys[index].priority != priority { return }
            let cell = structure.cells[index]
            if cell.isSingle { columns.openCell(in: cell.columns.lowerBound) }
            rows.openCell(in: cell.row)
        }
    }

    private mutating func serve(_ group: ArraySlice<Int>) {
        let widthShare = columns.share
        let heightShare = rows.share
        for index in group { serve(index, widthShare, heightShare) }
        for index in group {
            let cell = structure.cells[index]
            if cell.isSingle { columns.closeCell(in: cell.columns.lowerBound) }
            rows.closeCell(in: cell.row)
        }
        for index in group where !structure.cells[index].isSingle { spreadShortfall(of: index) }
        columns.commit()
        rows.commit()
    }

    private mutating func serve(_ index: Int, _ widthShare: CGFloat, _ heightShare: CGFloat) {
        let cell = structure.cells[index]
        let offer = Proposal(
            width: proposedWidth(index, cell, widthShare), height: proposedHeight(cell, heightShare))
        let node = subviews.node(index)
        let size = node.size(offer)
        solution.offers[index] = offer
        solution.answers[index] = size
        if cell.isSingle { columns.widen(cell.columns.lowerBound, to: size.width) }
        var height = size.height
        if let guide = rowGuides[cell.row], cell.anchor == nil, height.isFinite {
            let line = ViewDimensions(guides: node, proposal: offer, size: size)[guide]
            above[cell.row] = max(above[cell.row], line)
            below[cell.row] = max(below[cell.row], height - line)
            height = max(height, above[cell.row] + below[cell.row])
        }
        rows.widen(cell.row, to: height)
    }

    private func proposedWidth(_ index: Int, _ cell: GridStructure.Cell, _ share: CGFloat) -> CGFloat {
        if proposal.width.isNaN { return .nan }
        let gaps = structure.innerGaps(of: index)
        let present = columns.length(of: cell.columns) + gaps
        if cell.unsizedAxes.contains(.horizontal) { return max(0, present) }
        if cell.isSingle { return max(share, present) }
        return max(0, columns.offer(cell.columns, share: share) + gaps, present)
    }

    private func proposedHeight(_ cell: GridStructure.Cell, _ share: CGFloat) -> CGFloat {
        if proposal.height.isNaN { return .nan }
        let present = rows.lengths[cell.row]
        return cell.unsizedAxes.contains(.vertical) ? present : max(share, present)
    }

    /// Widens the columns of a cell to the cell's width: those that still wait for cells of their own, or else those
    /// that have none, or else all.
    private mutating func spreadShortfall(of index: Int) {
        let range = structure.cells[index].columns
        let shortfall = solution.answers[index].width - columns.length(of: range) - structure.innerGaps(of: index)
        if !(shortfall > 0) { return }
        var chosen = range.filter { columns.waiting[$0] > 0 }
        if chosen.isEmpty { chosen = range.filter { !structure.columns[$0].holdsSingle } }
        columns.spread(shortfall, over: chosen.isEmpty ? Array(range) : chosen) { structure.columns[$0].weight }
    }
}

/// The least and greatest sizes of a grid's cells.
struct GridFlexibility {
    private(set) var least: [CGSize] = []
    private(set) var most: [CGSize] = []

    init(_ subviews: LayoutSubviews) {
        least.reserveCapacity(subviews.count)
        most.reserveCapacity(subviews.count)
        for index in 0..<subviews.count {
            least.append(subviews.node(index).size(Proposal(width: 0, height: 0)))
            most.append(subviews.node(index).size(Proposal(width: .infinity, height: .infinity)))
        }
    }
}
