import Foundation
import BridgedEnvironment

extension UIViewController {
    /// The parent of this controller; `nil` if it has none.
    public final var parent: UIViewController? { parentStorage }
    /// The children of this controller, in the order in which they were added.
    public final var children: [UIViewController] { childStorage }

    /// This controller, its parent, the parent of that, and so on.
    final var selfAndAncestors: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parentStorage }
    }

    /// Whether the controller's view is in a window.
    final var isInWindow: Bool { viewIfLoaded?.window != nil }

    /// This controller, its last child in a window, the last child of that in a window, and so on.
    final var selfAndFrontDescendants: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.childStorage.last { $0.isInWindow } }
    }

    /// Whether this controller is another one, or a child of it, at any depth.
    final func isAtOrBelow(_ other: UIViewController) -> Bool { selfAndAncestors.contains { $0 === other } }

    /// Returns the result of `find` for this controller, or else for the nearest ancestor for which it is not `nil`.
    final func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
        for controller in selfAndAncestors {
            if let found = find(controller) { return found }
        }
        return nil
    }

    /// The default implementation of the public member of this name.
    final func defaultAddChild(_ child: UIViewController) {
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

    /// The default implementation of the public member of this name.
    final func defaultRemoveFromParent() {
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

    /// Runs a change of this controller's place and tells the store the result.
    final func changeScopeParent(_ change: () -> Void) {
        let inherited = inheritedScope
        let former = scopeParent
        change()
        ScopeLink.depthsChanged()
        // Another parent has to know its descendants, even if both inherit the same.
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
        // The waiting writes were staged for the place before.
        if ownScope?.hasStagedWrites == true { stageRecord() }
    }

    /// Makes the controller inherit from its parent also while its view is in no hierarchy, for contents that go on
    /// living while others cover them.
    package final func inheritWhileCovered() {
        flags.insert(.inheritsWhileCovered)
        outsideMayHaveChanged()
    }

    package var placeWrites: [PropertyWrite] {
        flags.contains(.isOutside) ? DeviceTraits.unspecifiedSizeClasses : []
    }

    // MARK: The way before iOS 17

    /// The default implementation of the public member of this name.
    final func defaultSetOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild child: UIViewController
    ) {
        require(
            child.parentStorage === self,
            "Traits are overridden for children only: \(type(of: child)) is no child of \(type(of: self)). "
                + "Add it with addChild(_:) first.")
        child.record.parentOverrides = collection
        child.stageRecord()
    }
}
