import Foundation

/// What moves the content of a scroll view: touches, what goes on after them, and fingers that zoom it.
@MainActor final class ScrollMotion {
    /// Follows the drags of the content.
    let pan = ScrollPanGestureRecognizer()
    /// Zooms the content; `nil` while that is not possible.
    var pinch: UIPinchGestureRecognizer?
    /// The way of the content to where it comes to rest.
    var glide: ScrollGlide?

    /// Whether a touch is down that began in the view.
    var isTracking = false
    /// Whether a touch drags the content.
    var isDragging = false
    /// Whether the touch has stopped the content on its way.
    var hasStopped = false
    /// The offset at which the drag began.
    var start = CGPoint.zero
    /// The axes along which the drag does not scroll.
    var locked: (x: Bool, y: Bool) = (false, false)

    /// Whether two fingers zoom the content.
    var isZooming = false
    var zoomScale: CGFloat = 1
    /// The scale at which the fingers came down.
    var zoomStart: CGFloat = 1
}

/// Follows the touches that drag the content of its view. It has no part in which recogniser acts: a touch scrolls if
/// no other one wants it.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private(set) var event = UIEvent()

    override var isEnabled: Bool { didSet { if !isEnabled { (view as? UIScrollView)?.cancelDrag() } } }

    /// A touch comes down in the view.
    func follow(_ touch: UITouch, with event: UIEvent) {
        startOver()
        self.event = event
        touches = [touch]
        touchesBegan(touches, with: event)
    }

    /// The touch goes on to drag the content, or its drag ends.
    func goOn(to state: State, with event: UIEvent) {
        self.state = state
        isAccepted = true
        sendActions(with: event)
    }
}
