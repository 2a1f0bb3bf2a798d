import Foundation

/// An object that loads the data of rows before the rows become visible.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called when rows have come within one page of the visible ones. The nearest rows are first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when rows that never became visible are no longer within one page of the visible ones. Does nothing by
    /// default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
