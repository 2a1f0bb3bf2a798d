import Drawing
import Foundation
import TestSupport
import Testing
import UnifiedStorage

@testable import DeclarativeUI

/// The work that many views cause, side by side and in one another, counted.
@MainActor @Suite("Number of views") struct NumberOfViewsTests {
    /// What was done for some views.
    struct Work: Sendable {
        var measured = 0
        var placed = 0
        var bodies = 0
    }

    @Test(
        "Views of each kind nested 1, 100 and 1,000 deep cost work linear in their number",
        arguments: ViewKind.allCases)
    func nested(_ kind: ViewKind) {
        let start = Date(); defer { FileHandle.standardError.write(Data("✔ TIME nested \(kind) \(Date().timeIntervalSince(start))\n".utf8)) }
        var first: [Int: Work] = [:]
        var second: [Int: Work] = [:]
        let reported = issues {
            for levels in [1, 100, 1_000] {
                let bodies = BodyCounter()
                let host = TestHost(NestedViews(kind: kind, levels: levels, side: 10, bodies: bodies))
                first[levels] = work(of: host) { bodies.count }
                #expect(bodies.count == levels + 1)
                host.show(NestedViews(kind: kind, levels: levels, side: 12, bodies: bodies))
                second[levels] = work(of: host) { bodies.count }
                look(at: host)
                host.close()
            }
        }
        #expect(reported.map(\.message) == [])
        expectLinear(first, from: 100, to: 1_000)
        expectLinear(second, from: 100, to: 1_000)
    }

    @Test(
        "1, 300 and 1,000 views of each kind side by side cost work linear in their number",
        arguments: ViewKind.allCases)
    func sideBySide(_ kind: ViewKind) {
        let start = Date(); defer { FileHandle.standardError.write(Data("✔ TIME side \(kind) \(Date().timeIntervalSince(start))\n".utf8)) }
        var done: [Int: Work] = [:]
        let reported = issues {
            for count in [1, 300, 1_000] {
                let host = TestHost(ViewsSideBySide(kind: kind, count: count))
                done[count] = work(of: host) { 0 }
                host.close()
            }
        }
        #expect(reported.map(\.message) == [])
        expectLinear(done, from: 300, to: 1_000)
    }

    private func work(of host: TestHost, bodies: () -> Int) -> Work {
        let engine = host.graph.layoutEngine
        let before = (engine.measuredCount, engine.placedCount)
        host.graph.place(in: CGSize(width: 400, height: 300))
        host.update()
        return Work(
            measured: engine.measuredCount - before.0, placed: engine.placedCount - before.1, bodies: bodies())
    }

    /// Draws, taps and walks.
    private func look(at host: TestHost) {
        var context = DrawingContext()
        host.graph.drawPicture(in: &context, scale: 1)
        _ = context.finish()
        let interaction = GraphInteraction(host.graph)
        interaction.tap(at: CGPoint(x: 200, y: 150))
        #expect(interaction.tap(label: "there is none") == false)
        host.graph.checkInvariants()
    }

    private func expectLinear(_ work: [Int: Work], from few: Int, to many: Int) {
        let (a, b) = (work[few] ?? Work(), work[many] ?? Work())
        // Twice what is in proportion: what is begun again at the end of the stack counts twice.
        let factor = (2 * many + few - 1) / few
        #expect(b.measured <= factor * (a.measured + 10), "\(work)")
        #expect(b.placed <= factor * (a.placed + 10), "\(work)")
        #expect(b.bodies <= factor * (a.bodies + 10), "\(work)")
    }
}
