import Foundation

extension NSLayoutConstraint {
    /// Activates constraints. Those that are active already stay as they are.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints. Those that are not active stay as they are.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// How many constraints have been activated.
    private static var activationCount = 0

    final func activate() {
        if isActiveStorage { return }
        guard let ancestor = commonAncestor else { return reportLostItem() }
        hold(in: ancestor)
    }

    /// Activates the constraint, held by a view that is or contains its items.
    final func hold(in view: UIView) {
        if isActiveStorage {
            if holder === view { return }
            deactivate()
        }
        guard let first = first.item, second.attribute == .notAnAttribute || second.item != nil else {
            return reportLostItem()
        }
        for item in [first, second.item].compactMap({ $0 }) {
            require(
                item.constrainedView?.isDescendant(of: view) == true,
                "A view holds constraints of itself and of views below it: \(words) was added to a "
                    + "\(type(of: view)) that does not contain \(item.nameInReports). Add the views first, or activate "
                    + "the constraint.")
        }
        isActiveStorage = true
        isReported = false
        Self.activationCount += 1
        activationNumber = Self.activationCount
        holder = view
        view.begin(holding: self)
    }

    final func deactivate() {
        if !isActiveStorage { return }
        isActiveStorage = false
        if let holder {
            holder.end(holding: self)
        } else {
            // The view that held it is gone, and its system with it.
            installation = nil
            forEachViewWithin(nil) { view, _ in view.constraintRecord?.leave(self) }
        }
        holder = nil
    }

    /// The nearest view that is or contains both items; `nil` if an item is gone.
    final var commonAncestor: UIView? {
        guard let first = first.item?.constrainedView else { return nil }
        guard second.attribute != .notAnAttribute else { return first }
        guard let second = second.item?.constrainedView else { return nil }
        if first === second { return first }
        if second === first.superviewStorage { return second }
        if let parent = first.superviewStorage, parent === second.superviewStorage { return parent }
        var above: Set<ObjectIdentifier> = []
        for view in first.selfAndSuperviews { above.insert(ObjectIdentifier(view)) }
        let found = second.selfAndSuperviews.first { above.contains(ObjectIdentifier($0)) }
        guard let found else {
            fatalError(
                "The items of a constraint have a common ancestor: \(words) was activated between views of different "
                    + "trees. Add both views to one hierarchy first.")
        }
        return found
    }

    private func reportLostItem() {
        RuntimeIssue.report(
            "constraints", "A constraint has items: one of \(words) is gone. It is not activated.")
    }

    /// Calls `body` with the items' views and the views around them, up to a view that is not called with.
    final func forEachViewWithin(_ top: UIView?, _ body: (UIView, OutgoingPart) -> Void) {
        let ancestor = isActiveStorage ? commonAncestor : nil
        for item in [first.item, second.item] {
            guard let item, let start = item.constrainedView else { continue }
            var part = OutgoingPart.between
            for view in start.selfAndSuperviews {
                if view === top { break }
                if view === ancestor { part = .above }
                body(view, view === item ? .item : part)
            }
        }
    }
}
