import Foundation

/// A container that lays out the cells it currently has, at the positions they have among all cells.
package final class LazyLayoutNode: ContainerLayoutNode {
    package var rule: LazyRule {
        didSet {
            var before = oldValue
            before.pinnedViews = rule.pinnedViews
            if before == rule { return }
            metrics.usualGap = rule.usualGap
            metrics.forget()
            for child in children { child.followOrientation(contentOrientation) }
            reportInput()
            attributesDidChange()
        }
    }

    /// The number of all cells, including those that do not exist at present.
    package private(set) var cellCount = 0
    /// The known facts of each child, in the same order.
    package private(set) var cells: [LazyCell] = []
    /// The known metrics of the lines at the current width.
    package private(set) var metrics = LineMetrics()
    /// The number of cells in a line.
    package private(set) var columns = 1
    /// The number of cells in a line when the cells were counted.
    package private(set) var countedColumns = 1
    /// Whether all cells exist.
    package var isWhole = false
    private var measuredCross = CGFloat.nan
    private var arrangement: (columns: Int, numbers: [Int], lineCount: Int)?

    /// Cells that do not exist, as far as lines have others that do.
    private(set) var gaps: [Range<Int>] = []

    /// The cell ranges of the sections that pin views.
    private(set) var sections: [Range<Int>] = []
    /// The pinned views by section, and the visible range; for `LazyLayoutNode+Pinning`.
    var pinned: [PinnedEdge] = []
    var visible: ClosedRange<CGFloat>?

    package init(context: LayoutContext, rule: LazyRule) {
        self.rule = rule
        super.init(context: context)
        metrics.usualGap = rule.usualGap
        reportInput()
    }

    private func reportInput() {
        if let issue = rule.issue { context.report(.invalidInput, rule.type, issue) }
    }

    /// Replaces the existing cells.
    package func setCells(_ gathered: LazyGathering, of count: Int, columns counted: Int) {
        let isOther =
            count != cellCount || gathered.cells != cells || gathered.sections != sections || gathered.gaps != gaps
        (cells, sections, cellCount, countedColumns) = (gathered.cells, gathered.sections, count, counted)
        gaps = gathered.gaps
        arrangement = nil
        metrics.setCount(arranged(columns).lineCount)
        let areOthers = !gathered.items.elementsEqual(children) { $0 === $1 }
        if !isOther, !areOthers { return }
        // Noted again as they are placed.
        pinned = []
        if areOthers { setChildren(gathered.items) } else { invalidateSize() }
    }

    package func changeMetrics(_ change: (inout LineMetrics) -> Void) {
        change(&metrics)
        invalidateSize()
    }

    /// Returns the children's cell numbers and the number of lines, for lines of a number of cells.
    ///
    /// Exact if all cells exist, and for the number with which they were counted; with sections, an estimate for other
    /// numbers.
    private func arranged(_ columns: Int) -> (numbers: [Int], lineCount: Int) {
        if let arrangement, arrangement.columns == columns { return (arrangement.numbers, arrangement.lineCount) }
        var numbers = cells.map { $0.number }
        var count = cellCount
        let startsLines = cells.contains { $0.isFirst || $0.role != .cell }
        if startsLines, isWhole || columns != countedColumns {
            let first = cells.first { $0.isInLine }?.number ?? 0
            var next = first / countedColumns * columns
            for (index, cell) in cells.enumerated() where cell.isInLine {
                if cell.isFirst || cell.role != .cell { next = LazyCell.newLine(next, columns) }
                numbers[index] = next
                next += cell.role == .cell ? 1 : columns
            }
            count = isWhole ? next : max(count, next)
        }
        let made = (numbers, (count + columns - 1) / columns)
        arrangement = (columns, made.0, made.1)
        return made
    }

    // MARK: Sizes, spacing and guides

    override var reportedType: Any.Type { rule.type }
    override var contentOrientation: Axis? { rule.items == nil ? rule.axis : nil }

    override var isLaidOutForEachMedium: Bool { true }

    // Visible results must not depend on which cells currently exist.
    override func makeGuides() -> Guides { [] }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        let first = list.count
        super.appendChildrenBackToFront(to: &list)
        bringPinnedToFront(&list, from: first)
    }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        let across = rule.axis.other
        let tracks = tracks(for: proposal[across])
        let cross =
            proposal[across].isNaN ? tracks.extent : max(proposal[across], rule.items == nil ? 0 : tracks.extent)
        var size = CGSize.zero
        size[across] = cross
        size[rule.axis] = length(in: tracks, cross)
        return size
    }

    private func tracks(for length: CGFloat) -> LazyTracks {
        if !length.isNaN { return rule.tracks(in: length) }
        if rule.items == nil {
            var widest: CGFloat = 0
            for (index, child) in children.enumerated() where cells[index].isInLine {
                widest = max(widest, child.size(.unspecified)[rule.axis.other])
            }
            return LazyTracks(whole: widest)
        }
        let numbers = arranged(rule.items?.count ?? 1).numbers
        let start = cells.indices.first { index in
            cells[index].isInLine && cells[index].role == .cell && (cells[index].isFirst || numbers[index] == 0)
        }
        let first = start.map { numbers[$0] } ?? 0
        return rule.idealTracks { column in
            guard let index = cells.indices.first(where: { numbers[$0] == first + column && cells[$0].role == .cell })
            else { return 10 }
            return children[index].size(.unspecified)[rule.axis.other]
        }
    }

    /// Returns the length of all lines in the given tracks: whole lines are measured, others are known or estimated.
    private func length(in tracks: LazyTracks, _ cross: CGFloat) -> CGFloat {
        let number = max(1, tracks.tracks.count)
        let (numbers, count) = arranged(number)
        if count == 0 { return 0 }
        let isAsPlaced = number == columns
        var sum = isAsPlaced ? metrics.knownSum : 0
        var known = isAsPlaced ? metrics.knownCount : 0
        forEachLine(of: numbers, in: tracks, cross) { index, proposal in
            children[index].size(proposal)
        } _: { index, line in
            if isPartial(index, of: number) { return }
            let old = isAsPlaced ? metrics.line(index) : .unknown
            sum += line.advance - (old.isKnown ? old.advance : 0)
            if !old.isKnown { known += 1 }
        }
        let estimate = known > 0 ? sum / CGFloat(known) : metrics.estimate
        return max(0, sum + CGFloat(count - known) * estimate - rule.usualGap)
    }

    // MARK: Placing

    override func placeChildren() {
        let cross = placedSize[rule.axis.other]
        let tracks = rule.tracks(in: cross)
        let number = max(1, tracks.tracks.count)
        let (numbers, lineCount) = arranged(number)
        if number != columns || cross != measuredCross {
            columns = number
            measuredCross = cross
            metrics.forget()
            metrics.setCount(lineCount)
        }
        // The lines with cells, in order.
        var lines: [(number: Int, length: CGFloat)] = []
        var sizes = [MeasuredSize?](repeating: nil, count: children.count)
        forEachLine(of: numbers, in: tracks, cross) { index, proposal in
            let measured = children[index].measuredSize(proposal)
            sizes[index] = measured
            return measured.size
        } _: { index, line in
            if !isPartial(index, of: number) { metrics.record(line, at: index) }
            lines.append((index, line.length))
        }
        let room = cross - tracks.extent
        let start = room > 0 ? rule.alignment.share(of: room, size: cross) : 0
        pinned.removeAll(keepingCapacity: true)
        var entry = 0
        /// The length of a line. Mostly it is that of the cell before, or the one behind.
        func length(ofLine number: Int) -> CGFloat {
            while entry + 1 < lines.count, lines[entry].number < number { entry += 1 }
            while entry > 0, lines[entry].number > number { entry -= 1 }
            return entry < lines.count && lines[entry].number == number ? lines[entry].length : 0
        }
        for (index, child) in children.enumerated() where cells[index].number >= 0 {
            let track = track(of: index, numbers, in: tracks, cross)
            let proposal = proposal(track)
            let measured = sizes[index] ?? child.measuredSize(proposal)
            let dimensions = ViewDimensions(guides: child, proposal: proposal, size: measured.size)
            var slot = CGSize.zero
            let isAway = cells[index].isAway
            slot[rule.axis] = isAway ? measured.size[rule.axis] : length(ofLine: numbers[index] / number)
            slot[rule.axis.other] = track.length
            var origin = position(of: dimensions, in: slot, as: track.alignment)
            if cells[index].role == .cell || rule.items == nil { origin[rule.axis.other] += start + track.start }
            let lead = origin[rule.axis]
            origin[rule.axis] += metrics.top(of: numbers[index] / number)
            child.place(at: origin, proposal, measured: measured)
            if cells[index].section >= 0 { notePinned(index, length: slot[rule.axis], lead: lead) }
        }
        placePinned()
        if !pinned.isEmpty { contentsDidMove() }
    }

    /// Returns the position of a child in its cell.
    private func position(of dimensions: ViewDimensions, in room: CGSize, as alignment: Alignment?) -> CGPoint {
        let area = ViewDimensions(size: room)
        let isColumn = rule.axis == .vertical
        let sideways = (isColumn ? alignment?.horizontal.guide : alignment?.vertical.guide) ?? rule.alignment
        let middle = isColumn ? VerticalAlignment.center.guide : HorizontalAlignment.center.guide
        let along = (isColumn ? alignment?.vertical.guide : alignment?.horizontal.guide) ?? middle
        var origin = CGPoint.zero
        origin[rule.axis.other] = area[sideways] - dimensions[sideways]
        origin[rule.axis] = area[along] - dimensions[along]
        return origin
    }
}

extension AlignmentGuide {
    /// Returns how much free space goes before an item that is aligned by this guide.
    fileprivate func share(of room: CGFloat, size: CGFloat) -> CGFloat {
        switch kind {
        case .start: return 0
        case .center: return room / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return room
        case .custom:
            var outer = CGSize.zero
            outer[axis] = size
            var inner = CGSize.zero
            inner[axis] = size - room
            return min(max(0, ViewDimensions(size: outer)[self] - ViewDimensions(size: inner)[self]), room)
        }
    }
}
