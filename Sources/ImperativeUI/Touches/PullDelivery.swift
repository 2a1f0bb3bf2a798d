import Foundation

/// Finds what a touch pulls, or a key refreshes.
@MainActor enum PullDelivery {
    /// Returns the innermost contents at a point, from one view up, that are at their start and can be refreshed.
    ///
    /// - Parameters:
    ///   - point: The place, in the coordinates of `space`.
    ///   - space: The view whose coordinates the place is in.
    ///   - hit: The view at that place.
    static func pullable(at point: CGPoint, in space: UIView, from hit: UIView) -> (any Pullable)? {
        var view: UIView? = hit
        while let here = view {
            if let found = here.contents?.pullable(.point(space.convert(point, to: here))) { return found }
            if let control = (here as? UIScrollView)?.refreshControl, control.canBePulled { return control }
            view = here.superview
        }
        return nil
    }

    /// Has refreshed what is around the focus of the keyboard, or else the first contents in the window that can be, in
    /// what is presented last. Returns whether there are any.
    static func refresh(in window: UIWindow) -> Bool {
        pullable(aroundFocusOf: window)?.refresh() ?? firstPullable(below: window.focus.top)?.refresh() ?? false
    }

    private static func pullable(aroundFocusOf window: UIWindow) -> (any Pullable)? {
        guard let stop = window.focus.focused, let view = stop.view, let frame = stop.frame() else { return nil }
        if let found = view.contents?.pullable(.focused(stop.object)) { return found }
        var next: UIView? = view
        while let here = next {
            if here !== view, let contents = here.contents {
                let place = view.convert(frame, to: here)
                if let found = contents.pullable(.point(CGPoint(x: place.midX, y: place.midY))) { return found }
            }
            if let control = (here as? UIScrollView)?.refreshControl, control.canRefresh { return control }
            next = here.superview
        }
        return nil
    }

    private static func firstPullable(below top: UIView) -> (any Pullable)? {
        var stack = [top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if let found = view.contents?.pullable(.anywhere) { return found }
            if let control = (view as? UIScrollView)?.refreshControl, control.canRefresh { return control }
            stack.append(contentsOf: view.subviewStorage)
        }
        return nil
    }
}
