import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("What views on their way out may do") struct LeavingRuleTests {
    let log = Log()
    let second = Animation.linear(duration: 1)

    /// The texts shown, in order, those on their way out in parentheses.
    func texts(_ rig: AnimationRig) -> [String] {
        var found: [String] = []
        var stack = [rig.host.graph.rootNode].compactMap { $0 }
        while let node = stack.popLast() {
            if let text = node as? TextNode { found.append(node.isLeaving ? "(\(text.string))" : text.string) }
            stack += node.children.reversed()
        }
        return found
    }

    @Test("They take no taps, neither at their place nor by name")
    func taps() {
        let rig = AnimationRig { value in
            if value == 0 { Button("Go") { log.run("tap") }.accessibilityIdentifier("go") }
        }
        let interaction = GraphInteraction(rig.host.graph)
        #expect(interaction.tap(at: CGPoint(x: 50, y: 50)))
        rig.set(1, second)
        rig.advance(by: 0.1)
        #expect(!interaction.tap(at: CGPoint(x: 50, y: 50)))
        #expect(!interaction.tap(label: "Go"))
        #expect(!interaction.tap(identifier: "go"))
        #expect(log("tap") == 1)
        rig.set(0, second)
        #expect(interaction.tap(at: CGPoint(x: 50, y: 50)))
        #expect(interaction.tap(label: "Go"))
    }

    @Test("What was held down when it was removed does not act when it is let go")
    func held() {
        let rig = AnimationRig { value in
            if value == 0 { Button("Go") { log.run("tap") } }
        }
        let interaction = GraphInteraction(rig.host.graph)
        #expect(interaction.press(at: CGPoint(x: 50, y: 50)))
        rig.set(1, second)
        #expect(!interaction.release())
        #expect(log("tap") == 0)
    }

    @Test("What comes inside them does not appear; when they are called back, it does")
    func appearances() {
        let inner = Handle<Binding<Bool>>()
        let rig = AnimationRig { value in
            if value % 2 == 0 {
                Opening(handle: inner) { Tile().onAppear { log.run("in") }.onDisappear { log.run("out") } }
            }
        }
        rig.set(1, second)
        rig.run { inner.value?.wrappedValue = true }
        rig.advance(by: 0.1)
        #expect(log.entries == [])
        rig.set(2, second)
        #expect(log.entries == ["in"])
        rig.set(3, second)
        rig.advance(by: 2)
        #expect(log.entries == ["in", "out"])
    }

    @Test("What came inside them and never appeared does not disappear")
    func neverAppeared() {
        let inner = Handle<Binding<Bool>>()
        let rig = AnimationRig { value in
            if value == 0 {
                Opening(handle: inner) { Tile().onAppear { log.run("in") }.onDisappear { log.run("out") } }
            }
        }
        rig.set(1, second)
        rig.run { inner.value?.wrappedValue = true }
        rig.advance(by: 2)
        #expect(log.entries == [])
    }

    @Test("A host that hides and shows itself meanwhile does not make them appear again")
    func hiddenMeanwhile() {
        let rig = AnimationRig { value in
            if value == 0 { Tile().onAppear { log.run("in") }.onDisappear { log.run("out") } }
        }
        rig.set(1, second)
        rig.advance(by: 0.2)
        rig.run { rig.host.graph.setVisible(false) }
        #expect(log.entries == ["in", "out"])
        rig.run { rig.host.graph.setVisible(true) }
        rig.advance(by: 2)
        #expect(log.entries == ["in", "out"])
        #expect(rig.leaves.isEmpty)
    }

    @Test("Rows on their way out keep their places, whichever go and come after them")
    func places() {
        let lists = [[0, 1, 2, 3], [0, 2, 3], [0, 3], [9, 0, 3], [9, 3, 4]]
        let rig = AnimationRig { value in
            VStack { ForEach(lists[value], id: \.self) { Text(verbatim: "\($0)") } }
        }
        rig.set(1, second)
        rig.set(2, second)
        #expect(texts(rig) == ["0", "(1)", "(2)", "3"])
        rig.set(3, second)
        #expect(texts(rig) == ["9", "0", "(1)", "(2)", "3"])
        rig.set(4, second)
        #expect(texts(rig) == ["9", "(0)", "(1)", "(2)", "3", "4"])
        rig.advance(by: 2)
        #expect(texts(rig) == ["9", "3", "4"])
    }

    @Test("A row called back at another place stands there, with its state")
    func calledBackElsewhere() {
        let lists = [[0, 1, 2], [0, 2], [2, 0, 1]]
        let state = Handle<Binding<Int>>()
        let rig = AnimationRig { value in
            VStack {
                ForEach(lists[value], id: \.self) { id in
                    if id == 1 { Recalling(handle: state) } else { Text(verbatim: "\(id)") }
                }
            }
        }
        rig.run { state.value?.wrappedValue = 7 }
        rig.set(1, second)
        #expect(texts(rig) == ["0", "(s7)", "2"])
        rig.set(2, second)
        #expect(texts(rig) == ["2", "0", "s7"])
        rig.advance(by: 2)
        #expect(texts(rig) == ["2", "0", "s7"])
        #expect(rig.host.graph.layoutContext.departing.isEmpty)
    }

    @Test("Replaced one after the other, they stay in the order they were there, behind what is there now")
    func replaced() {
        let rig = AnimationRig { value in
            VStack { Text(verbatim: "\(value)").id(value) }
        }
        rig.set(1, second)
        rig.set(2, second)
        #expect(texts(rig) == ["(0)", "(1)", "2"])
        rig.set(0, second)
        #expect(texts(rig) == ["(1)", "(2)", "0"])
        rig.advance(by: 2)
        #expect(texts(rig) == ["0"])
    }

    @Test("One inside another: the outer called back leaves the inner on its way, and out of the layout")
    func nested() {
        let inner = Handle<Binding<Bool>>()
        let rig = AnimationRig { value in
            if value % 2 == 0 {
                Opening(handle: inner, initially: true) { Text(verbatim: "in").frame(height: 30) }
                Text(verbatim: "stays").frame(height: 20)
            }
        }
        rig.run { withAnimation(.linear(duration: 10)) { inner.value?.wrappedValue = false } }
        #expect(texts(rig) == ["(in)", "stays"])
        rig.set(1, second)
        #expect(texts(rig) == ["(in)", "(stays)"])
        rig.set(2, second)
        rig.advance(by: 2)
        #expect(texts(rig) == ["(in)", "stays"])
        let opacities = rig.host.graph.rootItems.map(\.opacity)
        #expect(opacities.last == 1)
        #expect(opacities.count == 3 && opacities[1] < 0.9)
        rig.advance(by: 10)
        #expect(texts(rig) == ["stays"])
        #expect(rig.host.graph.layoutContext.departing.isEmpty)
    }

    @Test("One inside another: the inner called back goes with the outer, and takes no room")
    func innerCalledBack() {
        let inner = Handle<Binding<Bool>>()
        let rig = AnimationRig { value in
            VStack(spacing: 0) {
                if value == 0 {
                    Opening(handle: inner, initially: true) { Color.red.frame(width: 10, height: 30) }
                }
                Color.blue.frame(width: 10, height: 20)
            }
        }
        rig.run { withAnimation(second) { inner.value?.wrappedValue = false } }
        #expect(rig.host.graph.sizeThatFits(.unspecified).height == 20)
        rig.set(1, second)
        rig.run { withAnimation(second) { inner.value?.wrappedValue = true } }
        #expect(rig.host.graph.sizeThatFits(.unspecified).height == 20)
        rig.advance(by: 3)
        #expect(rig.leaves.count == 1)
        #expect(rig.host.graph.layoutContext.departing.isEmpty)
    }

    @Test("A parent removed at once takes a child on its way out with it, whose task and disappearance come once")
    func parentRemoved() async {
        let isRunning = Handle<Bool>()
        let rig = AnimationRig { value in
            if value < 2 {
                VStack {
                    if value < 1 {
                        Tile().onAppear { log.run("in") }.onDisappear { log.run("out") }
                            .task {
                                await withTaskCancellationHandler {
                                    isRunning.value = true
                                    try? await Task.sleep(for: .seconds(600))
                                } onCancel: {
                                    MainActor.assumeIsolated { log.run("cancelled") }
                                }
                            }
                    }
                    Tile()
                }
            }
        }
        await eventually("the task to run") { isRunning.value == true }
        rig.set(1, second)
        rig.advance(by: 0.2)
        #expect(log.entries == ["in"])
        rig.set(2)
        #expect(log.entries.sorted() == ["cancelled", "in", "out"])
        rig.advance(by: 2)
        #expect(log.entries.count == 3)
        #expect(!rig.clock.isAnimating)
        #expect(rig.host.graph.departures.isEmpty)
        #expect(rig.host.graph.layoutContext.departing.isEmpty)
    }
}
