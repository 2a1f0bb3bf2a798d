import BridgedEnvironment

extension UIPresentationController {
    /// The presentations that started in this one, directly or not, the lowest first.
    final var inside: [UIPresentationController] {
        guard let window else { return [] }
        return Self.following(window.presentations) { $0 === self }.filter { $0 !== self }
    }

    /// The presentations that a controller or those below it started, and those inside them, the lowest first.
    static func started(in controller: UIViewController) -> [UIPresentationController] {
        if activeCount == 0 { return [] }
        return UIApplication.shared.windows.flatMap { window in
            following(window.presentations) { $0.presenter?.isAtOrBelow(controller) ?? false }
        }
    }

    /// The presentations in `all`, the lowest first, that match or started inside one that matches.
    private static func following(
        _ all: [UIPresentationController], _ matches: (UIPresentationController) -> Bool
    ) -> [UIPresentationController] {
        var found: [UIPresentationController] = []
        var ids: Set<ObjectIdentifier> = []
        for presentation in all {
            var top = presentation.presenter
            while let above = top?.parentStorage { top = above }
            let around = top?.presentation.map { ids.contains(ObjectIdentifier($0)) } ?? false
            if around || matches(presentation) {
                found.append(presentation)
                ids.insert(ObjectIdentifier(presentation))
            }
        }
        return found
    }

    /// Ends presentations, the last first. Part of a change.
    ///
    /// - Parameter staying: Whether the presenter of the first one stays, and comes back where that covered it.
    static func end(_ presentations: [UIPresentationController], staying: Bool = false) {
        for presentation in presentations.reversed() {
            presentation.end(restoresPresenter: staying && presentation === presentations.first)
        }
    }

    // MARK: By the user

    /// Whether the controller, or one that is shown in it, says that the user cannot dismiss it.
    private var isModal: Bool {
        var controllers = [presentedViewController]
        while let controller = controllers.popLast() {
            if controller.isModalInPresentation { return true }
            controllers += controller.children.filter { $0.isInWindow }
        }
        return false
    }

    /// Whether the user can dismiss the presented controller, unless a delegate or controller objects.
    package final var isDismissibleByUser: Bool { chrome?.isDismissible ?? (style == .custom) }

    /// Whether the user can leave the presented controller, unless a delegate objects.
    final var letsUserLeave: Bool { isDismissibleByUser && !isModal }

    /// Dismisses at the user's request, unless a delegate or controller objects. Returns whether this style allows
    /// that at all.
    @discardableResult
    final func dismissByUser() -> Bool {
        guard window != nil, isDismissibleByUser else { return false }
        if isModal || delegate?.presentationControllerShouldDismiss(self) == false || !mayDismiss {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        delegate?.presentationControllerWillDismiss(self)
        TransitionQueue.shared.perform(animated: true) { [self] in
            guard window != nil else { return }
            Self.end([self] + inside, staying: true)
            TransitionQueue.shared.whenTold { [self] in
                wasDismissed()
                delegate?.presentationControllerDidDismiss(self)
            }
        }
        return true
    }

    /// Ends this presentation after its presenter was released.
    final func presenterIsGone() {
        // From the end of an object's life nothing else may be changed at once.
        TransitionQueue.shared.performLater { [self] in
            if presenter == nil, window != nil { Self.end([self] + inside) }
        }
    }

    /// Leaves a window that was released, with everything it showed.
    final func windowIsGone() {
        Self.activeCount -= 1
        leave()
    }
}
