import BridgedEnvironment

// How a controller goes from one state of its appearance to the next. Containers move the views of controllers; the
// calls that controllers receive follow from that, or from `beginAppearanceTransition(_:animated:)`.

extension UIViewController {
    // MARK: Moves of the view

    /// The view is about to join another window, or none.
    final func viewWillMove(to window: UIWindow?) {
        if isToldByOthers { return }
        if window != nil {
            beginAppearing(animated: TransitionQueue.shared.isAnimated)
        } else {
            beginDisappearing(animated: TransitionQueue.shared.isAnimated)
        }
    }

    /// The view has joined another superview, or none.
    final func viewDidMove(toSuperview superview: UIView?) {
        flags.set(.viewLeft, superview == nil && !flags.contains(.inheritsWhileCovered))
        if superview != nil { flags.set(.isOnItsOwn, parentStorage == nil && rootWindow == nil) }
        outsideMayHaveChanged()
    }

    /// The view has joined another window, or none.
    final func viewDidMove(to window: UIWindow?) {
        if window == nil {
            viewDidLeaveWindow()
            return
        }
        if isToldByOthers { return oweIsAppearing() }
        // Nothing happened where it only went from one window to another.
        if appearanceState == .appeared { return }
        beginAppearing(animated: TransitionQueue.shared.isAnimated)
        // The callback may have taken the view away again.
        guard appearanceState == .appearing else { return }
        oweIsAppearing()
        TransitionQueue.shared.noteAppeared(self)
    }

    /// Corrects the calls for a move to `window`, for controllers whose move did not take place.
    static func matchAppearances(of told: [UIViewController], announced window: UIWindow?) {
        for controller in told where controller.viewIfLoaded?.window !== window { controller.matchAppearanceToWindow() }
    }

    private func matchAppearanceToWindow() {
        let window = viewIfLoaded?.window
        if window == nil, appearanceState == .appearing || appearanceState == .disappearing { viewDidLeaveWindow() }
        if let window, appearanceState == .disappearing { viewDidMove(to: window) }
    }

    private func viewDidLeaveWindow() {
        flags.remove(.owesIsAppearing)
        if !isToldByOthers {
            beginDisappearing(animated: TransitionQueue.shared.isAnimated)
            if TransitionQueue.shared.isChanging {
                if appearanceState == .disappearing { TransitionQueue.shared.noteDisappeared(self) }
            } else {
                finishDisappearing()
            }
        }
        if parentStorage == nil, rootWindow == nil, presentation == nil { endPresentationsInside() }
    }

    /// Whether other code calls `beginAppearanceTransition(_:animated:)`, so that moves of the view do not count.
    private var isToldByOthers: Bool { flags.contains(.isInOwnTransition) || parentTellsAppearance }

    final var parentTellsAppearance: Bool { parentStorage?.shouldAutomaticallyForwardAppearanceMethods == false }

    /// Schedules a call of `viewIsAppearing` after the next layout, unless it was called in this appearance.
    final func oweIsAppearing() {
        if appearanceState != .appearing || flags.contains(.wasToldIsAppearing) { return }
        flags.insert(.owesIsAppearing)
        viewStorage?.setNeedsLayout()
    }

    // MARK: Steps

    final func beginAppearing(animated: Bool) {
        guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
        appearanceState = .appearing
        flags.remove(.wasToldIsAppearing)
        flags.set(.isAnimated, animated)
        TransitionQueue.shared.tell {
            viewWillAppear(animated)
            parentStorage?.childWillAppear(self, animated: animated)
        }
    }

    /// Calls `viewIsAppearing` if this appearance still owes it; traits and geometry are current now.
    final func finishAppearing() {
        guard flags.contains(.owesIsAppearing) else { return }
        flags.remove(.owesIsAppearing)
        flags.insert(.wasToldIsAppearing)
        TransitionQueue.shared.tell { viewIsAppearing(flags.contains(.isAnimated)) }
    }

    /// Calls `viewDidAppear` if the view is still there.
    final func finishAppearance() {
        guard appearanceState == .appearing, hasArrived || parentTellsAppearance else { return }
        finishAppearing()
        guard appearanceState == .appearing else { return }
        appearanceState = .appeared
        let isAnimated = flags.contains(.isAnimated)
        TransitionQueue.shared.tell {
            viewDidAppear(isAnimated)
            flags.remove(.isOnItsWay)
            parentStorage?.childDidAppear(self, animated: isAnimated)
        }
    }

    /// Whether the view has joined its window in this appearance. In the callbacks of a move to one it is there, and
    /// some controllers have not been told yet.
    private var hasArrived: Bool {
        viewStorage?.window != nil && !flags.isDisjoint(with: [.owesIsAppearing, .wasToldIsAppearing])
    }

    final func beginDisappearing(animated: Bool) {
        guard appearanceState == .appearing || appearanceState == .appeared else { return }
        appearanceState = .disappearing
        flags.remove(.owesIsAppearing)
        flags.set(.isAnimated, animated)
        TransitionQueue.shared.tell { viewWillDisappear(animated) }
    }

    /// Calls `viewDidDisappear` unless the view came back.
    final func finishDisappearing() {
        guard appearanceState == .disappearing else { return }
        appearanceState = .disappeared
        TransitionQueue.shared.tell {
            viewDidDisappear(flags.contains(.isAnimated))
            flags.remove(.isOnItsWay)
        }
    }
}

extension UIViewController: Appearing {
    final var awaitsLayout: Bool { flags.contains(.owesIsAppearing) }
    final func askForLayout() { viewIfLoaded?.setNeedsLayout() }
    package final var updateLabel: String { "\(type(of: self))" }
}

extension UIView {
    /// Calls `body` with the controllers of this view and of those below it, parents first. Skips those that `body`
    /// takes out of the subtree before their turn comes.
    final func forEachController(_ body: (UIViewController) -> Void) {
        forEachStayingInSubtree { view in
            if view.flags.contains(.ownedByController), let controller = view.viewController { body(controller) }
        }
    }

    /// Tells the controllers of this view and of those below it that the window is about to change. Returns those told.
    private func announceToControllers(_ newWindow: UIWindow?) -> [UIViewController] {
        var told: [UIViewController] = []
        forEachController { controller in
            told.append(controller)
            controller.viewWillMove(to: newWindow)
        }
        return told
    }

    /// Shows the view of a controller in place of another one's. Both are told before either view moves.
    final func exchange(_ old: UIViewController?, for new: UIViewController?, frame: CGRect) {
        // Loads it, which may take the old one's view away.
        let content: UIView? = new?.view
        TransitionQueue.shared.note(from: old, to: new, in: self)
        let leaving = old?.viewIfLoaded.flatMap { isShowing($0, insteadOf: content) ? $0 : nil }
        var (gone, come): ([UIViewController], [UIViewController]) = ([], [])
        let window = window
        let origin = content?.superview
        // A view that is on screen already stays there, and only its surroundings go.
        if let window, content?.window !== window {
            gone = leaving?.announceToControllers(nil) ?? []
            come = content?.announceToControllers(window) ?? []
        }
        // A callback may have put the view elsewhere, which then is the newer wish.
        if let content, content.superview === origin {
            content.frame = frame
            insertSubview(content, at: 0)
            // A callback may have set another controller to show, which waits for its turn.
            if content.superview === self { new?.flags.remove(.isOnItsOwn) }
        }
        if let leaving, isShowing(leaving, insteadOf: content) { leaving.removeFromSuperview() }
        UIViewController.matchAppearances(of: gone, announced: nil)
        UIViewController.matchAppearances(of: come, announced: window)
        setNeedsLayout()
    }

    /// Whether a controller's view is still where this view's owner put it: it may have been moved, presented, or put
    /// into this view once more by the program meanwhile.
    private func isShowing(_ view: UIView, insteadOf content: UIView?) -> Bool {
        if view === content || view.superview !== self { return false }
        guard let controller = view.viewController else { return true }
        return controller.presentation == nil && !controller.flags.contains(.isOnItsOwn)
    }
}

extension UIViewController {
    /// Shows the view of a child in that of this controller in place of another child's, once there is a view.
    ///
    /// - Parameters:
    ///   - shown: The child that was shown so far.
    ///   - note: Notes that the other one is shown. Called before anybody is told.
    final func exchangeChild(_ shown: UIViewController?, for new: UIViewController?, note: () -> Void) {
        guard let container = viewIfLoaded else { return }
        // It may have been removed while it waited for this change.
        if new === shown, new == nil || new?.viewIfLoaded?.superview === container { return }
        let old = new === shown ? nil : shown
        note()
        container.exchange(old, for: new, frame: container.bounds)
    }
}
