import Foundation

/// A continuous gesture recogniser for a touch that is dragged inwards from an edge of the window.
///
/// The gesture begins once the touch has moved by 10 points, and further away from the edge than along it.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the gesture may start; none by default.
    open var edges: UIRectEdge = []

    /// How far from an edge a touch may come down, in points: two columns of characters.
    private static let reach: CGFloat = 16

    private final var down = CGPoint.zero
    /// The edges at which the touch came down.
    private final var touched: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        down = location(in: nil)
        touched = edges(at: down).intersection(edges)
        if touched.isEmpty { state = .failed } else { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            let point = location(in: nil)
            let (x, y) = (point.x - down.x, point.y - down.y)
            guard max(abs(x), abs(y)) < Self.distance || leads(inwards: x, y) else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    private func edges(at point: CGPoint) -> UIRectEdge {
        guard let size = view?.window?.bounds.size else { return [] }
        var found: UIRectEdge = []
        if point.x <= Self.reach { found.insert(.left) }
        if point.x >= size.width - Self.reach { found.insert(.right) }
        if point.y <= Self.reach { found.insert(.top) }
        if point.y >= size.height - Self.reach { found.insert(.bottom) }
        return found
    }

    private func leads(inwards x: CGFloat, _ y: CGFloat) -> Bool {
        if abs(x) > abs(y) { return touched.contains(x > 0 ? .left : .right) }
        return touched.contains(y > 0 ? .top : .bottom)
    }
}
