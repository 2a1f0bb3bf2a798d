import Foundation

extension ConstraintSystem {
    /// Runs `body` with a system of the constraints below a view, which is part of another system and stays so.
    static func apart<Result>(_ view: UIView, _ body: (ConstraintSystem) -> Result) -> Result {
        var constraints: [(NSLayoutConstraint, Installation?)] = []
        var placements: [(any ConstrainedItem, Placement?)] = []
        func take(_ item: any ConstrainedItem) {
            placements.append((item, item.placement))
            item.placement = nil
        }
        var stack = [view]
        while let view = stack.popLast() {
            guard let record = view.constraintRecord else { continue }
            for constraint in record.held {
                constraints.append((constraint, constraint.installation))
                constraint.installation = nil
            }
            take(view)
            for guide in record.guides + Array(record.ownGuides.values) { take(guide) }
            for child in view.subviewStorage where child.constraintRecord != nil { stack.append(child) }
        }
        let system = ConstraintSystem(root: view)
        system.pendingTrees.append(Tree(view: view))
        defer {
            system.end()
            for (constraint, installation) in constraints { constraint.installation = installation }
            for (item, placement) in placements { item.placement = placement }
        }
        return body(system)
    }
}
