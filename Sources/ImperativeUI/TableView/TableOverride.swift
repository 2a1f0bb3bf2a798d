import Foundation

/// The methods whose overrides in a controller class are answers to questions that the class does not answer.
@MainActor enum TableOverride {
    case commit, move, height, estimate

    private static let slots: [(method: TableOverride, slot: MethodSlot)] = [
        (.commit, MethodSlot(base: UITableViewController.self, plain: PlainTable.self, overriding: CommitTable.self)),
        (.move, MethodSlot(base: UITableViewController.self, plain: PlainTable.self, overriding: MoveTable.self)),
        (.height, MethodSlot(base: UITableViewController.self, plain: PlainTable.self, overriding: HeightTable.self)),
        (
            .estimate,
            MethodSlot(base: UITableViewController.self, plain: PlainTable.self, overriding: EstimateTable.self)
        ),
    ]
    private static var known: [ObjectIdentifier: Set<TableOverride>] = [:]

    /// Whether a controller class overrides the method, found once a class.
    func isPresent(in type: UITableViewController.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = Self.known[id] { return known.contains(self) }
        let found = Set(Self.slots.filter { $0.slot.isOverridden(in: type) }.map(\.method))
        Self.known[id] = found
        return found.contains(self)
    }

    /// Whether a data source or a delegate is a controller whose class overrides the method; `nil` if it is none.
    func isPresent(in object: AnyObject?) -> Bool? {
        (object as? UITableViewController).map { isPresent(in: type(of: $0)) }
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
