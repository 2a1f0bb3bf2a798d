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
            sum.terms, constraint.solverRelation, Double(constraint.constant),
            strength: Strength(priority: constraint.priority.rawValue))
        guard let id = add(wanted, for: constraint) else {
            for placement in sum.placements { release(placement) }
            return
        }
        constraint.installation = Installation(
            system: self, id: id, placements: sum.placements, readsDirection: sum.readsDirection)
        installed[id] = constraint
    }

    /// Adds a constraint to the solver, or as much as can be held of it.
    private func add(_ wanted: Constraint, for constraint: NSLayoutConstraint) -> ConstraintID? {
        do throws(SolverError) {
            return try solver.add(wanted)
        } catch {
            guard case .unsatisfiable(let others) = error else { return nil }
            return addWeakly(wanted, for: constraint, against: others)
        }
    }

    /// Reports that a required constraint contradicts others, and adds it as an optional one.
    func addWeakly(
        _ wanted: Constraint, for constraint: NSLayoutConstraint, against others: [ConstraintID]
    ) -> ConstraintID? {
        report(constraint, against: others)
        var weaker = wanted
        weaker.strength = Strength(priority: Self.broken.rawValue)
        guard let id = try? solver.add(weaker) else { return nil }
        broken.append(constraint)
        return id
    }

    /// Removes a constraint.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        solver.remove(installation.id)
        installed[installation.id] = nil
        constraint.installation = nil
        broken.removeAll { $0 === constraint }
        mayMend = !broken.isEmpty
        for placement in installation.placements { release(placement) }
    }

    /// Gives an item's variables back once no constraint has them.
    private func release(_ placement: Placement) {
        placement.useCount -= 1
        if placement.useCount > 0 || placement === rootPlacement { return }
        removeOwnConstraints(of: placement)
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
        let tried = broken
        broken = []
        for constraint in tried {
            guard let id = constraint.installation?.id else { continue }
            var required = solver.constraint(id)
            required.strength = .required
            if let new = try? solver.add(required) {
                solver.remove(id)
                replace(constraint, by: new)
            } else {
                broken.append(constraint)
            }
        }
    }

    /// Notes another place in the solver for a constraint.
    func replace(_ constraint: NSLayoutConstraint, by id: ConstraintID) {
        guard let old = constraint.installation?.id else { return }
        installed[old] = nil
        installed[id] = constraint
        constraint.installation?.id = id
    }

    /// A constraint has another constant.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let installation = constraint.installation else { return }
        try? solver.setConstant(Double(constraint.constant), of: installation.id)
        setNeedsUpdate()
    }

    /// A constraint has another priority.
    func priorityDidChange(of constraint: NSLayoutConstraint) {
        reinstall(constraint)
        setNeedsUpdate()
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
