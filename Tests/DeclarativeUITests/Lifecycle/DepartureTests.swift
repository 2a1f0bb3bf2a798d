import Synchronization
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Views on their way out") struct DepartureTests {
    let log = Log()
    let clock = ManualAnimationClock()
    private let second = Transaction(animation: .linear(duration: 1))

    /// Shows views by a switch that can be thrown under a transaction.
    private func host<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> (TestHost, Binding<Int>) {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: Log(), handle: state, content: content))
        guard let binding = state.value else { fatalError("The body gives the binding.") }
        return (host, binding)
    }

    @Test("A view removed under an animation lives on until the animation ends, and disappears then")
    func livesOn() {
        clock.withCurrent {
            let (host, value) = host { value in
                if value == 0 { Color.red.onAppear { log.run("appear") }.onDisappear { log.run("disappear") } }
            }
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            #expect(log.entries == ["appear"])
            clock.advance(by: 0.5)
            #expect(host.graph.rootItems.map(\.opacity) == [0.5])
            clock.advance(by: 0.6)
            #expect(log.entries == ["appear", "disappear"])
            #expect(host.graph.rootItems.isEmpty)
            #expect(host.graph.transitions.fades.isEmpty)
            #expect(!clock.isAnimating)
        }
    }

    @Test("A view called back while on its way out keeps its state; afterwards it starts anew")
    func calledBack() {
        clock.withCurrent {
            let inner = Handle<Binding<Int>>()
            let (host, value) = host { value in
                if value % 2 == 0 { Keeping(log: log, handle: inner) }
            }
            inner.value?.wrappedValue = 5
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            clock.advance(by: 0.5)
            withTransaction(second) { value.wrappedValue = 2 }
            host.update()
            clock.advance(by: 2)
            #expect(log.values("body") == ["0", "5"])
            #expect(host.graph.rootItems[0].opacity == 1)
            withTransaction(second) { value.wrappedValue = 3 }
            host.update()
            clock.advance(by: 2)
            withTransaction(second) { value.wrappedValue = 4 }
            host.update()
            #expect(log.values("body") == ["0", "5", "0"])
        }
    }

    @Test("What leaves takes no room and stays where it was; what comes fades in")
    func layout() {
        clock.withCurrent {
            let (host, value) = host { value in
                VStack(spacing: 0) {
                    if value == 0 {
                        Color.red.frame(width: 10, height: 20)
                    } else {
                        Color.blue.frame(width: 10, height: 30)
                    }
                    Color.green.frame(width: 10, height: 5)
                }
            }
            host.graph.place(in: CGSize(width: 100, height: 100))
            let stack = host.graph.rootItems[0] as? ContainerLayoutNode
            let red = stack?.children[0]
            let before = red?.frame
            #expect(host.graph.sizeThatFits(.unspecified).height == 25)
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            #expect(host.graph.sizeThatFits(.unspecified).height == 35)
            host.graph.place(in: CGSize(width: 100, height: 100))
            clock.advance(by: 0.25)
            #expect(stack?.children.count == 3)
            #expect(red?.frame == before)
            if let items = stack?.children {
                #expect(items.map(\.opacity) == [0.75, 0.25, 1])
            }
            clock.advance(by: 1)
            #expect(stack?.children.count == 2)
            #expect(host.graph.sizeThatFits(.unspecified).height == 35)
            #expect(host.graph.layoutContext.departing.isEmpty)
        }
    }

    @Test("A row removed under an animation keeps its place among the others until it has gone")
    func rows() {
        clock.withCurrent {
            let (host, value) = host { value in
                ForEach(value == 0 ? [1, 2, 3] : [1, 3, 4], id: \.self) { Text(verbatim: "\($0)") }
            }
            @MainActor func shown() -> [String] {
                var texts: [String] = []
                var stack = [host.graph.rootNode].compactMap { $0 }
                while let node = stack.popLast() {
                    if let text = node as? TextNode { texts.append(text.string) }
                    stack += node.children.reversed()
                }
                return texts
            }
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            #expect(shown() == ["1", "2", "3", "4"])
            clock.advance(by: 1.1)
            #expect(shown() == ["1", "3", "4"])
        }
    }

    @Test("Without an animation, or where nobody sees it, a removed view is gone at once")
    func atOnce() {
        clock.withCurrent {
            let (host, value) = host { value in
                if value == 0 { Color.red.onDisappear { log.run("disappear") } }
            }
            host.graph.setVisible(false)
            host.update()
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            #expect(host.graph.departures.isEmpty)
            withTransaction(second) { value.wrappedValue = 0 }
            host.update()
            host.graph.setVisible(true)
            var still = second
            still.disablesAnimations = true
            withTransaction(still) { value.wrappedValue = 1 }
            host.update()
            #expect(host.graph.departures.isEmpty)
        }
    }

    @Test("A host that goes takes what is leaving with it")
    func teardown() {
        clock.withCurrent {
            let (host, value) = host { value in
                if value == 0 { Color.red.onDisappear { log.run("disappear") } }
            }
            withTransaction(second) { value.wrappedValue = 1 }
            host.update()
            host.close()
            #expect(log.entries == ["disappear"])
            #expect(!clock.isAnimating)
        }
    }

    @Test("Nothing is left of 10,000 rounds of coming, leaving, being called back and being re-identified")
    func rounds() {
        let count = LiveCount()
        clock.withCurrent {
            do {
                let (host, value) = host { value in
                    if value % 3 != 0 { Held(item: Token(count)).id(value / 2) }
                    ForEach((0..<6).filter { ($0 + value) % 3 != 0 }, id: \.self) { _ in Held(item: Token(count)) }
                }
                for round in 1...(SizeOfTests.isFull ? 10_000 : 400) {
                    withTransaction(round % 4 == 0 ? Transaction() : second) { value.wrappedValue = round }
                    host.update()
                    if round % 2 == 0 { clock.advance(by: Double(round % 5) * 0.3) }
                    #expect(host.graph.departures.all.count < 200)
                    if round % 10 == 0 { host.graph.checkInvariants() }
                }
                clock.advance(by: 3)
                #expect(host.graph.departures.isEmpty)
                #expect(host.graph.transitions.fades.isEmpty)
                #expect(host.graph.layoutContext.departing.isEmpty)
                host.close()
            }
        }
        #expect(count.live == 0)
    }
}

private struct Keeping: View {
    let log: Log
    let handle: Handle<Binding<Int>>
    @State private var value = 0

    var body: some View {
        let _ = log.run("body", "\(value)")
        let _ = handle.value = $value
        Color.red
    }
}

/// How many tokens live.
private final class LiveCount: Sendable {
    private let count = Mutex(0)
    var live: Int { count.withLock { $0 } }
    func change(by number: Int) { count.withLock { $0 += number } }
}

private final class Token: Sendable {
    private let count: LiveCount

    init(_ count: LiveCount) {
        self.count = count
        count.change(by: 1)
    }

    deinit { count.change(by: -1) }
}

private struct Held: View {
    @State private var item: Token

    init(item: Token) { _item = State(initialValue: item) }

    var body: some View {
        let _ = item
        Color.red
    }
}
