import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Depth and lifetime") struct DepthAndLifetimeTests {
    let log = Log()

    @Test("Views nested 1,000 and 10,000 deep are built, updated and torn down", arguments: [1_000, 10_000])
    func deep(levels: Int) {
        let host = TestHost(Deep(log: log, level: levels).environment(\.a, 1))
        #expect(log("deep") == levels + 1)
        #expect(log.values("bottom") == ["1"])
        host.show(Deep(log: log, level: levels).environment(\.a, 2))
        #expect(log.values("bottom") == ["1", "2"])
        #expect(log("deep") == levels + 1)
        host.show(Deep(log: log, level: levels, tag: 1).environment(\.a, 2))
        #expect(log("deep") == 2 * (levels + 1))
        host.close()
    }

    @Test("Erased views nested 10,000 deep are built and torn down")
    func deepErased() {
        var view = AnyView(Leaf(log: log, name: "leaf", value: 0))
        for level in 0..<10_000 { view = AnyView(view.id(level)) }
        let host = TestHost(view)
        #expect(log("leaf") == 1)
        host.close()
    }

    @Test("What is removed is freed: nodes, scopes, states")
    func leaks() {
        let tracker = LifetimeTracker()
        do {
            let host = TestHost(Holder(tracker: tracker, shows: true))
            var stack = host.graph.rootNode.map { $0.children } ?? []
            while let node = stack.popLast() {
                tracker.track(node, "\(node.viewType)")
                if node.childScope !== node.scope { tracker.track(node.childScope, "scope") }
                stack += node.children
            }
            #expect(tracker.alive.count > 8)
            host.show(Holder(tracker: tracker, shows: false))
            #expect(tracker.alive.allSatisfy { $0.contains("Holder") || $0.contains("Optional") })
        }
        #expect(tracker.alive == [])
    }

    @Test("A graph that is let go without being torn down frees everything")
    func abandoned() {
        let tracker = LifetimeTracker()
        do {
            let host = TestHost(Holder(tracker: tracker, shows: true))
            tracker.track(host)
            tracker.track(host.graph)
        }
        #expect(tracker.alive == [])
    }

    @Test("A binding kept after its view is gone answers the last value and ignores writes")
    func escaped() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: log, handle: state) { Leaf(log: log, name: "leaf", value: $0) })
        state.value?.wrappedValue = 3
        host.close()
        state.value?.wrappedValue = 4
        #expect(state.value?.wrappedValue == 3)
        #expect(log("parent") == 1)
    }

    @Test("A body that keeps itself awake through an observed object is stopped and reported")
    func endless() {
        let model = Model()
        let reported = issues {
            let host = TestHost(Restless(model: model))
            host.update()
            host.close()
        }
        #expect(reported.map(\.category) == ["update-cycle"])
    }
}

private struct Restless: View {
    let model: Model

    var body: some View {
        let x = model.x
        ChangesOnInit(model: model, x: x)
    }

    struct ChangesOnInit: View {
        let model: Model
        let x: Int

        var body: some View {
            let _ = model.x = x + 1
            EmptyView()
        }
    }
}

private struct Deep: View {
    let log: Log
    let level: Int
    var tag = 0

    var body: some View {
        let _ = log.run("deep")
        if level > 0 {
            Deep(log: log, level: level - 1, tag: tag)
        } else {
            Bottom(log: log)
        }
    }

    struct Bottom: View {
        let log: Log
        @Environment(\.a) private var a

        var body: some View {
            let _ = log.run("bottom", "\(a)")
            EmptyView()
        }
    }
}

private struct Holder: View {
    let tracker: LifetimeTracker
    let shows: Bool

    var body: some View {
        if shows {
            VStack {
                WithState(tracker: tracker)
                Color.red.padding().background { Color.blue }.environment(\.a, 4)
                ForEach(0..<3) { _ in WithState(tracker: tracker) }
                AnyView(Text("text").frame(width: 10)).modifier(Framed())
            }
            .transformEnvironment(\.b) { $0 += 1 }
        }
    }

    struct WithState: View {
        let tracker: LifetimeTracker
        @State private var object = Object()
        @Environment(\.a) private var a

        var body: some View {
            let _ = tracker.track(object)
            Spacer(minLength: CGFloat(a))
        }
    }

    final class Object {}

    struct Framed: ViewModifier {
        @State private var width: CGFloat = 5
        func body(content: Content) -> some View { content.frame(width: width).equatableID() }
    }
}

extension View {
    fileprivate func equatableID() -> some View { id("fixed") }
}
