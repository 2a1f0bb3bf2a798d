import ConstraintSolver
import Foundation

extension ConstraintSystem {
    /// Adds the constraints that a view and the views below it hold, down to roots of other systems.
    func installTree(_ top: UIView) {
        var stack = [top]
        while let view = stack.popLast() {
            if let constraints = view.constraintRecord {
                if view !== root {
                    // It was a root while it was not part of this system.
                    constraints.system?.end()
                    constraints.system = nil
                }
                for constraint in constraints.held {
                    if let other = constraint.installation?.system, other !== self { other.uninstall(constraint) }
                    if constraint.installation?.system == nil { install(constraint) }
                }
            }
            for child in view.subviewStorage where child.constraintRecord != nil && !child.isConstraintRoot {
                stack.append(child)
            }
        }
    }

    /// Removes the constraints and items of a view that leaves the system, and of the views below it.
    func uninstallTree(_ top: UIView) {
        settleLoosened(leaving: top)
        var views: [UIView] = []
        var stack = [top]
        while let view = stack.popLast() {
            views.append(view)
            for child in view.subviewStorage where child.constraintRecord != nil && !child.isConstraintRoot {
                stack.append(child)
            }
        }
        for view in views {
            for constraint in view.constraintRecord?.held ?? [] where constraint.installation?.system === self {
                uninstall(constraint)
            }
        }
    }

    /// Has views leave that no constraint needs any more.
    func settleLoosened(leaving top: UIView? = nil) {
        let views = loosened
        loosened = []
        for case let view? in views.map(\.view) where view !== top && view !== root && view.isConstraintRoot {
            uninstallTree(view)
        }
    }

    /// Adds a constraint. One that contradicts others is reported and added as an optional one.
    func install(_ constraint: NSLayoutConstraint) {
        guard constraint.isActiveStorage, constraint.installation?.system == nil,
            let ancestor = constraint.commonAncestor,
            let first = constraint.first.item
        else { return }
        var sum = Sum(system: self, ancestor: ancestor, of: constraint)
        let other = constraint.second.item
        sum.add(constraint.first.attribute, of: first, 1, beside: other)
        if let other, constraint.factor != 0 {
            sum.add(constraint.second.attribute, of: other, -Double(constraint.factor), beside: first)
        }
        for placement in sum.placements { placement.useCount += 1 }
        install(constraint, sum)
    }

    private func install(_ constraint: NSLayoutConstraint, _ sum: Sum) {
        let wanted = Constraint(
            sum.terms, constraint.solverRelation, Double(constraint.constant) - sum.constant,
            strength: Strength(priority: constraint.priority.rawValue))
        let (id, isBroken) = add(wanted, for: constraint)
        guard let id else {
            for placement in sum.placements { release(placement) }
            return
        }
        constraint.installation = Installation(
            system: self, id: id, placements: sum.placements, offset: -sum.constant, isBroken: isBroken,
            readsDirection: sum.readsDirection)
        installed[id] = constraint
        if isBroken { broken.append(constraint) }
    }

    /// Adds a constraint to the solver, or what can be held of it.
    private func add(_ wanted: Constraint, for constraint: NSLayoutConstraint) -> (id: ConstraintID?, isBroken: Bool) {
        do throws(SolverError) {
            return (try solver.add(wanted), false)
        } catch {
            guard case .unsatisfiable(let others) = error else { return (nil, false) }
            report(constraint, against: others)
            var weaker = wanted
            weaker.strength = Strength(priority: Self.broken.rawValue)
            return (try? solver.add(weaker), true)
        }
    }

    /// Removes a constraint.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        solver.remove(installation.id)
        installed[installation.id] = nil
        constraint.installation = nil
        if installation.isBroken { broken.removeAll { $0 === constraint } }
        mayMend = !broken.isEmpty
        for placement in installation.placements { release(placement) }
    }

    /// Gives an item's variables back once no constraint has them.
    private func release(_ placement: Placement) {
        placement.useCount -= 1
        if placement.useCount > 0 || placement === rootPlacement { return }
        for id in placement.own { solver.remove(id) }
        placement.own = []
        for axis in 0...1 { removeContent(of: placement, axis) }
        if placement.isGiven { for variable in placement.variables { solver.endEditing(variable) } }
        var variables = placement.variables
        for baseline in [placement.firstBaseline, placement.lastBaseline].compactMap({ $0 }) {
            solver.remove(baseline.constraint)
            variables.append(baseline.variable)
        }
        for variable in variables {
            setItem(nil, of: variable)
            solver.discard(variable)
        }
        placement.end()
        if let base = placement.base {
            placement.base = nil
            release(base)
        }
    }

    /// Adds a constraint anew, as its priority or the direction has changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        // The items keep their variables meanwhile.
        let placements = constraint.installation?.placements ?? []
        for placement in placements { placement.useCount += 1 }
        uninstall(constraint)
        install(constraint)
        for placement in placements { release(placement) }
    }

    /// Tries to hold constraints that contradicted others which may have been removed.
    func mend() {
        mayMend = false
        for constraint in broken {
            guard let installation = constraint.installation else { continue }
            let wanted = solver.constraint(installation.id)
            var required = wanted
            required.strength = .required
            guard let id = try? solver.add(required) else { continue }
            solver.remove(installation.id)
            replace(constraint, by: id, isBroken: false)
        }
        broken.removeAll { $0.installation?.isBroken != true }
    }

    /// Notes another place in the solver for a constraint.
    func replace(_ constraint: NSLayoutConstraint, by id: ConstraintID, isBroken: Bool) {
        guard let old = constraint.installation else { return }
        installed[old.id] = nil
        installed[id] = constraint
        constraint.installation = Installation(
            system: self, id: id, placements: old.placements, offset: old.offset, isBroken: isBroken,
            readsDirection: old.readsDirection)
    }
}

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

extension NSLayoutConstraint {
    final var solverRelation: ConstraintSolver.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
