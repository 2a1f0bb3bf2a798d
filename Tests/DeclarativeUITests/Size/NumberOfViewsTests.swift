import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// The work that many views cause, side by side and in one another, counted.
///
/// The main thread's stack is 8 MB, here as in an application. With `ISTHMUS_ALL=1` in the environment every kind is
/// made 10,000 times; without, a few times, which tell what is linear from what is not.
@MainActor @Suite("Number of views") struct NumberOfViewsTests {
    /// What was done for some views.
    struct Work: Sendable {
        var measured = 0
        var placed = 0
        var walked = 0
        var bodies = 0
    }

    @Test(
        "Views of each kind nested 1, 100 and 10,000 deep are all there, at a cost linear in their number",
        arguments: ViewKind.allCases)
    func nested(_ kind: ViewKind) {
        var first: [Int: Work] = [:]
        var second: [Int: Work] = [:]
        let (few, most) = SizeOfTests.isFull ? (100, 10_000) : (5, 50)
        let reported = issues {
            for levels in [1, few, most] {
                let bodies = BodyCounter()
                let host = TestHost(NestedViews(kind: kind, levels: levels, side: 10, bodies: bodies))
                first[levels] = work(of: host, from: Work()) { bodies.count }
                #expect(bodies.count == levels + 1)
                host.show(NestedViews(kind: kind, levels: levels, side: 12, bodies: bodies))
                second[levels] = work(of: host, from: first[levels] ?? Work()) { bodies.count }
                #expect(bodies.count == 2 * (levels + 1))
                look(at: host)
                host.close()
            }
        }
        #expect(reported.map(\.message) == [])
        expectLinear(first, from: few, to: most)
        expectLinear(second, from: few, to: most)
    }

    @Test(
        "1, 300 and 10,000 views of each kind side by side are all there, at a cost linear in their number",
        arguments: ViewKind.allCases)
    func sideBySide(_ kind: ViewKind) {
        var done: [Int: Work] = [:]
        let (few, most) = SizeOfTests.isFull ? (300, 10_000) : (6, 60)
        let reported = issues {
            for count in [1, few, most] {
                let host = TestHost(ViewsSideBySide(kind: kind, count: count))
                done[count] = work(of: host, from: Work()) { 0 }
                look(at: host)
                host.close()
            }
        }
        #expect(reported.map(\.message) == [])
        expectLinear(done, from: few, to: most)
    }

    @Test("A view that answers taps is found by its text, however many views that answer taps are around it")
    func nestedLabels() {
        var taps = 0
        var view = AnyView(Text("innermost").onTapGesture { taps += 1 })
        let count = SizeOfTests.isFull ? 2_000 : 200
        for _ in 0..<count { view = AnyView(view.onTapGesture {}) }
        let host = TestHost(
            VStack {
                Button("another") {}; view.accessibilityLabel("all")
            })
        host.graph.place(in: CGSize(width: 400, height: 300))
        let interaction = GraphInteraction(host.graph)
        #expect(interaction.tap(label: "innermost"))
        #expect(interaction.labels.count == count + 2)
        #expect(interaction.labels.prefix(3) == ["another", "all", "innermost"])
        #expect(interaction.labels.filter { $0 == "innermost" }.count == count)
        host.close()
    }

    /// Lays out. Returns what was done since the host was made, without what was done before.
    private func work(of host: TestHost, from before: Work, bodies: () -> Int) -> Work {
        let context = host.graph.layoutContext
        host.graph.place(in: CGSize(width: 400, height: 300))
        host.update()
        return Work(
            measured: context.measuredCount - before.measured, placed: context.placedCount - before.placed,
            walked: context.walkedCount - before.walked, bodies: bodies() - before.bodies)
    }

    /// Draws, taps and walks.
    private func look(at host: TestHost) {
        do {
            var context = DrawingContext()
            host.graph.drawViews(in: &context, scale: 1)
            let list = context.finish()
            #expect(!list.isEmpty)
        }
        let interaction = GraphInteraction(host.graph)
        interaction.tap(at: CGPoint(x: 200, y: 150))
        #expect(interaction.tap(label: "there is none") == false)
        host.graph.checkInvariants()
    }

    private func expectLinear(_ work: [Int: Work], from few: Int, to many: Int) {
        let (a, b) = (work[few] ?? Work(), work[many] ?? Work())
        // Four times what is in proportion: what is begun again at the end of the stack counts again.
        let factor = (4 * many + few - 1) / few
        #expect(b.measured <= factor * (a.measured + 10), "\(work)")
        #expect(b.placed <= factor * (a.placed + 10), "\(work)")
        #expect(b.walked <= factor * (a.walked + 10), "\(work)")
        #expect(b.bodies <= factor * (a.bodies + 10), "\(work)")
    }
}
