import UnifiedStorage

extension UIViewController {
    /// Tells this controller that its view is about to appear or to disappear, for containers that tell their children
    /// themselves; see `shouldAutomaticallyForwardAppearanceMethods`. Call `endAppearanceTransition()` when that is
    /// over.
    ///
    /// Calls `viewWillAppear` or `viewWillDisappear`, and those of the controllers of views below. Until the end, moves
    /// of the view are not told. To turn a transition back, begin the other one.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        flags.insert(.isInOwnTransition)
        let window = viewIfLoaded?.window
        func begin(_ controller: UIViewController) {
            if isAppearing {
                controller.beginAppearing(animated: animated)
                if window != nil, controller.appearanceState == .appearing { controller.oweIsAppearing() }
            } else {
                controller.beginDisappearing(animated: animated)
            }
        }
        begin(self)
        if window != nil { forEachForwarded(begin) }
    }

    /// Tells this controller that what `beginAppearanceTransition(_:animated:)` began is over: calls `viewDidAppear` or
    /// `viewDidDisappear`, and those of the controllers of views below. Without a beginning it is reported and does
    /// nothing.
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

    /// The controllers of views below this one's that are told what it is told.
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

    /// Whether the view appears because the controller is being presented; true from before `viewWillAppear` until
    /// after `viewDidAppear`.
    public final var isBeingPresented: Bool { flags.contains(.isBeingPresented) }

    /// Whether the view disappears because the controller's presentation ends; true from before `viewWillDisappear`
    /// until after `viewDidDisappear`.
    public final var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

    /// Whether the view appears because the controller was added to its parent; true until after `viewDidAppear`.
    public final var isMovingToParent: Bool { flags.contains(.isMovingToParent) }

    /// Whether the view disappears because the controller is taken from its parent; true from `willMove(toParent:)`
    /// with `nil` until after `viewDidDisappear`.
    public final var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }
}
