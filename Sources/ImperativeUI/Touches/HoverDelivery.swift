import Foundation

/// Tells the views under a pointer that it is over them without being down, and that it has left.
@MainActor final class HoverDelivery {
    private struct Place { weak var view: UIView? }

    private var recognizers: [UIHoverGestureRecognizer] = []
    /// The views whose contents were told.
    private var places: [Place] = []
    /// The window in which something is marked.
    private weak var window: UIWindow?

    /// The pointer is on a view, at a place of another one that it is in.
    func move(to point: CGPoint, on hit: UIView, in space: UIView) {
        let event = UIEvent()
        var nowOver: [UIHoverGestureRecognizer] = []
        var contents: [(view: UIView, child: UIView?)] = []
        var child: UIView?
        for here in hit.selfAndSuperviews {
            for case let hover as UIHoverGestureRecognizer in here.gestureRecognizers ?? [] where hover.isEnabled {
                nowOver.append(hover)
            }
            if here.contents != nil { contents.append((here, child)) }
            child = here
        }
        leaveAll(but: nowOver, contents.map(\.view), with: event)
        for (view, child) in contents.reversed() {
            view.contents?.hover(at: space.convert(point, to: view), over: child)
        }
        for recognizer in nowOver.reversed() { recognizer.pointerMoved(to: point, in: space, with: event) }
    }

    /// The pointer is over nothing any more.
    func leave() {
        leaveAll(but: [], [], with: UIEvent())
        unmark()
    }

    // MARK: Marks

    /// Marks the innermost element that can be pressed, from a view up.
    func mark(at point: CGPoint, on hit: UIView, in window: UIWindow, isPressed: Bool) {
        if self.window !== window { unmark() }
        self.window = window
        var found = Self.element(at: point, on: hit, in: window)
        found?.isPressed = isPressed
        window.pointed = found
    }

    /// Marks nothing any more.
    func unmark() {
        window?.pointed = nil
        window = nil
    }

    /// Follows a pointer that is down: the element it pressed is shown as pressed while the pointer is on it.
    func follow(to point: CGPoint) {
        guard let window, var element = window.pointed else { return }
        element.isPressed = element.frame(in: window)?.contains(point) ?? false
        window.pointed = element
    }

    private static func element(at point: CGPoint, on hit: UIView, in space: UIView) -> PointedElement? {
        var (next, child): (UIView?, UIView?) = (hit, nil)
        while let here = next {
            if here.isPressable { return PointedElement(here, in: here) { [weak here] in here?.pressableBounds } }
            if let found = here.contents?.pressableElement(at: space.convert(point, to: here), over: child) {
                return found
            }
            (child, next) = (here, here.superview)
        }
        return nil
    }

    /// Keeps what the pointer is over, and tells all else that it has left.
    private func leaveAll(but nowOver: [UIHoverGestureRecognizer], _ views: [UIView], with event: UIEvent) {
        let (before, told) = (recognizers, places)
        (recognizers, places) = (nowOver, views.map { Place(view: $0) })
        for recognizer in before where !nowOver.contains(where: { $0 === recognizer }) {
            recognizer.pointerLeft(with: event)
        }
        for place in told where !views.contains(where: { $0 === place.view }) {
            place.view?.contents?.hover(at: nil, over: nil)
        }
    }
}

extension UIView {
    /// The bounds of a view that can be pressed; `nil` if it cannot be now.
    fileprivate var pressableBounds: CGRect? { isPressable && !isHidden ? bounds : nil }
}
