import Foundation
import UnifiedStorage

extension UIViewController {
    /// The controller this one is a child of.
    public final var parent: UIViewController? { parentStorage }
    /// The controllers added to this one, in the order they were added.
    public final var children: [UIViewController] { childStorage }

    /// This controller, its parent, the parent of that, and so on.
    final var selfAndAncestors: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parentStorage }
    }

    /// Whether this controller is another one, or a child of it, at any depth.
    final func isAtOrBelow(_ other: UIViewController) -> Bool { selfAndAncestors.contains { $0 === other } }

    /// What `find` returns for this controller, or else for the nearest ancestor for which that is not `nil`.
    final func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
        for controller in selfAndAncestors {
            if let found = find(controller) { return found }
        }
        return nil
    }

    /// Makes `child` a child of this controller, taking it from the parent it had. Add its view to this controller's
    /// hierarchy too. Adding an ancestor, the controller itself, or one whose view holds this controller's, traps. The
    /// presentation of a child that is presented ends.
    public final func addChild(_ child: UIViewController) {
        if child.parentStorage === self { return }
        Containment.require(self, mayAdopt: child)
        let changeCount = Containment.changeCount
        let former = child.parentStorage
        child.flags.insert(.isMovingToParent)
        TransitionQueue.shared.tell { child.willMove(toParent: self) }
        let current = child.parentStorage
        // A callback may have given it a parent, which then is the newer wish.
        if let current, current !== former { return }
        if Containment.changeCount != changeCount { Containment.require(self, mayAdopt: child) }
        Containment.changeCount += 1
        child.changeScopeParent {
            current?.childStorage.removeAll { $0 === child }
            child.parentStorage = self
            childStorage.append(child)
        }
        current?.childWasTaken(child)
        child.endOwnPresentation()
    }

    /// Takes this controller from its parent. Take its view from the hierarchy too. Without a parent, nothing happens.
    public final func removeFromParent() {
        guard let parent = parentStorage else { return }
        endPresentationsInside()
        leaveParent()
        parent.childWasTaken(self)
        didMove(toParent: nil)
    }

    /// Is a child no longer, without telling anyone.
    final func leaveParent() {
        guard let parent = parentStorage else { return }
        changeScopeParent {
            parent.childStorage.removeAll { $0 === self }
            parentStorage = nil
            if traitRecord?.parentOverrides != nil {
                record.parentOverrides = nil
                stageRecord()
            }
        }
    }

    /// Runs a change of this controller's place and tells the store what came of it.
    final func changeScopeParent(_ change: () -> Void) {
        let inherited = inheritedScope
        let former = scopeParent
        change()
        ScopeLink.depthsChanged()
        // Another parent has to know what is below it, even if both inherit the same.
        if inherited !== inheritedScope || former !== scopeParent {
            scopeParentDidChange(from: inherited, hadParent: former != nil)
        }
        outsideMayHaveChanged()
    }

    /// Keeps the size classes unspecified while the view is in no hierarchy: they come from a window, by way of views,
    /// and not from a parent controller. Every other trait does.
    final func outsideMayHaveChanged() {
        let isInside =
            presentation != nil || viewStorage?.superviewStorage != nil || flags.contains(.inheritsWhileCovered)
        if !isInside, flags.contains(.viewLeft) || parentStorage == nil && rootWindow == nil { return }
        if isInside, !flags.contains(.isOutside) { return }
        if isInside { flags.remove(.isOutside) } else { flags.insert(.isOutside) }
        let keys = DeviceTraits.sizeClassKeys
        let writes = traitRecord?.writes(over: placeWrites) ?? placeWrites
        replaceAtOnce(keys, with: writes.filter { keys.contains($0.id) })
        // What waits was staged for the place before.
        if ownScope?.hasStagedWrites == true { stageRecord() }
    }

    /// Has the controller inherit from its parent also while its view is in no hierarchy, for contents that go on
    /// living while others cover them.
    package final func inheritWhileCovered() {
        flags.insert(.inheritsWhileCovered)
        outsideMayHaveChanged()
    }

    package var placeWrites: [PropertyWrite] {
        flags.contains(.isOutside) ? DeviceTraits.unspecifiedSizeClasses : []
    }

    // MARK: The way before iOS 17

    /// Sets traits for one child. Deprecated on Apple's systems since iOS 17 in favour of the child's `traitOverrides`,
    /// which win over these. Works on children whose view is not loaded.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild child: UIViewController
    ) {
        require(
            child.parentStorage === self,
            "Traits are overridden for children only: \(type(of: child)) is no child of \(type(of: self)). "
                + "Add it with addChild(_:) first.")
        child.record.parentOverrides = collection
        child.stageRecord()
    }

    /// The traits set for one child, if any.
    public final func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parentStorage === self ? child.traitRecord?.parentOverrides : nil
    }
}
