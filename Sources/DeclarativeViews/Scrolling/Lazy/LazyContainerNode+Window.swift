import Foundation
import BridgedEnvironment

/// Which rows can be seen.
extension LazyContainerNode {
    /// Makes the rows that have come into sight and puts the others away, according to the last layout. Returns
    /// whether it must be laid out again.
    ///
    /// - Parameter moved: the scroll views whose contents were moved to keep their visible part in place.
    func fill(layout: Int, moved: inout Set<ObjectIdentifier>) -> Bool {
        // The remaining budget was for the lines as they were counted then.
        (firstRows, spareRows) = (0, 0)
        guard let scroller = Self.scroller(above: self, along: layoutNode.rule.axis) else {
            return show(0..<layoutNode.cellCount, in: 0)
        }
        if hasSections, layoutNode.countedColumns != columns {
            countAgain()
            return true
        }
        guard var visible = visiblePart(in: scroller) else { return false }
        var isMoved = false
        let shift = anchorShift()
        if shift != 0, moved.insert(ObjectIdentifier(scroller)).inserted {
            scroller.keepPosition(movedBy: shift, along: layoutNode.rule.axis)
            visible = visible.lowerBound + shift...visible.upperBound + shift
            isMoved = true
        }
        setAnchor(in: visible)
        let room = visible.upperBound - visible.lowerBound
        if show(cells(in: visible), in: room) || isMoved { return true }
        scroller.state.settle()
        if !graph.lazyContainers.isSearched, !PassingLayout.isInProgress {
            dropIdleRows(in: parts, from: 0, layout: layout)
        }
        layoutNode.pin(to: visible)
        return false
    }

    /// Restores the present knowledge of lines once layouts for a picture are done.
    func noteForPassingLayout() {
        let (metrics, window, anchor) = (layoutNode.metrics, window, anchor)
        var known: Set<ObjectIdentifier> = []
        forEachRows(in: parts) { rows in for row in rows.rows { known.insert(ObjectIdentifier(row.node)) } }
        // Rows that are in sight only in a picture leave no trace.
        PassingLayout.afterwards { [weak self] in
            if let self, !isTornDown { dropRows(but: known) }
        }
        PassingLayout.atEnd { [weak self] in
            guard let self, !isTornDown else { return }
            layoutNode.changeMetrics { $0 = metrics }
            self.anchor = anchor
            if self.window != window {
                self.window = window
                hasOtherCells = true
                needsCollection()
            }
            graph.layoutDidChange()
        }
    }

    private func show(_ seen: Range<Int>, in room: CGFloat) -> Bool {
        // Rows that go out of sight only for a picture do not disappear.
        let cells =
            PassingLayout.isPassing && !seen.isEmpty && !window.isEmpty
            ? min(seen.lowerBound, window.lowerBound)..<max(seen.upperBound, window.upperBound) : seen
        spareRows = mostRows(in: room)
        let made = fill(parts, cells, from: 0, budget: &spareRows)
        if !made { spareRows = 0 }
        if !made, cells == window { return false }
        window = cells
        hasOtherCells = true
        needsCollection()
        return true
    }

    /// Makes rows inside of those made last, as sections have, as far as there may be more before the next layout.
    /// Returns whether any were made.
    func fillRowsWithin() -> Bool {
        if spareRows <= 0 { return false }
        if !fill(parts, window, from: 0, budget: &spareRows) {
            spareRows = 0
            return false
        }
        needsCollection()
        return true
    }

    /// The number of rows made even if nothing is known of their lengths.
    static let fewRows = 8

    /// Returns how many rows may be made before the next layout.
    ///
    /// A wrong guess at the length of lines costs no more than twice the present rows, and a few; where lines have a
    /// minimum length, once some lengths are known, as many as others like them fill the visible part.
    private func mostRows(in room: CGFloat) -> Int {
        let metrics = layoutNode.metrics
        if metrics.knownCount == 0 { return columns }
        var shown = 0
        for cell in layoutNode.cells where !cell.isAway { shown += 1 }
        let least = layoutNode.rule.leastLength
        let most = max(Self.fewRows * columns, shown)
        if least <= 0 || metrics.knownCount < Self.fewRows || !room.isFinite { return most }
        return max(most, Int(clamping: (room / max(least, metrics.estimate) + 1).rounded(.up), to: 0...1_000) - shown)
    }

    // MARK: Frames

    /// The container's frame in the space of a scroll view around it, as on screen.
    private func containerFrame(in scroller: ScrollingNode) -> CGRect? {
        guard let viewport = scroller.item else { return nil }
        var frame = layoutNode.restingFrame
        var node = layoutNode.parent
        while let here = node, here !== viewport {
            let outer = here.restingFrame
            frame.origin.x += outer.origin.x
            frame.origin.y += outer.origin.y
            node = here.parent
        }
        return node == nil ? nil : frame
    }

    private var isMirrored: Bool {
        layoutNode.rule.axis == .horizontal && layoutNode.layoutDirection == .rightToLeft
    }

    /// Returns the visible range along the lines, in the container's left-to-right space.
    private func visiblePart(in scroller: ScrollingNode) -> ClosedRange<CGFloat>? {
        guard let frame = containerFrame(in: scroller), let viewport = scroller.item else { return nil }
        let axis = layoutNode.rule.axis
        let room = viewport.placedSize[axis]
        let start = isMirrored ? frame.origin.x + frame.size.width - room : -frame.origin[axis]
        guard start.isFinite, room.isFinite else { return nil }
        return start...start + room
    }

    /// The cells of the lines that can be seen in part at least.
    private func cells(in visible: ClosedRange<CGFloat>) -> Range<Int> {
        let metrics = layoutNode.metrics
        if visible.upperBound <= 0 {
            // By its first line the others are known.
            return 0..<(metrics.knownCount == 0 ? min(columns, layoutNode.cellCount) : 0)
        }
        let first = metrics.firstLine(endingAfter: max(0, visible.lowerBound))
        var end = max(first, metrics.firstLine(endingAfter: visible.upperBound))
        if end < metrics.count {
            // Where the gap before a line is not known there may be none.
            let isOpen = layoutNode.rule.gapsDiffer && !metrics.line(end).isKnown && end > 0
            if (isOpen ? metrics.bottom(of: end - 1) : metrics.top(of: end)) < visible.upperBound { end += 1 }
        }
        return min(first * columns, layoutNode.cellCount)..<min(end * columns, layoutNode.cellCount)
    }

    // MARK: Keeping the visible part in place

    private func anchorShift() -> CGFloat {
        guard let anchor, let index = layoutNode.children.firstIndex(where: { $0 === anchor.item }),
            layoutNode.cells[index].isInLine
        else { return 0 }
        let shift = layoutNode.metrics.top(of: layoutNode.cells[index].number / columns) - anchor.top
        return abs(shift) > 0.000_1 ? shift : 0
    }

    private func setAnchor(in visible: ClosedRange<CGFloat>) {
        anchor = nil
        if visible.lowerBound <= 0 { return }
        for (index, item) in layoutNode.children.enumerated() where layoutNode.cells[index].isInLine {
            let line = layoutNode.cells[index].number / columns
            if layoutNode.metrics.bottom(of: line) <= visible.lowerBound { continue }
            let top = layoutNode.metrics.top(of: line)
            if top < visible.upperBound { anchor = (item, top) }
            return
        }
    }

    /// Where the lines of some cells are, or are taken to be, in the space of a scroll view, as on screen.
    func frame(ofCells cells: Range<Int>, in scroller: ScrollingNode) -> CGRect? {
        guard let frame = containerFrame(in: scroller), let last = cells.last, last < layoutNode.cellCount else {
            return nil
        }
        let top = layoutNode.metrics.top(of: cells.lowerBound / columns)
        let length = max(0, layoutNode.metrics.bottom(of: last / columns) - top)
        if layoutNode.rule.axis == .vertical {
            return CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: length)
        }
        let x = isMirrored ? frame.maxX - top - length : frame.minX + top
        return CGRect(x: x, y: frame.minY, width: length, height: frame.height)
    }
}
