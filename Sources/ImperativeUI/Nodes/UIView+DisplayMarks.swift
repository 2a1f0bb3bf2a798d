import Foundation
import BridgedEnvironment

// Marks views that are to be drawn or pictured again. How that is done is in the folder `Display`.
extension UIView {
    /// Asks for a display: the default implementation of `setNeedsDisplay()`.
    final func markNeedsDisplay() {
        flags.insert(.needsDisplay)
        if window != nil { enqueueDisplay() }
    }

    final func enqueueDisplay() {
        guard flags.contains(.overridesDraw) || appearance != nil else { return }
        UpdateQueue.shared.enqueue(self, in: .display)
    }

    /// The view's drawing, or its order among its siblings, has changed: its and its ancestors' pictures are made
    /// anew.
    ///
    /// Costs nothing until the view's picture has been asked for.
    package final func displayListDidChange() {
        ChangeCount.add()
        if flags.contains(.hasDisplayList) { StepWatch.shared.pictureDidChange() }
        var view = self
        appearance?.layer?.motion?.isStale = true
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

    /// The superview's picture of the view is to be made anew.
    final func shownDidChange() {
        ChangeCount.add()
        appearance?.layer?.motion?.isStale = true
        guard let superview = superviewStorage else { return }
        superview.appearance?.sections?.subviewDidChange(self)
        superview.displayListDidChange()
    }

    /// Called when the view, which has been drawn, looks different. Set by the code that embeds it in another world.
    package final var displayListObserver: (() -> Void)? {
        get { appearance?.displayListObserver }
        set { madeAppearance.displayListObserver = newValue }
    }

    /// Called after the view's position or look in its superview has changed.
    final func positionDidChange() {
        shownDidChange()
        StepWatch.shared.pictureDidChange()
        UIView.positionObserver?()
    }

    /// Called after every move of any view, while a watch needs it; see `PositionWatch`.
    static var positionObserver: (() -> Void)?
}
