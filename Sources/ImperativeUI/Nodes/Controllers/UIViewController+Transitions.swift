import BridgedEnvironment

extension UIViewController {
    /// The default implementation of the public member of this name.
    final func defaultBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
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

    /// The default implementation of the public member of this name.
    final func defaultEndAppearanceTransition() {
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
}
