import Foundation
import LayoutEngine
import BridgedEnvironment

extension LazyRowsNode {
    /// Scrolls a scroll view to a row, which may not exist yet: it is sought at its assumed place, which is corrected
    /// on the way.
    func scroll(_ scroller: ScrollingNode, to slot: Int, anchor: UnitPoint?) {
        scroller.bringIntoSight(anchor: anchor) {
            if isTornDown || counts.count(of: slot) == 0 { return nil }
            return place(of: slot, in: scroller)
        }
    }

    /// The place of a row that is in sight as a whole; that of its lines, as far as they are known, of another.
    private func place(of slot: Int, in scroller: ScrollingNode) -> ScrollPlace? {
        guard let base = container.place(of: self)?.cell else { return nil }
        let first = base + counts.firstCell(of: slot)
        let cells = first..<first + counts.count(of: slot)
        let pinned = container.layoutNode.pins(over: cells)
        let index = firstRow(from: slot)
        if index < rows.count, rows[index].slot == slot, cells.clamped(to: container.window) == cells,
            let frame = rows[index].node.frame(in: scroller)
        {
            return ScrollPlace(frame: frame, pinned: pinned)
        }
        return container.frame(ofCells: cells, in: scroller).map { ScrollPlace(frame: $0, pinned: pinned) }
    }
}
