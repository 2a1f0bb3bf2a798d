import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Transitions") struct TransitionTests {
    let log = Log()
    let second = Animation.linear(duration: 1)

    private func percent(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    @Test("A view comes in and goes out by its transition, animated by the change that inserts or removes it")
    func inAndOut() {
        let rig = AnimationRig { value in
            if value == 1 { Tile().frame(width: 20, height: 20).transition(.slide) }
        }
        rig.set(1, second)
        #expect(rig.leaf.absoluteFrame.minX == 20)
        rig.advance(by: 0.5)
        #expect(rig.leaf.absoluteFrame.minX == 30)
        rig.advance(by: 1)
        #expect(rig.leaf.absoluteFrame.minX == 40)
        #expect(!rig.clock.isAnimating)
        rig.set(0, second)
        rig.advance(by: 0.5)
        #expect(rig.leaf.absoluteFrame.minX == 50)
        rig.advance(by: 0.6)
        #expect(rig.leaves.isEmpty)
        #expect(!rig.clock.isAnimating)
    }

    @Test("Without a transition of its own a view fades")
    func fades() {
        let rig = AnimationRig { value in
            if value == 1 { Tile() }
        }
        rig.set(1, second)
        rig.advance(by: 0.25)
        #expect(percent(rig.leaf.opacity) == 0.25)
        rig.set(0, second)
        rig.advance(by: 0.5)
        #expect(rig.leaves.count == 1)
        rig.advance(by: 0.6)
        #expect(rig.leaves.isEmpty)
    }

    @Test("Without an animation a view is there, and gone, at once")
    func notAnimated() {
        let rig = AnimationRig { value in
            if value == 1 { Tile().transition(.opacity) }
        }
        rig.set(1)
        #expect(rig.leaf.opacity == 1)
        #expect(!rig.clock.isAnimating)
        rig.set(0)
        #expect(rig.leaves.isEmpty)
    }

    @Test("A transition with an animation of its own needs no animated change")
    func ownAnimation() {
        let rig = AnimationRig { value in
            if value == 1 { Tile().transition(.opacity.animation(second)) }
        }
        rig.set(1)
        rig.advance(by: 0.5)
        #expect(percent(rig.leaf.opacity) == 0.5)
        rig.advance(by: 1)
        rig.set(0)
        rig.advance(by: 0.25)
        #expect(percent(rig.leaf.opacity) == 0.75)
        rig.advance(by: 1)
        #expect(rig.leaves.isEmpty)
        #expect(!rig.clock.isAnimating)
    }

    @Test("A transition with an animation of its own, inside a view that is made later in the update, runs too")
    func ownAnimationInside() {
        let rig = AnimationRig { value in
            if value == 1 { Late(transition: AnyTransition.opacity.animation(second)) }
        }
        rig.set(1)
        rig.advance(by: 0.5)
        #expect(percent(rig.leaf.opacity) == 0.5)
        rig.set(0)
        rig.advance(by: 2)
        #expect(rig.leaves.isEmpty)
    }

    @Test("What a graph shows first, and what is inside a container that comes, has no transition")
    func onlyWhatComes() {
        let rig = AnimationRig { value in
            if value >= 0 { Tile().transition(.opacity.animation(second)) }
            if value == 1 {
                VStack { if value == 1 { Tile().transition(.slide) } }.transition(.opacity)
            }
        }
        #expect(!rig.clock.isAnimating)
        #expect(rig.leaf.opacity == 1)
        rig.set(1, second)
        #expect(rig.leaves[1].opacity == 1)
        #expect(rig.leaves[1].effectOffset == .zero)
        #expect(rig.leaves[1].parent?.opacity == 0)
    }

    @Test("The body of a transition runs in each phase once, the content's body once in all")
    func bodies() {
        let rig = AnimationRig { value in
            if value == 1 { Counted(log: log).transition(Noting(log: log)) }
        }
        rig.set(1, second)
        #expect(log.values("phase") == ["willAppear", "identity"])
        rig.advance(by: 2)
        rig.set(0, second)
        rig.advance(by: 0.5)
        #expect(log.values("phase") == ["willAppear", "identity", "didDisappear"])
        rig.advance(by: 1)
        #expect(log("counted") == 1)
        #expect(rig.leaves.isEmpty)
    }

    @Test("A view called back on its way out returns from where it is, with its state")
    func calledBack() {
        let rig = AnimationRig { value in
            if value != 1 { Tile().frame(width: 20, height: 20).transition(.offset(x: 40)) }
        }
        let leaf = rig.leaf
        rig.set(1, second)
        rig.advance(by: 0.5)
        #expect(rig.leaf.absoluteFrame.minX == 60)
        rig.set(2, second)
        #expect(rig.leaf === leaf)
        #expect(rig.leaf.absoluteFrame.minX == 60)
        rig.advance(by: 3)
        #expect(rig.leaf === leaf)
        #expect(rig.leaf.absoluteFrame.minX == 40)
    }

    @Test("A view removed while it still comes goes from where it is")
    func turnedAround() {
        let rig = AnimationRig { value in
            if value == 1 { Tile().transition(.opacity) }
        }
        rig.set(1, second)
        rig.advance(by: 0.5)
        rig.set(0, .linear(duration: 2))
        #expect(percent(rig.leaf.opacity) == 0.5)
        rig.advance(by: 3)
        #expect(rig.leaves.isEmpty)
        #expect(!rig.clock.isAnimating)
    }

    @Test("While a view is about to appear, what is in it is not animated")
    func willAppear() {
        let rig = AnimationRig { value in
            if value == 1 { Late(transition: .opacity, log: log) }
        }
        rig.set(1, second)
        #expect(log.values("inner") == ["true"])
    }

    @Test("Rows and views of another id come and go by their transitions")
    func rowsAndIDs() {
        let rig = AnimationRig { value in
            VStack {
                ForEach(value == 0 ? [1, 2] : [2, 3], id: \.self) { _ in Tile().transition(.opacity) }
                Tile().transition(.opacity).id(value)
            }
        }
        rig.set(1, second)
        rig.advance(by: 0.25)
        #expect(rig.leaves.map { percent($0.opacity) }.sorted() == [0.25, 0.25, 0.75, 0.75, 1])
        rig.advance(by: 1)
        #expect(rig.leaves.map(\.opacity) == [1, 1, 1])
    }

    @Test("Another transition of the same type takes effect at once, one of another type leaves the view alive")
    func changed() {
        let rig = AnimationRig { value in
            if value < 3 {
                Counted(log: log).frame(width: 20, height: 20).transition(
                    [AnyTransition.move(edge: .top), .move(edge: .bottom), .slide][value])
            }
        }
        rig.set(1)
        rig.set(2)
        #expect(log("counted") == 1)
        rig.set(3, second)
        rig.advance(by: 0.5)
        #expect(rig.host.graph.rootItems[0].frame.minY == 50)
    }

    @Test("A removal completes when the view has gone")
    func completion() {
        let rig = AnimationRig { value in
            if value == 0 { Tile().onDisappear { log.run("disappear") }.transition(.slide) }
        }
        rig.run {
            withAnimation(second, completionCriteria: .removed) {
                rig.value.wrappedValue = 1
            } completion: {
                log.run("complete")
            }
        }
        rig.advance(by: 0.9)
        #expect(log.entries == [])
        rig.advance(by: 0.2)
        #expect(log.entries.sorted() == ["complete", "disappear"])
    }

    @Test("Nothing is left of 2,000 rounds of inserting, animating and removing")
    func rounds() {
        let tracker = LifetimeTracker()
        do {
            let rig = AnimationRig { value in
                if value % 2 == 1 {
                    Holding(tracker: tracker).offset(x: CGFloat(value % 5)).transition(
                        AnyTransition.slide.combined(with: .scale))
                }
                if value % 3 == 1 { Holding(tracker: tracker).opacity(Double(value % 4) / 3) }
            }
            for round in 1...(SizeOfTests.isFull ? 2_000 : 280) {
                rig.set(round, round % 7 == 0 ? nil : round % 2 == 0 ? .spring(duration: 0.1) : .linear(duration: 0.1))
                rig.advance(by: Double(round % 4) * 0.05)
            }
            rig.set(0)
            rig.advance(by: 2)
            #expect(!rig.clock.isAnimating)
            #expect(rig.leaves.isEmpty)
            #expect(rig.host.graph.layoutContext.effects.isEmpty)
            #expect(tracker.alive == [])
            rig.host.close()
        }
    }
}

private struct Late: View {
    let transition: AnyTransition
    var log: Log?
    var body: some View { Inner(log: log).transition(transition) }

    private struct Inner: View {
        let log: Log?
        var body: some View { TransactionProbe(log: log) }
    }
}

/// Notes whether animations are disabled where it is made.
private struct TransactionProbe: View {
    typealias Body = Never
    let log: Log?

    static func _makeNode(_ view: TransactionProbe, in context: _NodeContext) -> _ViewNode {
        TransactionProbeNode(view.log, in: context)
    }
    static func _updateNode(_ node: _ViewNode, with view: TransactionProbe) {}

    private final class TransactionProbeNode: OneChildNode {
        init(_ log: Log?, in context: _NodeContext) {
            super.init(in: context)
            log?.run("inner", "\(transaction.disablesAnimations)")
            child = Color._makeNode(.red, in: _NodeContext(self))
        }
    }
}

private struct Counted: View {
    let log: Log
    var body: some View {
        let _ = log.run("counted")
        Color.red
    }
}

private struct Noting: Transition {
    let log: Log
    func body(content: Content, phase: TransitionPhase) -> some View {
        let _ = log.run("phase", "\(phase)")
        content.opacity(1 - abs(phase.value))
    }
}

private final class Held {}

private struct Holding: View {
    let tracker: LifetimeTracker
    @State private var held = Held()

    init(tracker: LifetimeTracker) {
        self.tracker = tracker
    }

    var body: some View {
        let _ = tracker.track(held)
        Color.red.frame(width: 10, height: 10)
    }
}
