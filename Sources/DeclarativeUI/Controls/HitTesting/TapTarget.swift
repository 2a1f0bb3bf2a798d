import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// What responds to the taps on one view.
@MainActor package final class TapTarget {
    /// The node of the view; `nil` once its life is over.
    weak var node: _ViewNode?
    /// How many taps in a row it waits for.
    var count = 1
    var action: @MainActor () -> Void = {}
    /// Told where the tap was, in a space; `nil` if nobody asks.
    var located: LocatedAction?

    /// What a tap does where it is.
    struct LocatedAction {
        let space: CoordinateSpace
        let action: @MainActor (CGPoint) -> Void
    }

    /// The items of the view, of which the first around a tap has the local space.
    var items: () -> [LayoutNode] = { [] }
    /// Told whether the view is held down; `nil` if it does not show it.
    var isPressed: Binding<Bool>?

    init() {}

    /// Whether the view is still there, not on its way out, and responds to the user.
    var isEnabled: Bool {
        guard let node, !node.isTornDown, !node.isLeaving else { return false }
        return EnvironmentValues(map: node.scope.map).isEnabled
    }

    /// Whether `taps` taps in a row are enough for it.
    func answers(_ taps: Int) -> Bool { count <= taps && isEnabled }

    /// Acts once for every full number of taps it waits for, unless it is disabled meanwhile.
    ///
    /// - Parameter point: Where the tap was, in the graph's area; `nil` for the middle of the view.
    func tap(_ taps: Int, at point: CGPoint? = nil) {
        for _ in 0..<(taps / count) where isEnabled {
            if let located { located.action(place(point, in: located.space)) } else { action() }
        }
    }

    private func place(_ point: CGPoint?, in space: CoordinateSpace) -> CGPoint {
        let frames = items().map(\.absoluteFrame)
        let tapped = point.map { point in frames.first { $0.contains(point) } ?? frames.last } ?? frames.first
        let frame = tapped ?? .zero
        let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
        var origin: CGPoint?
        if case .local = space { origin = frame.origin }
        if case .named(let name) = space, let node { origin = NamedSpaceNode.origin(of: name, above: node) }
        if let origin { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        // The window's, also for a name that no view around has.
        return point.applying(node?.graph.host?.graphTransform(isFollowed: false) ?? .identity)
    }

    func setPressed(_ pressed: Bool) {
        guard let node, !node.isTornDown else { return }
        isPressed?.wrappedValue = pressed
    }
}
