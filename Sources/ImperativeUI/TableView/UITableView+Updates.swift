import Foundation
import BridgedEnvironment

extension UITableView {
    /// The default implementation of the public member of this name.
    final func defaultBeginUpdates() {
        if let open = openUpdates {
            openUpdates = (open.depth + 1, open.counts)
        } else if itemState.changes == nil {
            openUpdates = (1, knownCounts)
            itemState.changes = ItemChanges()
        } else {
            openUpdates = (1, nil)
        }
    }

    /// The default implementation of the public member of this name.
    final func defaultEndUpdates() {
        guard let open = openUpdates else {
            fatalError(
                "An update ends once for each time that it begins: endUpdates() has no beginUpdates(). Call it first.")
        }
        openUpdates = open.depth > 1 ? (open.depth - 1, open.counts) : nil
        guard openUpdates == nil, let counts = open.counts else { return }
        let all = itemState.changes ?? ItemChanges()
        itemState.changes = nil
        askForHeightsAgain()
        perform(all, from: counts)
    }

    final func askForHeightsAgain() {
        for element in itemState.shown.values { element.isMeasured = false }
        rowLayout.invalidateLayout()
    }
}
