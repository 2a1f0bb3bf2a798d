import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Animatable views and modifiers") struct AnimatableBodyTests {
    let log = Log()
    let second = Animation.linear(duration: 1)

    @Test("The body of an animatable view runs once a frame with data in between, that of others does not")
    func view() {
        let rig = AnimationRig { Meter(level: $0 == 0 ? 0 : 60, log: log) }
        rig.set(1, second)
        #expect(log.values("meter") == ["0.0"])
        rig.advance(by: 0.5)
        #expect(log("meter") == 31)
        #expect(rig.log("root") == 2)
        #expect(isClose(Double(log.values("meter").last ?? ""), 30))
        rig.advance(by: 1)
        #expect(log("meter") == 61)
        #expect(log.values("meter").last == "60.0")
        rig.set(0)
        #expect(log.values("meter").last == "0.0")
        #expect(log("meter") == 62)
    }

    @Test("What is not animatable in it changes at once")
    func otherFields() {
        let rig = AnimationRig { Meter(level: Double($0 * 10), label: $0 == 1 ? "new" : "old", log: log) }
        rig.set(1, second)
        #expect(log.values("label").last == "new")
        #expect(log.values("meter").last == "0.0")
    }

    @Test("The state of an animatable view lasts while it moves")
    func state() {
        let handle = Handle<Binding<Int>>()
        let rig = AnimationRig { Meter(level: Double($0), log: log, handle: handle) }
        rig.run { handle.value?.wrappedValue = 7 }
        rig.set(1, second)
        rig.advance(by: 2)
        #expect(handle.value?.wrappedValue == 7)
    }

    @Test("The body of an animatable modifier runs once a frame, that of the view modified does not")
    func modifier() {
        let rig = AnimationRig { value in
            Counted(log: log).modifier(Widen(width: value == 0 ? 10 : 40, log: log))
        }
        rig.set(1, second)
        rig.advance(by: 0.5)
        #expect(log("widen") == 31)
        #expect(log("counted") == 1)
        #expect(isClose(Double(rig.leaf.frame.width), 25))
        rig.advance(by: 1)
        #expect(rig.leaf.frame.width == 40)
    }

    @Test("A view that goes while it moves is moved no more")
    func gone() {
        let rig = AnimationRig { value in
            if value < 2 { Meter(level: Double(value), log: log).transition(.identity) }
        }
        rig.set(1, second.repeatForever())
        #expect(rig.clock.isAnimating)
        rig.set(2)
        #expect(!rig.clock.isAnimating)
    }

    @Test("A layout with animatable data lays out once a frame with data in between; others jump")
    func layout() {
        let rig = AnimationRig { value in
            Diagonal(step: CGFloat(value * 60)) {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
        }
        rig.set(1, second)
        #expect(rig.log("root") == 2)
        rig.advance(by: 0.5)
        #expect(isClose(Double(rig.leaves[1].absoluteFrame.minX - rig.leaves[0].absoluteFrame.minX), 30))
        rig.advance(by: 1)
        #expect(rig.leaves[1].absoluteFrame.minX - rig.leaves[0].absoluteFrame.minX == 60)
        #expect(!rig.clock.isAnimating)
        rig.set(0)
        #expect(rig.leaves[1].absoluteFrame == rig.leaves[0].absoluteFrame)
    }

    @Test("An erased layout moves while it wraps the same type; to another it jumps, and only what is shown slides")
    func erasedLayout() {
        let rig = AnimationRig { value in
            let layout =
                value < 2 ? AnyLayout(Diagonal(step: CGFloat(value * 60))) : AnyLayout(Upright(step: CGFloat(40)))
            layout {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10)
            }
        }
        rig.set(1, second)
        rig.advance(by: 0.5)
        #expect(isClose(Double(rig.leaves[1].absoluteFrame.minX - rig.leaves[0].absoluteFrame.minX), 30))
        rig.set(2, second)
        #expect(rig.leaves[1].absoluteFrame.minY - rig.leaves[0].absoluteFrame.minY == 40)
        #expect(rig.leaves[1].absoluteFrame.minX == rig.leaves[0].absoluteFrame.minX)
        #expect(rig.clock.isAnimating)
        rig.advance(by: 1)
        #expect(rig.leaves[1].absoluteFrame.minY - rig.leaves[0].absoluteFrame.minY == 40)
        #expect(!rig.clock.isAnimating)
    }

    @Test("A view whose data is empty is a view like others")
    func empty() {
        let rig = AnimationRig { value in Plain(value: value, log: log) }
        rig.set(1, second)
        #expect(log.values("plain") == ["0", "1"])
        #expect(!rig.clock.isAnimating)
    }
}

private struct Meter: View, Animatable {
    var level: Double
    var label = ""
    let log: Log
    var handle: Handle<Binding<Int>>?
    @State private var kept = 0

    nonisolated var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    init(level: Double, label: String = "", log: Log, handle: Handle<Binding<Int>>? = nil) {
        self.level = level
        self.label = label
        self.log = log
        self.handle = handle
    }

    var body: some View {
        let _ = log.run("meter", "\(level)")
        let _ = log.run("label", label)
        let _ = handle?.value = $kept
        Color.red.frame(width: CGFloat(level), height: 10)
    }
}

private struct Plain: View, Animatable {
    var value: Int
    let log: Log
    var body: some View {
        let _ = log.run("plain", "\(value)")
        Color.red
    }
}

private struct Counted: View {
    let log: Log
    var body: some View {
        let _ = log.run("counted")
        Color.red
    }
}

private struct Widen: AnimatableModifier {
    var width: CGFloat
    let log: Log

    nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }

    func body(content: Content) -> some View {
        let _ = log.run("widen")
        content.frame(width: width)
    }
}

private struct Diagonal: Layout {
    var step: CGFloat

    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY), proposal: .unspecified)
        }
    }
}

private struct Upright: Layout {
    var step: CGFloat

    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + step * CGFloat(index)), proposal: .unspecified)
        }
    }
}
