import Foundation
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Shows a view under a clock that stands still, on the first day of 2001.
@MainActor final class LiveTextRig {
    let clock: ManualAnimationClock
    let host = TestHost()
    let log = Log()

    init<V: View>(date: Date = .since(0), _ view: V) {
        clock = ManualAnimationClock(date: date)
        show(view)
    }

    func show<V: View>(_ view: V) {
        clock.withCurrent {
            host.show(view.environment(\.calendar, .test).environment(\.timeZone, .gmt))
            layOut()
        }
    }

    func advance(by seconds: Double) {
        clock.withCurrent {
            clock.advance(by: seconds)
            layOut()
        }
    }

    private func layOut() { host.graph.place(in: CGSize(width: 400, height: 400)) }

    /// The nodes of the texts, in order.
    var nodes: [TextNode] {
        var found: [TextNode] = []
        var stack = [host.graph.rootNode].compactMap { $0 }
        while let node = stack.popLast() {
            if let text = node as? TextNode { found.append(text) }
            stack += node.children.reversed()
        }
        return found
    }

    /// What the texts say, in order.
    var strings: [String] { nodes.map(\.string) }

    /// How often the texts were written.
    var writes: Int { nodes.reduce(0) { $0 + ($1.live?.writeCount ?? 0) } }

    /// Whether the clock has nothing to do.
    var isIdle: Bool { clock.alarms.count == 0 }
}
