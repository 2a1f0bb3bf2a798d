import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

@MainActor @Suite("Transactions of views") struct ViewTransactionTests {
    let log = Log()
    let second = Animation.linear(duration: 1)

    /// The opacities half a second later.
    private func halfway(_ rig: AnimationRig, _ transaction: Transaction = Transaction()) -> [Double] {
        rig.set(1, transaction)
        rig.advance(by: 0.5)
        return rig.leaves.map { ($0.opacity * 100).rounded() / 100 }
    }

    @Test("animation(_:value:) animates what is in it when its value differs, over what withAnimation says")
    func implicit() {
        let rig = AnimationRig { value in
            HStack {
                Tile().opacity(Double(1 - value)).animation(second, value: value)
                Tile().opacity(Double(1 - value)).animation(second, value: 0)
                Tile().animation(second, value: value).opacity(Double(1 - value))
                Tile().opacity(Double(1 - value)).animation(.linear(duration: 2), value: value).animation(
                    second, value: value)
            }
        }
        #expect(halfway(rig) == [0.5, 0, 0, 0.75])
        let other = AnimationRig { value in
            HStack {
                Tile().opacity(Double(1 - value)).animation(nil, value: value)
                Tile().opacity(Double(1 - value)).animation(second, value: value)
                Tile().opacity(Double(1 - value)).transaction { $0.animation = nil }
                Tile().opacity(Double(1 - value))
                Tile().opacity(Double(1 - value)).transaction(value: value) { $0.animation = second }
            }
        }
        #expect(halfway(other, Transaction(animation: .linear(duration: 4))) == [0, 0.5, 0, 0.88, 0.5])
    }

    @Test("A transaction that disables animations is not animated by views")
    func disabled() {
        let rig = AnimationRig { Tile().opacity(Double(1 - $0)).animation(second, value: $0) }
        var transaction = Transaction(animation: second)
        transaction.disablesAnimations = true
        #expect(halfway(rig, transaction) == [0])
    }

    @Test("The value counts for the update in which it differs, not for those after")
    func once() {
        let rig = AnimationRig { value in
            Tile().opacity([1, 0.5, 0][value]).animation(second, value: min(value, 1))
        }
        rig.set(1)
        rig.advance(by: 2)
        rig.set(2)
        #expect(rig.leaf.opacity == 0)
        #expect(!rig.clock.isAnimating)
    }

    @Test("What comes for the first time is not animated")
    func firstTime() {
        let rig = AnimationRig { Tile().opacity(0.3).animation(second, value: $0).transaction { _ in } }
        #expect(rig.leaf.opacity == 0.3)
        #expect(rig.clock.frameCount == 0 && !rig.clock.isAnimating)
    }

    @Test("A body given an animation animates the modifiers in it, not the view it is put around")
    func scoped() {
        let rig = AnimationRig { value in
            Tile().opacity(value == 0 ? 1 : 0.5).animation(second) {
                $0.opacity(value == 0 ? 1 : 0)
            }
        }
        rig.set(1)
        #expect(isClose(rig.leaf.opacity, 0.5))
        rig.advance(by: 0.5)
        #expect(isClose(rig.leaf.opacity, 0.25))
        rig.advance(by: 1)
        #expect(rig.leaf.opacity == 0)
        let nested = AnimationRig { value in
            Tile().opacity(value == 0 ? 1 : 0.5).transaction({ $0.animation = second }) { outer in
                outer.opacity(value == 0 ? 1 : 0.5).animation(nil) { $0.opacity(value == 0 ? 1 : 0.5) }
            }
        }
        nested.set(1)
        #expect(isClose(nested.leaf.opacity, 0.25))
    }

    @Test("The function of transaction(_:) runs once an update, however many values change below")
    func runsOnce() {
        let rig = AnimationRig { value in
            HStack { ForEach(0..<10) { _ in Tile().opacity(Double(1 - value)).scaleEffect(CGFloat(value + 1)) } }
                .transaction { transaction in
                    log.run("transaction")
                    transaction.animation = second
                }
        }
        let before = log("transaction")
        rig.set(1)
        #expect(log("transaction") == before + 1)
        #expect(rig.clock.isAnimating)
    }

    @Test("A completion runs once when what its change animates has ended, and at once when that is nothing")
    func completion() {
        let rig = AnimationRig { Tile().opacity(Double(1 - $0)).offset(x: CGFloat($0 * 10)) }
        rig.run {
            withAnimation(.spring(duration: 0.5)) {
                rig.value.wrappedValue = 1
            } completion: {
                log.run("complete")
            }
        }
        var transaction = Transaction(animation: second)
        transaction.addAnimationCompletion(criteria: .removed) { log.run("removed") }
        rig.set(1, transaction)
        #expect(log.entries == ["removed"])
        rig.advance(by: 0.45)
        #expect(log.entries == ["removed"])
        rig.advance(by: 0.1)
        #expect(log.entries == ["removed", "complete"])
        rig.advance(by: 5)
        #expect(log.entries.count == 2)
        rig.run {
            withAnimation(second) {
            } completion: {
                log.run("nothing")
            }
        }
        #expect(log.entries.last == "nothing")
    }

    @Test("A completion waits for the last of several values, and that of an outer change for the inner one")
    func several() {
        let rig = AnimationRig { value in
            HStack {
                Tile().opacity(Double(1 - value)).animation(.linear(duration: 3), value: value)
                Tile().opacity(Double(1 - value))
            }
        }
        rig.run {
            withAnimation(second, completionCriteria: .removed) {
                withAnimation(second) {
                    rig.value.wrappedValue = 1
                } completion: {
                    log.run("inner")
                }
            } completion: {
                log.run("outer")
            }
        }
        rig.advance(by: 2.9)
        #expect(log.entries == [])
        rig.advance(by: 0.2)
        #expect(log.entries.sorted() == ["inner", "outer"])
    }

    @Test("Changes under different completions are updates of their own, in order")
    func groups() {
        let rig = AnimationRig { Tile().opacity(1 - Double($0) / 10) }
        rig.run {
            for step in 1...3 {
                withAnimation(.linear(duration: Double(step))) {
                    rig.value.wrappedValue = step
                } completion: {
                    log.run("\(step)")
                }
            }
        }
        #expect(rig.log("root") == 4)
        rig.advance(by: 4)
        #expect(log.entries == ["1", "2", "3"])
        #expect(isClose(rig.leaf.opacity, 0.7))
    }

    @Test("A completion may change what is shown, animated as well")
    func chain() {
        let rig = AnimationRig { Tile().opacity(Double(1 - $0)) }
        rig.run {
            withAnimation(second) {
                rig.value.wrappedValue = 1
            } completion: {
                withAnimation(second) {
                    rig.value.wrappedValue = 0
                } completion: {
                    log.run("back")
                }
            }
        }
        rig.advance(by: 1.5)
        #expect(isClose(rig.leaf.opacity, 0.5, within: 0.02))
        rig.advance(by: 1)
        #expect(rig.leaf.opacity == 1)
        #expect(log("back") == 1)
    }

    @Test("A custom animation is given the environment of the view")
    func environment() {
        let rig = AnimationRig { Tile().opacity(Double(1 - $0)).environment(\.a, 3) }
        rig.set(1, Animation(EnvironmentAnimation()))
        rig.advance(by: 2)
        #expect(isClose(rig.leaf.opacity, 1.0 / 3))
        rig.advance(by: 1)
        #expect(rig.leaf.opacity == 0)
    }

    @Test("A graph that is torn down while it moves lets go of everything and completes")
    func teardown() {
        let tracker = LifetimeTracker()
        let clock = ManualAnimationClock()
        for _ in 0..<20 {
            autoreleased(clock, tracker)
            UpdateQueue.shared.flush()
        }
        #expect(!clock.isAnimating)
        #expect(tracker.alive == [])
        #expect(log("done") == 20)
    }

    private func autoreleased(_ clock: ManualAnimationClock, _ tracker: LifetimeTracker) {
        clock.withCurrent {
            let handle = Handle<Binding<Int>>()
            let host = tracker.track(TestHost(Fading(handle: handle)))
            tracker.track(host.graph)
            withAnimation(.linear.repeatForever(), completionCriteria: .removed) {
                handle.value?.wrappedValue = 1
            } completion: {
                log.run("done")
            }
            host.update()
            clock.advance(by: 1)
            #expect(clock.isAnimating)
            host.close()
        }
    }
}

private struct Fading: View {
    let handle: Handle<Binding<Int>>
    @State private var value = 0
    var body: some View {
        let _ = handle.value = $value
        Tile().opacity(value == 0 ? 1 : 0)
    }
}

private struct EnvironmentAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let length = Double(context.environment.a)
        return time < length ? value.scaled(by: time / length) : nil
    }
}
