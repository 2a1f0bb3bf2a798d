import Foundation

extension LazyRowsNode {
    /// Has a scroll view show a row, which need not be there yet: it is looked for where it is thought to be, and what is
    /// found on the way tells more.
    func scroll(_ scroller: ScrollingNode, to slot: Int, anchor: UnitPoint?) {
        for _ in 0..<16 {
            if isTornDown || scroller.isTornDown || counts.count(of: slot) == 0 { return }
            let index = firstRow(from: slot)
            let row = index < rows.count && rows[index].slot == slot ? rows[index].node : nil
            guard let frame = row?.frame(in: scroller) ?? supposedFrame(of: slot, in: scroller) else { return }
            if !scroller.show(frame, anchor: anchor) { return }
            graph.layOutAgain()
        }
    }

    private func supposedFrame(of slot: Int, in scroller: ScrollingNode) -> CGRect? {
        guard let base = container.base(of: self, in: container.parts, from: 0) else { return nil }
        return container.frame(ofCell: base + counts.firstCell(of: slot), in: scroller)
    }
}
