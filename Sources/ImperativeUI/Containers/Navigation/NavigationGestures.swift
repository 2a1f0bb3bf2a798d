import Foundation

/// The gestures of a navigation controller: a tap and a swipe that hide its bars, and one from the edge that goes back.
@MainActor final class NavigationGestures: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    let edge = PopGestureRecognizer()
    /// Whether the toolbar was hidden together with the bar at the top.
    private var hasHiddenToolbar = false
    /// Where the swipe was when the bars came or went, in points.
    private var turn: CGFloat = 0

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        for recognizer in [tap, swipe] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
        }
        swipe.standing = GestureStanding()
        swipe.standing?.goesWithAll = true
        edge.standing = GestureStanding()
        edge.standing?.goesFirst = true
        tap.addTarget(self, action: NavigationGestures.wasTapped)
        tap.delegate = self
        swipe.addTarget(self, action: NavigationGestures.wasSwiped)
        edge.addTarget(self, action: NavigationGestures.wasDragged)
        edge.delegate = self
    }

    func attach(to view: UIView) {
        for recognizer in [tap, swipe, edge] { view.addGestureRecognizer(recognizer) }
        (view as? NavigationView)?.wheelObserver = { [weak self] in self?.wheelDidScroll(by: $0) }
    }

    // MARK: Bars

    private func setBarsHidden(_ areHidden: Bool) {
        guard let navigation, navigation.isNavigationBarHidden != areHidden else { return }
        if areHidden {
            hasHiddenToolbar = !navigation.isToolbarHidden
            if hasHiddenToolbar { navigation.setToolbarHidden(true, animated: true) }
        } else if hasHiddenToolbar {
            hasHiddenToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
        navigation.setNavigationBarHidden(areHidden, animated: true)
    }

    private func wasTapped(_ tap: UITapGestureRecognizer) {
        if let navigation { setBarsHidden(!navigation.isNavigationBarHidden) }
    }

    private func wasSwiped(_ swipe: UIPanGestureRecognizer) {
        let way = swipe.translation(in: swipe.view)
        switch swipe.state {
        case .began:
            turn = 0
            if abs(way.y) > abs(way.x) { follow(way.y) }
        case .changed: follow(way.y)
        default: break
        }
    }

    /// Hides the bars if the swipe went up since the last turn, and shows them if it went down.
    private func follow(_ y: CGFloat) {
        if abs(y - turn) < UIPanGestureRecognizer.distance { return }
        setBarsHidden(y < turn)
        turn = y
    }

    /// A wheel or a key has scrolled the content, which counts as a swipe.
    private func wheelDidScroll(by delta: CGVector) {
        if swipe.isEnabled, delta.dy != 0, abs(delta.dy) > abs(delta.dx) { setBarsHidden(delta.dy > 0) }
    }

    // MARK: Going back

    private func wasDragged(_ edge: UIScreenEdgePanGestureRecognizer) {
        guard edge.state == .ended, let view = edge.view else { return }
        let sign: CGFloat = edge.edges.contains(.right) ? -1 : 1
        let (way, speed) = (sign * edge.translation(in: view).x, sign * edge.velocity(in: view).x)
        if speed >= -100, way >= view.bounds.width / 3 || speed > 300 { navigation?.popViewController(animated: true) }
    }

    // MARK: Delegate

    /// Whether a gesture counts: the one that goes back does where there is a button that goes back as usual.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === edge, let navigation else { return true }
        let bar = navigation.navigationBar
        return !navigation.isNavigationBarHidden && bar.showsBackButton && bar.topItem?.backAction == nil
    }

    /// Whether a touch counts: taps of bars do not hide them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let navigation else { return true }
        let bars = [navigation.navigationBar, navigation.madeToolbar].compactMap { $0 }
        return !bars.contains { bar in touch.view?.isDescendant(of: bar) == true }
    }
}

/// Recognises a drag from the edge from which controllers come.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.isRightToLeft == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }
}
