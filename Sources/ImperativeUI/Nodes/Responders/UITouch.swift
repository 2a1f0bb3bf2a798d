import Foundation

/// A finger on the screen, from when it comes down until it goes up.
@MainActor @preconcurrency public final class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It stayed where it was while others moved.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// It no longer counts, as something else took it over.
        case cancelled = 4
    }

    /// Where in its life the touch is.
    public private(set) var phase = Phase.began
    /// How many times in a row the place was touched, this time included.
    public internal(set) var tapCount = 1
    /// When the phase began, in seconds since the machine was started.
    public private(set) var timestamp: TimeInterval
    /// The view the touch came down on. It stays the same for the life of the touch.
    public private(set) weak var view: UIView?
    /// The window the touch came down in; `nil` for a tree of views in none.
    public private(set) weak var window: UIWindow?
    /// The recognisers that are told of the touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The view whose coordinates the place is given in.
    private weak var space: UIView?
    private var place: CGPoint
    private var previousPlace: CGPoint

    /// A touch at a place of a view.
    init(on view: UIView, at point: CGPoint, in space: UIView) {
        self.view = view
        window = view.window
        self.space = space
        place = point
        previousPlace = point
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// Where the touch is, in the coordinates of a view, or of the topmost view for `nil`.
    public func location(in view: UIView?) -> CGPoint {
        guard let space else { return place }
        return space.convert(place, to: view)
    }

    /// Where the touch was before it moved last, in the coordinates of a view, or of the topmost view for `nil`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        guard let space else { return previousPlace }
        return space.convert(previousPlace, to: view)
    }

    /// The touch goes on in another phase, at a place in the coordinates it came down in.
    func go(on phase: Phase, at point: CGPoint? = nil) {
        self.phase = phase
        previousPlace = place
        if let point { place = point }
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}
