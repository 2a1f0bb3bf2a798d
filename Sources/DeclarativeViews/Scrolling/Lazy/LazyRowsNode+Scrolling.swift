import Foundation
import LayoutEngine
import BridgedEnvironment

extension LazyRowsNode {
    /// Scrolls a scroll view to a row, which may not exist yet: it is sought at its assumed position, which is
    /// corrected on the way.
    func scroll(_ scroller: ScrollingNode, to slot: Int, anchor: UnitPoint?) {
        scroller.bringIntoSight(anchor: anchor) {
            if isTornDown || counts.count(of: slot) == 0 { return nil }
            return destination(of: slot, in: scroller)
        }
    }

    /// The destination of a row that is in sight as a whole; that of its lines, as far as they are known, of another.
    private func destination(of slot: Int, in scroller: ScrollingNode) -> ScrollDestination? {
        guard let base = container.location(of: self)?.cell else { return nil }
        let first = base + counts.firstCell(of: slot)
        let cells = first..<first + counts.count(of: slot)
        let pinned = container.layoutNode.pins(over: cells)
        let index = firstRow(from: slot)
        if index < rows.count, rows[index].slot == slot, cells.clamped(to: container.window) == cells,
            let frame = rows[index].node.frame(in: scroller)
        {
            return ScrollDestination(frame: frame, pinned: pinned)
        }
        return container.frame(ofCells: cells, in: scroller).map { ScrollDestination(frame: $0, pinned: pinned) }
    }
}
