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

    private struct Weak { weak var object: AnyObject? }

    unowned let window: UIWindow
    private(set) var current: FocusStop?
    /// Where the focus was last, or where something was last pressed by a pointer, in the window's coordinates.
    private(set) var lastFrame: CGRect?
    /// The elements to which the focus returns with their pages.
    private var memory = FocusMemory()
    /// The element that a pointer pressed last: keys begin there.
    private(set) var pressed: FocusStop?
    /// Whether an element has had the focus, or was pressed by a pointer. Until then, keys act on unmarked elements.
    private(set) var hasBegun = false
    /// Whether a key is moving the focus.
    var isMoving = false
    /// The elements of groups that had the focus last.
    private var lastOfGroups: [ObjectIdentifier: Weak] = [:]

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

    /// Takes the focus from an element that can no longer have it, and returns it to the one that had it on a page that
    /// is in front again. Called after updates.
    package func validate() {
        if let current {
            if let frame = frame(of: current) {
                if frame != lastFrame { focusDidChange() }
                lastFrame = frame
            } else {
                if isAway(current) { memory.add(current) }
                set(nil, isForced: true)
                beginAnew(after: current)
            }
        } else if let pressed, frame(of: pressed) == nil {
            if isAway(pressed) { memory.add(pressed, isMarked: false) }
            self.pressed = nil
            beginAnew(after: pressed)
        }
        if memory.isEmpty { return }
        let stop = memory.take(hasFocus: current != nil, isAway: isAway) { frame(of: $0) != nil }
        guard let stop else { return }
        if stop.isMarked { set(stop.stop) } else { note(pressed: stop.stop) }
    }

    /// Whether the page of an element is away, or behind a presentation.
    private func isAway(_ stop: FocusStop) -> Bool {
        stop.view?.window !== window || stop.view?.isDescendant(of: top) != true
    }

    /// Lets keys begin with the content of another page, once the one with an element is away.
    private func beginAnew(after stop: FocusStop) {
        if isAway(stop) { lastFrame = nil }
    }

    /// Gives the focus to an element, or to none. Returns whether it has it now: the element that had it may keep it.
    ///
    /// - Parameter isForced: Whether the focused element is not asked.
    @discardableResult
    package func set(_ stop: FocusStop?, isForced: Bool = false) -> Bool {
        if current?.object === stop?.object { return true }
        if !isForced {
            if let current, !current.yield() { return false }
            // Of two texts only one is edited.
            let first = window.firstResponder
            if stop?.receiver != nil, let first, first !== stop?.object, !first.resignFirstResponder() { return false }
        }
        let before = current
        if before?.object === stop?.object { return true }
        if let before, stop != nil { memory.add(before) }
        current = stop
        pressed = nil
        if let stop {
            hasBegun = true
            lastFrame = frame(of: stop)
            if let group = stop.group { note(stop.object, asLastOf: group) }
        }
        before?.focusDidChange(false)
        // The one before may have passed the focus on.
        if let stop, current?.object === stop.object { stop.focusDidChange(true) }
        follower?.focusedObjectDidChange()
        reveal()
        focusDidChange()
        if window.inputViewsStorage != nil { window.inputViewsMayHaveChanged() }
        return current?.object === stop?.object
    }

    private func note(_ object: AnyObject, asLastOf group: AnyObject) {
        lastOfGroups = lastOfGroups.filter { $0.value.object != nil }
        lastOfGroups[ObjectIdentifier(group)] = Weak(object: object)
    }

    /// Returns the element of a group that had the focus last; `nil` if none had it, or it is gone.
    func lastElement(of group: AnyObject) -> AnyObject? { lastOfGroups[ObjectIdentifier(group)]?.object }

    /// Lets keys go on from an element that a pointer has pressed.
    func note(pressed stop: FocusStop) {
        (pressed, hasBegun) = (stop, true)
        lastFrame = frame(of: stop)
    }

    /// Gives the focus to a view, if it can have it.
    package func set(_ view: UIView) -> Bool { view.takesFocus ? set(view.focusStop) : false }

    /// Takes the focus from a view or a part of one, if it has it.
    package func release(_ object: AnyObject) {
        if current?.object === object { set(nil, isForced: true) }
    }

    func frame(of stop: FocusStop) -> CGRect? {
        guard let view = stop.view, !isAway(stop), view.canBeReached, let frame = stop.frame() else { return nil }
        return view.convert(frame, to: window)
    }

    /// The view that the focus cannot leave: that of the last presentation whose background cannot be used, or the
    /// window.
    var top: UIView {
        window.presentations.last { $0.containerView?.window === window && $0.chrome?.letsThrough != true }?
            .containerView ?? window
    }

    /// Scrolls the focused element into sight, in everything around it that scrolls.
    private func reveal() {
        guard let current, let view = current.view else { return }
        current.reveal()
        for inner in view.selfAndSuperviews {
            guard let outer = inner.superview, let frame = current.frame() else { return }
            if let scroll = outer as? UIScrollView {
                scroll.scrollRectToVisible(view.convert(frame, to: scroll), animated: false)
            } else if outer.contents?.reveal(child: inner) == true {
                window.layoutIfNeeded()
            }
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

    func isInside(_ view: UIView) -> Bool { focused?.view?.isDescendant(of: view) == true }

    func endEditing(in view: UIView) -> Bool {
        guard let current, current.receiver != nil, current.view?.isDescendant(of: view) == true else { return false }
        set(nil, isForced: true)
        return true
    }
}
