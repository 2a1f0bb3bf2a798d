import Foundation

/// A touch on the screen, from when it begins until it ends.
@MainActor @preconcurrency public final class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch did not move while others did.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The touch was cancelled, because something else took it over.
        case cancelled = 4
    }

    /// The phase of the touch.
    public private(set) var phase = Phase.began
    /// The number of consecutive taps at the location, including this one.
    public internal(set) var tapCount = 1
    /// The time at which the phase began, in seconds since the system started.
    public private(set) var timestamp: TimeInterval
    /// The view on which the touch began. It does not change during the touch.
    public private(set) weak var view: UIView?
    /// The window in which the touch began; `nil` for a view tree without a window.
    public private(set) weak var window: UIWindow?
    /// The gesture recognisers that receive the touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The view whose coordinates the point is given in.
    private weak var space: UIView?
    private var point: CGPoint
    private var previousPoint: CGPoint

    /// A touch at a point of a view.
    init(on view: UIView, at point: CGPoint, in space: UIView) {
        self.view = view
        window = view.window
        self.space = space
        self.point = point
        previousPoint = point
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// Returns the location of the touch in the coordinates of a view, or of the topmost view for `nil`.
    public func location(in view: UIView?) -> CGPoint {
        guard let space else { return point }
        return space.convert(point, to: view)
    }

    /// Returns the previous location of the touch in the coordinates of a view, or of the topmost view for `nil`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        guard let space else { return previousPoint }
        return space.convert(previousPoint, to: view)
    }

    /// The touch goes on in another phase, at a point in the coordinates it came down in.
    func go(on phase: Phase, at point: CGPoint? = nil) {
        self.phase = phase
        previousPoint = self.point
        if let point { self.point = point }
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}
