import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Shows a view made from a number, under a clock that stands still.
@MainActor final class AnimationRig {
    let clock = ManualAnimationClock()
    let host = TestHost()
    let log = Log()
    private let state = Handle<Binding<Int>>()

    init<V: View>(size: CGSize? = CGSize(width: 100, height: 100), @ViewBuilder _ content: @escaping (Int) -> V) {
        clock.withCurrent {
            host.show(Root(log: log, handle: state, content: content))
            if let size { host.graph.place(in: size) }
        }
    }

    /// Returns values at five times of a second, of an animation from the view for 0 to that for 1, which ends then.
    static func five<Value, V: View>(
        _ read: (AnimationRig) -> Value, @ViewBuilder _ content: @escaping (Int) -> V
    ) -> [Value] {
        let rig = AnimationRig(content)
        rig.set(1, Animation.linear(duration: 1))
        var values = [read(rig)]
        for _ in 0..<4 {
            rig.advance(by: 0.25)
            values.append(read(rig))
        }
        #expect(!rig.clock.isAnimating)
        return values
    }

    /// Sets the number and updates, layout included.
    func set(_ value: Int, _ transaction: Transaction = Transaction()) {
        clock.withCurrent {
            withTransaction(transaction) { state.value?.wrappedValue = value }
            finish()
        }
    }

    func set(_ value: Int, _ animation: Animation?) { set(value, Transaction(animation: animation)) }

    /// Runs something and updates, layout included.
    func run(_ action: () -> Void) {
        clock.withCurrent {
            action()
            finish()
        }
    }

    /// The number's binding.
    var value: Binding<Int> { state.value! }

    func advance(by seconds: Double) {
        clock.withCurrent {
            clock.advance(by: seconds)
            finish()
        }
    }

    private func finish() {
        host.update()
        UpdateQueue.shared.flush()
        host.graph?.place(in: CGSize(width: 100, height: 100))
    }

    /// The items of the leaves, in order.
    var leaves: [LayoutNode] {
        var found: [LayoutNode] = []
        var stack = [host.graph.rootNode].compactMap { $0 }
        while let node = stack.popLast() {
            if let leaf = node as? LeafNode { found.append(leaf.layoutNode) }
            stack += node.children.reversed()
        }
        return found
    }

    var leaf: LayoutNode { leaves[0] }

    private struct Root<V: View>: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @ViewBuilder let content: (Int) -> V
        @State private var value = 0

        var body: some View {
            let _ = log.run("root")
            let _ = handle.value = $value
            content(value)
        }
    }
}

/// A view that takes what it is given. (A colour has an opacity of its own.)
struct Tile: View {
    var body: some View { Color.red }
}
