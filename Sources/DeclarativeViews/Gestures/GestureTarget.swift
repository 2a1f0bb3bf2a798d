import Foundation
import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The gesture of one view, for as long as the view is there.
@MainActor package final class GestureTarget {
    // Taken away when the node's life ends.
    @UnretainedOptional private var base: _ViewNode?
    /// The runs of the gesture in current touches: one, unless taps in a row overlap.
    package private(set) var runs: [any GestureRun] = []
    private var environment: EnvironmentObserver?

    init() { base = nil }

    /// Sets the node of the gesture.
    func begin(_ node: any GestureNode) { base = node }

    /// The node of the view; `nil` once its life is over.
    package var node: (any GestureNode)? { base as? any GestureNode }

    /// Whether the view is still there, not on its way out, and responds to the user.
    package var isEnabled: Bool {
        guard let node, !node.isTornDown, !node.isLeaving, node.mask.contains(.gesture) else { return false }
        return EnvironmentValues(map: node.scope.map).isEnabled
    }

    /// Whether runs in progress may go on: enabled, and not excluded by an enclosing view.
    var mayGoOn: Bool {
        guard isEnabled, let node else { return false }
        return !node.isUnselected && !node.isMasked
    }

    // MARK: Runs

    /// Something takes part in touches for the gesture from now on.
    package func add(_ run: any GestureRun) {
        guard let node else { return }
        runs.append(run)
        if runs.count > 1 { return }
        node.graph.feature(GestureRuns.self).begin(self)
        let observer = EnvironmentObserver()
        observer.keysChanged = { [weak self] in self?.checkLater() }
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: node.scope.map)
        values.tracker = tracker
        _ = values.isEnabled
        tracker.finish()
        observer.file(in: node.scope, keys: tracker.keys)
        environment = observer
    }

    /// Something no longer takes part.
    package func remove(_ run: any GestureRun) {
        runs.removeAll { $0 === run }
        if runs.isEmpty { rest() }
    }

    private func rest() {
        environment?.unfile()
        environment = nil
        base?.graph.feature(GestureRuns.self).end(self)
    }

    /// Whether the gesture may go on is to be looked at after the update.
    func checkLater() { base?.graph.feature(GestureRuns.self).checkLater() }

    /// Cancels the runs that may not go on. Called outside of updates of the tree.
    func check() {
        for run in runs where !mayGoOn || run.tracker.stage == .failed { run.stop()() }
    }

    /// Called when the node's life ends: runs in progress are cancelled after the update.
    func end() {
        guard let node = base else { return }
        if !runs.isEmpty {
            let endings = runs.map { $0.stop() }
            runs = []
            rest()
            node.graph.actions.add(.gone, of: node, isOfGraph: true) { for ending in endings { ending() } }
        }
        base = nil
    }

    /// Cancels runs in progress, after the update, as the views are no longer shown.
    func cancelLater() {
        guard let node = base, !runs.isEmpty else { return }
        let endings = runs.map { $0.stop() }
        node.graph.actions.add(.gone, of: node, isOfGraph: true) { for ending in endings { ending() } }
    }
}

extension _ViewNode {
    /// Whether an ancestor has a gesture that keeps inner ones from touches. Costs a step for each ancestor.
    package final var isMasked: Bool {
        var above = parent
        while let here = above {
            if let around = here as? any GestureNode, !around.mask.contains(.subviews) { return true }
            above = here.parent
        }
        return false
    }
}

/// A gesture's participation in touches.
@MainActor package protocol GestureRun: AnyObject {
    var tracker: any GestureTracking { get }
    /// Stops taking part. Returns a closure that runs the callbacks for the cancellation.
    func stop() -> () -> Void
}

/// Where a view is, as one of its items was touched.
final class ItemGestureSpace: GestureSpace {
    private weak var item: LayoutNode?
    private let target: GestureTarget

    init(_ item: LayoutNode, _ target: GestureTarget) { (self.item, self.target) = (item, target) }

    var size: CGSize { item?.placedSize ?? .zero }

    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return local(point)
        case .named(let name):
            if let node = target.node, let origin = node.frame(ofSpace: name)?.origin {
                return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            }
        case .global: break
        }
        // The window's, also for a name that no view around has.
        return point.applying(target.node?.graph.delegate?.graphTransform(isFollowed: false) ?? .identity)
    }

    private func local(_ point: CGPoint) -> CGPoint {
        guard let item else { return point }
        var toArea = CGAffineTransform.identity
        var node: LayoutNode? = item
        while let here = node {
            toArea = here.inParent(toArea)
            node = here.parent
        }
        // An item without an extent has no points inside.
        if toArea.a * toArea.d == toArea.b * toArea.c { return .zero }
        return point.applying(toArea.inverted())
    }
}
