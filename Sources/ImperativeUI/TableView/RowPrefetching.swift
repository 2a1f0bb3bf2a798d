import Foundation

/// The rows near the visible ones, of whose coming the data source was told.
struct RowPrefetching {
    private var told: Set<IndexPath> = []

    /// A view is shown: it is no longer only near.
    mutating func shown(_ key: ElementKey) { if key.kind == nil { told.remove(key.path) } }

    mutating func forgetAll() { told = [] }

    /// Replaces the rows that are near. Returns those that have come near, and those that no longer are.
    mutating func update(near: [IndexPath]) -> (come: [IndexPath], gone: [IndexPath]) {
        let now = Set(near)
        let come = near.filter { !told.contains($0) }
        let gone = told.subtracting(now).sorted()
        told = now
        return (come, gone)
    }
}

extension UITableView {
    /// Tells the data source of rows that have come within one page of the visible ones.
    final func prefetch() {
        guard let prefetchDataSource, isPrefetchingEnabled, !bounds.isEmpty else {
            return prefetching.forgetAll()
        }
        let pages = bounds.insetBy(dx: 0, dy: -bounds.height)
        let visible = itemState.shown
        let middle = bounds.midY
        let near = rowLayout.rowAttributes(in: pages).filter { visible[$0.key] == nil }
            .sorted { abs($0.frame.midY - middle) < abs($1.frame.midY - middle) }.map(\.indexPath)
        let (come, gone) = prefetching.update(near: near)
        if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !come.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: come) }
    }
}
