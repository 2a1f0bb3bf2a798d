import BridgedEnvironment

extension UIViewController {
    /// Begins an appearance transition of this controller's view, on behalf of a container that forwards appearance
    /// calls to its children itself; see `shouldAutomaticallyForwardAppearanceMethods`.
    ///
    /// Calls `viewWillAppear` or `viewWillDisappear` on this controller and the controllers of the views below. Call
    /// `endAppearanceTransition()` when the transition is complete. Until then, moving the view into and out of
    /// windows makes no appearance calls. To reverse a transition, begin the opposite one.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        flags.insert(.isInOwnTransition)
        let window = viewIfLoaded?.window
        func begin(_ controller: UIViewController) {
            if isAppearing {
                controller.beginAppearing(animated: animated)
                if window != nil { controller.oweIsAppearing() }
            } else {
                controller.beginDisappearing(animated: animated)
            }
        }
        begin(self)
        if window != nil { forEachForwarded(begin) }
    }

    /// Ends the transition begun by `beginAppearanceTransition(_:animated:)`.
    ///
    /// Calls `viewDidAppear` or `viewDidDisappear` on this controller and the controllers of the views below. Without
    /// a transition, the call is reported and does nothing.
    public final func endAppearanceTransition() {
        guard flags.contains(.isInOwnTransition) else {
            RuntimeIssue.report(
                "appearance",
                "A transition of appearance ends after it began: \(type(of: self)) is in none. Call "
                    + "beginAppearanceTransition(_:animated:) first.")
            return
        }
        flags.remove(.isInOwnTransition)
        let controllers = [self] + forwarded
        for controller in controllers { controller.finishDisappearing() }
        for controller in controllers { controller.finishAppearance() }
    }

    /// The controllers of views below this one's that receive the same calls.
    private var forwarded: [UIViewController] {
        var found: [UIViewController] = []
        forEachForwarded { found.append($0) }
        return found
    }

    private func forEachForwarded(_ body: (UIViewController) -> Void) {
        viewIfLoaded?.forEachController { controller in
            if controller === self || controller.flags.contains(.isInOwnTransition) { return }
            if controller.parentTellsAppearance { return }
            body(controller)
        }
    }

    // MARK: Why it appears or disappears

    /// A Boolean value that indicates whether the view is appearing because the controller is being presented. `true`
    /// from before `viewWillAppear` until after `viewDidAppear`.
    public final var isBeingPresented: Bool { flags.contains(.isBeingPresented) }

    /// A Boolean value that indicates whether the view is disappearing because the controller is being dismissed.
    /// `true` from before
    /// `viewWillDisappear` until after `viewDidDisappear`.
    public final var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

    /// A Boolean value that indicates whether the view is appearing because the controller was added to its parent.
    /// `true` until after
    /// `viewDidAppear`.
    public final var isMovingToParent: Bool { flags.contains(.isMovingToParent) }

    /// A Boolean value that indicates whether the view is disappearing because the controller is being removed from its
    /// parent. `true` from
    /// `willMove(toParent:)` with `nil` until after `viewDidDisappear`.
    public final var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }
}
