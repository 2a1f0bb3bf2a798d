import Foundation
import LayoutEngine
import UnifiedStorage

extension LazyRowsNode {
    /// Has a scroll view show a row, which need not be there yet: it is looked for where it is thought to be, and what
    /// is found on the way tells more.
    func scroll(_ scroller: ScrollingNode, to slot: Int, anchor: UnitPoint?) {
        for _ in 0..<SettlingLimit.scrolling.rounds {
            if isTornDown || scroller.isTornDown || counts.count(of: slot) == 0 { return }
            guard let frame = frame(of: slot, in: scroller) else { return }
            if !scroller.show(frame, anchor: anchor) { return }
            graph.layOutAgain()
        }
    }

    /// The frame of a row that is in sight as a whole; that of its lines, as far as they are known, of another.
    private func frame(of slot: Int, in scroller: ScrollingNode) -> CGRect? {
        guard let base = container.place(of: self)?.cell else { return nil }
        let first = base + counts.firstCell(of: slot)
        let cells = first..<first + counts.count(of: slot)
        let index = firstRow(from: slot)
        if index < rows.count, rows[index].slot == slot, cells.clamped(to: container.window) == cells,
            let frame = rows[index].node.frame(in: scroller)
        {
            return frame
        }
        return container.frame(ofCells: cells, in: scroller)
    }
}
