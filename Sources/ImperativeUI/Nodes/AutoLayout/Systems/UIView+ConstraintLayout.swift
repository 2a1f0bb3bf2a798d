import Foundation

// How a view takes part in constraints: as the holder of some, as the root of a system, and as an item of one.
extension UIView {
    final var constraintRecord: ViewConstraints? { appearance?.constraints }

    final var madeConstraintRecord: ViewConstraints {
        let appearance = madeAppearance
        if let known = appearance.constraints { return known }
        let made = ViewConstraints()
        appearance.constraints = made
        return made
    }

    /// Whether the view's frame is given for the views below it, so that they are a system of their own.
    final var isConstraintRoot: Bool {
        guard superviewStorage != nil, let constraints = constraintRecord else { return true }
        if constraints.isCrossed { return false }
        return constraints.translatesAutoresizingMask || !constraints.isConstrained
    }

    /// The root of the system that the views below this one are part of.
    final var constraintRoot: UIView {
        var view = self
        while !view.isConstraintRoot, let above = view.superviewStorage { view = above }
        return view
    }

    /// Whether the view, which is in no other one, is as large as its constraints say.
    final var isSizedByConstraints: Bool {
        superviewStorage == nil && constraintRecord?.translatesAutoresizingMask == false
            && !flags.contains(.ownedByController)
    }

    /// The system of the views below, made when first needed.
    private var systemBelow: ConstraintSystem {
        let root = constraintRoot
        let constraints = root.madeConstraintRecord
        if let known = constraints.system { return known }
        let made = ConstraintSystem(root: root)
        constraints.system = made
        made.pendingTrees.append(ConstraintSystem.Tree(view: root))
        return made
    }

    /// Has constraints measure the height of the content for the width that they give. For views of the other world.
    package final func measureHeightForWidth() { flags.insert(.heightFollowsWidth) }

    // MARK: Holding

    final func begin(holding constraint: NSLayoutConstraint) {
        madeConstraintRecord.held.append(constraint)
        if constraint.isOfOwnSize(of: self) { changeConstraints { $0.sizeCount += 1 } }
        constraint.forEachViewWithin(self) { view, part in view.changeConstraints { $0.enter(constraint, as: part) } }
        let system = systemBelow
        system.pending.append(constraint)
        system.setNeedsUpdate()
    }

    final func end(holding constraint: NSLayoutConstraint) {
        constraintRecord?.remove(constraint)
        let system = constraint.installation?.system
        system?.uninstall(constraint)
        constraint.installation = nil
        system?.setNeedsUpdate()
        if constraint.isOfOwnSize(of: self) { changeConstraints { $0.sizeCount -= 1 } }
        constraint.forEachViewWithin(self) { view, _ in view.changeConstraints { $0.leave(constraint) } }
    }

    /// Changes a view's part in constraints, by which it may become a root, or be none any more.
    private func changeConstraints(_ change: (ViewConstraints) -> Void) {
        let constraints = madeConstraintRecord
        let wasRoot = isConstraintRoot
        change(constraints)
        constraintRootMayHaveChanged(wasRoot: wasRoot)
        superviewStorage?.subviewConstraintsDidChange()
    }

    /// Has the system around the view take in the views below it, or let them go.
    final func constraintRootMayHaveChanged(wasRoot: Bool) {
        guard let superviewStorage, isConstraintRoot != wasRoot else { return }
        let system = superviewStorage.systemBelow
        if wasRoot {
            system.pendingTrees.append(ConstraintSystem.Tree(view: self))
        } else {
            system.loosened.append(ConstraintSystem.Tree(view: self))
            // Its own system is to be made of what it leaves with.
            let own = systemBelow
            own.pendingTrees.append(ConstraintSystem.Tree(view: self))
            own.setNeedsUpdate()
        }
        system.setNeedsUpdate()
    }

    /// The view's own reading direction has changed, by which constraints of its edges count.
    final func constraintDirectionDidChange() {
        guard let record = constraintRecord else { return }
        for constraint in (Array(record.outgoing.values) + record.held).inOrderOfActivation
        where constraint.first.item?.constrainedView === self && constraint.installation?.readsDirection == true {
            constraint.installation?.system?.reinstall(constraint)
            constraint.installation?.system?.setNeedsUpdate()
        }
        ownGuidesMayHaveChanged()
    }

    // MARK: Changes

    /// The view's content has changed.
    final func constraintsAreOutdated() { placement?.noteOutdated() }

    /// The frame has changed, which constraints take as it is where it is given, and set anew in the next layout where it
    /// is not.
    final func frameOfItemDidChange() {
        guard let placement else { return }
        if placement.isGiven { placement.noteOutdated() } else { placement.noteUnplaced() }
    }

    // MARK: Moves

    /// Called before the view leaves its superview: constraints that lead out of it end.
    final func leaveConstraints() {
        guard let constraints = constraintRecord else { return }
        let wasRoot = isConstraintRoot
        for constraint in Array(constraints.outgoing.values).inOrderOfActivation {
            constraint.isActive = false
        }
        guard !wasRoot, let superviewStorage else { return }
        let system = superviewStorage.constraintRoot.constraintRecord?.system
        system?.uninstallTree(self)
        system?.loosened.removeAll { $0.view === self }
    }

    /// Called after the view has joined a superview, with constraints of its own or below it.
    final func joinConstraints() {
        guard constraintRecord != nil, let superviewStorage, !isConstraintRoot else { return }
        let system = superviewStorage.systemBelow
        system.pendingTrees.append(ConstraintSystem.Tree(view: self))
        system.setNeedsUpdate()
    }

    // MARK: Layout

    /// Has the subviews take the frames of the solution. Called before the view is laid out.
    final func applyConstraints() {
        ConstraintUpdates.run(from: self)
        guard let record = constraintRecord, let system = constraintRoot.constraintRecord?.system else { return }
        system.update(placing: self)
        let unplaced = record.unplaced
        record.unplaced = []
        for placement in unplaced { placement.place(in: self) }
        if let content = record.ownGuides[.content]?.placement { contentWasPlaced(content) }
    }

    /// Sets the position and the size, whatever the transform.
    final func place(in rect: CGRect) {
        let rect = frame(forAlignmentRect: rect)
        if bounds.size != rect.size { bounds.size = rect.size }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        if geometry.origin != rect.origin { self.center = center }
    }

    /// Returns the size that fits the constraints of the views below; `nil` without any.
    package final func constrainedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        ConstraintUpdates.run(from: self)
        guard let constraints = constraintRecord, !constraints.held.isEmpty else { return nil }
        if isConstraintRoot { return systemBelow.fittingSize(target, horizontal, vertical) }
        return ConstraintSystem.apart(self) { $0.fittingSize(target, horizontal, vertical) }
    }
}

@MainActor extension [NSLayoutConstraint] {
    var inOrderOfActivation: [NSLayoutConstraint] { sorted { $0.activationNumber < $1.activationNumber } }
}

extension NSLayoutConstraint {
    /// Whether the constraint has nothing but the size of one view.
    final func isOfOwnSize(of view: UIView) -> Bool {
        first.item === view && (second.attribute == .notAnAttribute || second.item === view)
    }
}
