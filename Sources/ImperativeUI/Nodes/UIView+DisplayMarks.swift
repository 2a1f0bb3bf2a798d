import Foundation
import UnifiedStorage

// What marks a view that is to be drawn or pictured again. How that is done is in the folder `Display`.
extension UIView {
    /// Asks for a display: what `setNeedsDisplay()` does, unless it is overridden.
    final func markNeedsDisplay() {
        flags.insert(.needsDisplay)
        if window != nil { enqueueDisplay() }
    }

    /// Asks for a display; the whole view is drawn whatever `rect` is.
    public final func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    final func enqueueDisplay() {
        guard flags.contains(.overridesDraw) || appearance != nil else { return }
        UpdateQueue.shared.enqueue(self, in: .display)
    }

    /// What the view draws, or its place among its siblings, has changed: it and all around it are put together anew.
    ///
    /// Costs nothing until somebody has looked at the view.
    package final func displayListDidChange() {
        ChangeCount.add()
        if flags.contains(.hasDisplayList) { StepWatch.shared.pictureDidChange() }
        var view = self
        while view.flags.contains(.hasDisplayList) {
            view.flags.remove(.hasDisplayList)
            view.appearance?.displayListObserver?()
            guard let superview = view.superviewStorage else { return }
            superview.appearance?.sections?.subviewDidChange(view)
            view = superview
        }
    }

    /// There are other subviews, or in another order.
    final func subviewsDidChange() {
        appearance?.sections?.subviewsDidChange()
        displayListDidChange()
    }

    /// What the superview shows of the view is to be put together anew.
    final func shownDidChange() {
        ChangeCount.add()
        guard let superview = superviewStorage else { return }
        superview.appearance?.sections?.subviewDidChange(self)
        superview.displayListDidChange()
    }

    /// Told when the view, which has been drawn, looks different. Set by whoever embeds this view in another world.
    package final var displayListObserver: (() -> Void)? {
        get { appearance?.displayListObserver }
        set { madeAppearance.displayListObserver = newValue }
    }

    /// Where and how the view is shown in its superview has changed.
    final func placeDidChange() {
        shownDidChange()
        StepWatch.shared.pictureDidChange()
        UIView.placeObserver?()
    }

    /// Told after every move of any view, as long as somebody wants to know; see `PlaceWatch`.
    static var placeObserver: (() -> Void)?
}
