import Foundation

extension PullDelivery {
    /// Refreshes the contents around the keyboard focus, or else the first refreshable contents of the window, in the
    /// last presentation. Returns whether there are any.
    static func refresh(in window: UIWindow) -> Bool {
        pullable(aroundFocusOf: window)?.refresh() ?? firstPullable(below: window.focus.top)?.refresh() ?? false
    }

    /// Whether `refresh(in:)` would refresh anything.
    static func canRefresh(in window: UIWindow) -> Bool {
        pullable(aroundFocusOf: window) != nil || firstPullable(below: window.focus.top) != nil
    }

    private static func pullable(aroundFocusOf window: UIWindow) -> (any Pullable)? {
        guard let stop = window.focus.focused, let view = stop.view, let frame = stop.frame() else { return nil }
        if let found = view.contents?.pullableContents(.focused(stop.object)) { return found }
        for here in view.selfAndSuperviews {
            if here !== view, let contents = here.contents {
                let rect = view.convert(frame, to: here)
                if let found = contents.pullableContents(.point(CGPoint(x: rect.midX, y: rect.midY))) { return found }
            }
            if let control = (here as? UIScrollView)?.refreshControl, control.canRefresh { return control }
        }
        return nil
    }

    private static func firstPullable(below top: UIView) -> (any Pullable)? {
        var stack = [top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if let found = view.contents?.pullableContents(.anywhere) { return found }
            if let control = (view as? UIScrollView)?.refreshControl, control.canRefresh { return control }
            stack.append(contentsOf: view.subviewStorage)
        }
        return nil
    }
}
