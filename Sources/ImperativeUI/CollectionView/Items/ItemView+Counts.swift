import Foundation
import BridgedEnvironment

extension ItemView {
    /// The number of items by section.
    var knownCounts: [Int] {
        if let counts = itemState.counts { return counts }
        guard hasDataSource else { return [] }
        let sections = checked(askForSectionCount(), atMost: Self.mostSections)
        let fresh = (0..<sections).map { checked(askForItemCount(inSection: $0)) }
        itemState.counts = fresh
        return fresh
    }

    func itemCount(inSection section: Int) -> Int {
        let counts = knownCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < itemCount(inSection: path.section)
    }

    /// Bounds the memory that a data source may take: each section is asked for its items.
    private static var mostSections: Int { 1_000_000 }

    private func checked(_ count: Int, atMost most: Int = .max) -> Int {
        if (0...most).contains(count) { return count }
        let used = count < 0 ? 0 : most
        RuntimeIssue.report(
            Self.reportName, "A data source cannot have \(count) items or sections; \(used) are used.")
        return used
    }

    // MARK: Visible items

    /// The index paths of the visible items, in order.
    var shownPaths: [IndexPath] { itemState.shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }

    func shownCell(at path: IndexPath) -> (any ReusableView)? { itemState.shown[ElementKey(path: path)]?.view }

    /// Returns the index path of a cell; `nil` if the cell does not show an item of this view.
    func path(of cell: UIView) -> IndexPath? {
        itemState.shown.first { $0.value.view === cell && $0.key.kind == nil }?.key.path
    }

    /// Returns the index path of the visible item at a point of the content; `nil` if there is none.
    func shownPath(at point: CGPoint) -> IndexPath? {
        itemState.shown.filter { $0.key.kind == nil && $0.value.attributes.frame.covers(point) }
            .max { $0.value.attributes.zIndex < $1.value.attributes.zIndex }?.key.path
    }
}
