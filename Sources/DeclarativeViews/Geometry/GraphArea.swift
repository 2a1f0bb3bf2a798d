import Drawing
import Foundation

/// A reference to the area of a graph, for objects with points in it that may outlive the graph.
// Used on the main actor only: other threads just pass it on.
final class GraphArea: @unchecked Sendable {
    // Cleared before the graph is freed.
    @UnretainedOptional private(set) var graph: ViewGraph?

    @MainActor init(of graph: ViewGraph) { self.graph = graph.unlessEnding }

    /// Called when the graph ends.
    @MainActor func clear() { graph = nil }
}

/// How points in one coordinate space become points in another.
enum SpaceChange: Sendable {
    case distance(CGSize)
    case transform(CGAffineTransform)

    /// The change by a transform, followed by that to a space whose origin is there.
    init(_ transform: CGAffineTransform?, thenFrom origin: CGPoint) {
        guard let transform else {
            self = .distance(CGSize(width: -origin.x, height: -origin.y))
            return
        }
        var whole = transform
        (whole.tx, whole.ty) = (whole.tx - origin.x, whole.ty - origin.y)
        // A translation keeps lengths exactly.
        let isDistance = whole.a == 1 && whole.b == 0 && whole.c == 0 && whole.d == 1
        self = isDistance ? .distance(CGSize(width: whole.tx, height: whole.ty)) : .transform(whole)
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        switch self {
        case .distance(let distance): CGPoint(x: point.x + distance.width, y: point.y + distance.height)
        case .transform(let transform): point.applying(transform)
        }
    }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        switch self {
        case .distance(let distance): rect.offsetBy(dx: distance.width, dy: distance.height)
        case .transform(let transform): rect.applying(transform)
        }
    }
}
