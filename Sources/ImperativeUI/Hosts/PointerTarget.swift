import Foundation

/// The view at a point of a host.
@MainActor struct PointerTarget {
    /// The window in front that has something there.
    let window: UIWindow
    /// The point in the window's coordinates.
    let point: CGPoint
    /// The view that is there.
    let view: UIView

    init?(at location: CGPoint, in windows: [UIWindow]) {
        for window in windows.reversed() {
            window.layoutIfNeeded()
            let point = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
            guard let view = window.hitTest(point, with: nil) else { continue }
            self.window = window
            self.point = point
            self.view = view
            return
        }
        return nil
    }
}
