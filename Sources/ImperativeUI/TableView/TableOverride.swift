import Foundation

/// The controller classes that override methods of which the table view has to know whether they are implemented.
@MainActor enum TableOverride {
    static let commit = known(CommitTable.self)
    static let move = known(MoveTable.self)
    static let height = known(HeightTable.self)
    static let estimate = known(EstimateTable.self)

    private static func known(_ overriding: AnyClass) -> KnownOverrides {
        KnownOverrides(base: UITableViewController.self, plain: PlainTable.self, overriding: overriding)
    }
}

extension KnownOverrides {
    /// Returns whether the class of a data source or delegate overrides the method; `nil` unless it is a table view
    /// controller.
    func contain(classOf object: AnyObject?) -> Bool? {
        (object as? UITableViewController).map { contain(type(of: $0)) }
    }
}

// The overrides have bodies to keep the linker from folding them into the methods they override.
private class PlainTable: UITableViewController {}
private class CommitTable: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.tag += 1 }
}
private class MoveTable: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.tag += 2 }
}
private class HeightTable: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.tag += 3
        return 0
    }
}
private class EstimateTable: UITableViewController {
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.tag += 4
        return 0
    }
}
