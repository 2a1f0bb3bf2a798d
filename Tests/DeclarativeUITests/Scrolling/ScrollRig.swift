import Foundation
import Synchronization
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// A scroll view with views that change on their way through it, under a clock that stands still.
@MainActor final class ScrollRig {
    let clock = ManualAnimationClock()
    let host: ControlHost
    private(set) var size: CGSize

    init<V: View>(_ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200) {
        size = CGSize(width: width, height: height)
        host = clock.withCurrent { ControlHost(view, width, height) }
        run {}
    }

    /// Does something and lays out what that changed.
    func run(_ action: () -> Void) {
        clock.withCurrent {
            action()
            host.host.update()
            UpdateQueue.shared.flush()
            host.settle()
            // What was called for after that layout.
            host.host.update()
            UpdateQueue.shared.flush()
            host.settle()
        }
    }

    func scroll(_ distance: CGFloat, across: CGFloat = 0) {
        run { host.scroll(across, distance, at: (size.width / 2, size.height / 2)) }
    }

    func show<V: View>(_ view: V) { run { host.show(view) } }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        run { host.resize(width, height) }
    }

    func advance(by seconds: Double) { run { clock.advance(by: seconds) } }

    var graph: ViewGraph { host.host.graph }

    var scrollers: [ScrollingNode] {
        var found: [ScrollingNode] = []
        graph.rootNode?.walk { node in
            if let scroller = node as? ScrollingNode { found.append(scroller) }
            return .below
        }
        return found
    }

    /// The items of the views that change, which are in what is laid out, in the order of the views.
    var items: [LayoutNode] {
        var found: [LayoutNode] = []
        graph.rootNode?.walk { node in
            if let node = node as? ScrollSightNode, !node.isUnselected { found += node.items }
            return .below
        }
        return found
    }

    /// How far the views are moved to the side, in hundreds of points: what phases are worth, with `slides`.
    var shares: [Double] { items.map { ($0.transform.tx * 1_000).rounded() / 100_000 } }

    /// Moves a view by what its phase is worth, in hundreds of points.
    nonisolated static func slides(_ effect: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> some VisualEffect {
        effect.offset(x: phase.value * 100)
    }
}

/// Counts on any thread.
final class SharedCounter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}

/// Whether numbers are the same but for rounding.
func areNear(_ some: [Double], _ others: [Double], by tolerance: Double = 0.000_1) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) <= tolerance }
}
