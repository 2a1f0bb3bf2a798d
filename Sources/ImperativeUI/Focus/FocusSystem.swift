import Foundation

/// The focus of the keyboard in one window: which control or part of a view has it, and where it goes.
///
/// It stays with the same element while that moves, and is nowhere once that is gone, disabled, hidden or covered by a
/// presentation; it then goes on from its last frame.
@MainActor package final class FocusSystem {
    /// Where the focus can go.
    package enum Move {
        case next, previous
        case up, down, left, right
    }

    private unowned let window: UIWindow
    private var current: FocusStop?
    /// Where the focus was last, in the window's coordinates.
    private var lastFrame: CGRect?

    /// Called when another element has the focus, or when the focused one has moved.
    package var focusDidChange: () -> Void = {}
    /// The follower of the focus.
    package var follower: (any FocusSystemFollower)?

    package init(_ window: UIWindow) { self.window = window }

    // MARK: The focused element

    /// The focused element; `nil` for none.
    package var focused: FocusStop? {
        guard let current, frame(of: current) != nil else { return nil }
        return current
    }

    /// The frame of the focused element, in the window's coordinates.
    package var frame: CGRect? { focused.flatMap { frame(of: $0) } }

    /// The frame where the focus is to be marked; `nil` if the focused element shows that itself, with a caret.
    package var markedFrame: CGRect? { current?.receiver == nil ? frame : nil }

    /// Takes the focus from an element that can no longer have it, and returns it to the one that had it before a
    /// presentation that is gone. Called after updates.
    package func validate() {
        followPresentations()
        guard let current else { return }
        if let frame = frame(of: current) {
            if frame != lastFrame { focusDidChange() }
            lastFrame = frame
        } else {
            set(nil, isForced: true)
        }
    }

    /// Gives the focus to an element, or to none. Returns whether it has it now: the element that had it may keep it.
    ///
    /// - Parameter isForced: Whether the focused element is not asked.
    @discardableResult
    package func set(_ stop: FocusStop?, isForced: Bool = false) -> Bool {
        if stop != nil { followPresentations() }
        if current?.object === stop?.object { return true }
        if !isForced {
            if let current, !current.yield() { return false }
            // Of two texts only one is edited.
            let first = window.firstResponder
            if stop?.receiver != nil, let first, first !== stop?.object, !first.resignFirstResponder() { return false }
        }
        let before = current
        if before?.object === stop?.object { return true }
        current = stop
        if let stop { lastFrame = frame(of: stop) }
        before?.focusDidChange(false)
        // The one before may have passed the focus on.
        if let stop, current?.object === stop.object { stop.focusDidChange(true) }
        follower?.focusedObjectDidChange()
        reveal()
        focusDidChange()
        return current?.object === stop?.object
    }

    /// Gives the focus to a view, if it can have it.
    package func set(_ view: UIView) -> Bool { view.canBecomeFocused ? set(view.focusStop) : false }

    /// Takes the focus from a view or a part of one, if it has it.
    package func release(_ object: AnyObject) {
        if current?.object === object { set(nil, isForced: true) }
    }

    private func frame(of stop: FocusStop) -> CGRect? {
        guard let view = stop.view, view.window === window, view.isDescendant(of: top), view.canBeReached,
            let frame = stop.frame()
        else { return nil }
        return view.convert(frame, to: window)
    }

    /// The view that the focus cannot leave: that of the last presentation whose background cannot be used, or the
    /// window.
    var top: UIView {
        window.presentations.last { $0.containerView?.window === window && $0.chrome?.letsThrough != true }?
            .containerView ?? window
    }

    // MARK: Presentations

    /// The focused element below a view that the focus could not leave any more.
    private struct Left {
        weak var top: UIView?
        let stop: FocusStop?
    }

    /// The elements that were left, from the window on; as many as the focus has been led into presentations.
    private var left: [Left] = []
    /// The view that the focus could not leave last, if it was not the window.
    private weak var lastTop: UIView?

    private func followPresentations() {
        let top = top
        if top === window ? left.isEmpty : top === lastTop { return }
        let lastLeft = lastTop
        lastTop = top
        if let index = left.firstIndex(where: { $0.top === top }) {
            let stop = left[index].stop
            left.removeSubrange(index...)
            if let stop, focused == nil, frame(of: stop) != nil { set(stop) }
        } else {
            // The focused element may be in the presentation already.
            let stop = current.flatMap { frame(of: $0) == nil ? $0 : nil }
            left.append(Left(top: left.isEmpty ? window : lastLeft ?? window, stop: stop))
        }
    }

    // MARK: Moving

    /// Moves the focus. Returns whether there is something to go to.
    @discardableResult
    package func move(_ move: Move) -> Bool {
        window.layoutIfNeeded()
        validate()
        let stops = stops()
        if stops.isEmpty { return false }
        let index = stops.firstIndex { $0.stop.object === focused?.object }
        switch move {
        case .next: set(stops[index.map { ($0 + 1) % stops.count } ?? start(in: stops, isForward: true)].stop)
        case .previous:
            set(
                stops[index.map { ($0 + stops.count - 1) % stops.count } ?? start(in: stops, isForward: false)].stop)
        case .up, .down, .left, .right:
            guard let index else { return false }
            let from = stops[index].frame
            let ahead = stops.filter { move.isAhead($0.frame, of: from) }
            guard let nearest = ahead.min(by: { move.distance(from, $0.frame) < move.distance(from, $1.frame) })
            else { return false }
            set(nearest.stop)
        }
        return true
    }

    /// Where the focus enters: near where it was last.
    private func start(in stops: [(stop: FocusStop, frame: CGRect)], isForward: Bool) -> Int {
        guard let lastFrame else { return isForward ? 0 : stops.count - 1 }
        let after = stops.firstIndex { ReadingOrder.isBefore(lastFrame, $0.frame) }
        if isForward { return after ?? 0 }
        let before = (after ?? stops.count) - 1
        return before >= 0 ? before : stops.count - 1
    }

    /// All elements that can have the focus, in reading order; those in a part that is left as a whole are together.
    package func stops() -> [(stop: FocusStop, frame: CGRect)] { stops(in: [top]) }

    private typealias Stop = (stop: FocusStop, frame: CGRect)

    private func stops(in views: [UIView]) -> [Stop] {
        var found: [(stops: [Stop], frame: CGRect)] = []
        func add(_ stop: FocusStop) {
            if let frame = frame(of: stop) { found.append(([(stop, frame)], frame)) }
        }
        var stack = views
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if view.canBecomeFocused { add(view.focusStop) }
            for stop in view.contents?.contentFocusStops ?? [] { add(stop) }
            if view.separatesFocus {
                let parts = view.viewsInFocusOrder.flatMap { stops(in: [$0]) }
                if !parts.isEmpty { found.append((parts, view.convert(view.bounds, to: window))) }
            } else {
                stack.append(contentsOf: view.viewsInFocusOrder.reversed())
            }
        }
        let isReversed = window.traitCollection.layoutDirection == .rightToLeft
        return ReadingOrder.sorted(found, isReversed: isReversed) { $0.frame }.flatMap(\.stops)
    }

    /// Scrolls the focused element into sight.
    private func reveal() {
        guard let current, let view = current.view else { return }
        current.reveal()
        guard var frame = current.frame() else { return }
        var inner = view
        while let outer = inner.superview {
            frame = inner.convert(frame, to: outer)
            if let scroll = outer as? UIScrollView { scroll.scrollRectToVisible(frame, animated: false) }
            inner = outer
        }
    }
}

/// Follows the focus in a window.
@MainActor package protocol FocusSystemFollower: AnyObject {
    /// Called when something else has the focus.
    func focusedObjectDidChange()
}

extension FocusSystem: FirstResponderFollower {
    /// A text that is no view is no longer edited once a view is the first responder.
    func firstResponderDidChange(to responder: UIResponder) {
        guard let current, current.receiver != nil, current.object !== responder else { return }
        set(nil, isForced: true)
    }

    func endEditing(in view: UIView) -> Bool {
        guard let current, current.receiver != nil, current.view?.isDescendant(of: view) == true else { return false }
        set(nil, isForced: true)
        return true
    }
}

extension FocusSystem.Move {
    fileprivate func isAhead(_ frame: CGRect, of from: CGRect) -> Bool {
        switch self {
        case .up: frame.midY < from.minY
        case .down: frame.midY > from.maxY
        case .left: frame.midX < from.minX
        case .right: frame.midX > from.maxX
        default: false
        }
    }

    /// The distance of an element ahead; distances to the side count more.
    fileprivate func distance(_ from: CGRect, _ frame: CGRect) -> CGFloat {
        let (across, down) = (abs(frame.midX - from.midX), abs(frame.midY - from.midY))
        return self == .up || self == .down ? down + 2 * across : across + 2 * down
    }
}

extension UIView {
    fileprivate final var focusStop: FocusStop {
        let use = useCount
        return FocusStop(
            self, in: self,
            frame: { [weak self] in
                guard let self, canBecomeFocused, useCount == use else { return nil }
                return bounds
            },
            activate: { [weak self] in self?.activateByKey() ?? false },
            focusDidChange: { [weak self] isFocused in self?.focusDidChange(isFocused) },
            yield: { [weak self] in self.map { !$0.isFirstResponder || $0.resignFirstResponder() } ?? true },
            receiver: self as? any TextKeyReceiver)
    }

    /// Whether neither the view nor one around it is hidden or takes no events.
    fileprivate final var canBeReached: Bool {
        var view: UIView? = self
        while let here = view {
            if !here.takesEvents { return false }
            view = here.superview
        }
        return true
    }
}
