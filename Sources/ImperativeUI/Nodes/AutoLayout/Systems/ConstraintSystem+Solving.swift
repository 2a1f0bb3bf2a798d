import ConstraintSolver
import Foundation

extension ConstraintSystem {
    /// How often heights are measured for the widths of a solution, at most.
    private static let measuringLimit = 4

    /// Whether there is anything to look at.
    private var isDirty: Bool {
        !pending.isEmpty || !pendingTrees.isEmpty || !loosened.isEmpty || !outdated.isEmpty || !solver.isSolved
            || suggestion != wantedSuggestion || root?.isRightToLeft != isRightToLeft
    }

    /// The root's size as it is given. A view without a superview whose frame is not given is as large as it is, unless
    /// constraints say otherwise.
    private var wantedSuggestion: RootSize? {
        guard let root else { return nil }
        let priority = root.isSizedByConstraints ? UILayoutPriority.fittingSizeLevel : Self.given
        return RootSize(size: root.geometry.bounds.size, horizontal: priority, vertical: priority)
    }

    /// Looks at what has changed, and notes the views whose subviews have other frames.
    ///
    /// - Parameter view: The view whose subviews are placed now.
    func update(placing view: UIView) {
        guard let root, isDirty else { return }
        prepare()
        if let wantedSuggestion { suggest(wantedSuggestion) }
        solve()
        let changed = changed
        self.changed = []
        for placement in changed {
            placement.forgetChange()
            if placement === rootPlacement { continue }
            placement.noteUnplaced()
            if let around = placement.item?.coordinateView, around !== view { around.setNeedsLayout() }
        }
        reportMisfits(of: changed)
        if root.isSizedByConstraints {
            let size = rootPlacement.rect.size
            if root.bounds.size != size { root.bounds.size = size }
        }
    }

    /// Adds and removes constraints as views were added and removed.
    private func prepare() {
        if let root, root.isRightToLeft != isRightToLeft { changeDirection(root) }
        settleLoosened()
        let trees = pendingTrees
        pendingTrees = []
        for case let view? in trees.map(\.view) where view === root || view.constraintRoot === root {
            installTree(view)
        }
        let constraints = pending
        pending = []
        for constraint in constraints where constraint.isActiveStorage && constraint.installation?.system == nil {
            // A view between may have become a root meanwhile, or the holder part of another system.
            if constraint.holder?.constraintRoot === root { install(constraint) }
        }
        updateItems()
        if mayMend { mend() }
    }

    private func changeDirection(_ root: UIView) {
        isRightToLeft = root.isRightToLeft
        let directed = installed.values.filter { $0.installation?.readsDirection == true }
        for constraint in directed.inOrderOfActivation { reinstall(constraint) }
        for placement in items { if placement?.guide != nil { placement?.isOutdated = true } }
    }

    /// Suggests a size for the root.
    private func suggest(_ wanted: RootSize) {
        let before = suggestion
        suggestion = wanted
        let lengths = [
            (rootPlacement.width, wanted.size.width, wanted.horizontal, before?.horizontal),
            (rootPlacement.height, wanted.size.height, wanted.vertical, before?.vertical),
        ]
        for (variable, length, priority, known) in lengths {
            if priority != known {
                if known != nil { solver.endEditing(variable) }
                try? solver.edit(variable, strength: Strength(priority: priority.rawValue))
            }
            try? solver.suggest(Double(min(length, LayoutNumber.most)), for: variable)
        }
    }

    private func solve() {
        var isMeasuringAll = true
        for _ in 0...Self.measuringLimit {
            hold()
            let placements = solver.takeChanges().compactMap { items[Int($0.index)] }
            for placement in placements { placement.noteChange() }
            // Items that are new may have the size already that they start with.
            if !measure(isMeasuringAll ? changed : placements) { return }
            isMeasuringAll = false
        }
        hold()
        for variable in solver.takeChanges() { items[Int(variable.index)]?.noteChange() }
    }

    /// Solves the constraints. Of required ones that contradict each other, the one that was activated last is broken.
    private func hold() {
        while true {
            do throws(SolverError) {
                return try solver.solve()
            } catch {
                guard case .unsatisfiable(let ids) = error else { return }
                let required = constraints(ids).filter { constraint in !broken.contains { $0 === constraint } }
                guard let last = required.last, let id = last.installation?.id else { return }
                let wanted = solver.constraint(id)
                solver.remove(id)
                guard let new = addWeakly(wanted, for: last, against: ids.filter { $0 != id }) else { return }
                replace(last, by: new)
            }
        }
    }

    /// Returns the size of the root for a target and priorities, as its constraints ask for it. Frames stay.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        prepare()
        updateRootContent()
        func strength(_ priority: UILayoutPriority) -> UILayoutPriority {
            priority >= Self.given ? Self.given : LayoutNumber.priority(priority)
        }
        suggest(RootSize(size: target, horizontal: strength(horizontal), vertical: strength(vertical)))
        solve()
        return rootPlacement.rect.size
    }
}
