import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Ten times as many views cost about ten times as much.
@MainActor @Suite("Many views that come and go", .serialized) struct ManyViewsTests {
    private let second = Animation.linear(duration: 1)

    /// Seconds each step takes with `count` rows.
    private func rounds(_ count: Int) -> [String: Double] {
        let counter = Counter()
        let half = Array(0..<count)
        let rig = AnimationRig(size: nil) { value in
            VStack {
                ForEach(value % 2 == 0 ? half : [], id: \.self) { _ in
                    Color.red.onAppear { counter.appeared += 1 }.onDisappear { counter.disappeared += 1 }
                        .preference(key: Letters.self, value: "")
                }
            }
            .onPreferenceChange(Letters.self) { _ in }
        }
        var times: [String: Double] = [:]
        func time(_ name: String, _ action: () -> Void) {
            times[name] = processorTime(action) / .seconds(1)
        }
        rig.clock.frameInterval = 10
        time("remove") { rig.set(1, second) }
        time("call back") { rig.set(2, second) }
        time("remove again") { rig.set(3, second) }
        time("end") { rig.advance(by: 3) }
        #expect(counter.appeared == count)
        #expect(counter.disappeared == count)
        #expect(rig.leaves.isEmpty)
        time("come") { rig.set(4, second) }
        time("come to rest") { rig.advance(by: 3) }
        time("close") { rig.clock.withCurrent { rig.host.close() } }
        #expect(counter.disappeared == 2 * count)
        return times
    }

    @Test("Rows removed at once under an animation, called back, removed and gone")
    func rows() {
        let most = SizeOfTests.isFull ? 10_000 : 500
        _ = rounds(most / 100)
        let few = rounds(most / 10)
        let many = rounds(most)
        for (name, time) in many {
            let before = few[name] ?? 0
            #expect(time < 40 * max(before, 0.002), "\(name): \(before) s for \(most / 10), \(time) s for \(most)")
        }
    }

    @Test("Views 10,000 deep with appearances, preferences and transitions come, leave and end without overflow")
    func deep() {
        let most = SizeOfTests.isFull ? 10_000 : 300
        let few = processorTime { nest(most / 10) }
        let many = processorTime { nest(most) }
        #expect(many < max(few, .milliseconds(20)) * 60, "\(few) for \(most / 10), \(many) for \(most)")
    }

    private func nest(_ depth: Int) {
        let log = Log()
        let rig = AnimationRig(size: nil) { value in
            if value % 2 == 1 { Nest(level: depth, log: log) }
        }
        rig.set(1, second)
        #expect(log("in") == depth + 1)
        rig.advance(by: 2)
        rig.set(2, second)
        rig.set(3, second)
        rig.set(4, second)
        rig.advance(by: 2)
        #expect(log("out") == depth + 1)
        rig.set(5, second)
        rig.clock.withCurrent { rig.host.close() }
        #expect(log("out") == 2 * (depth + 1))
    }

    private final class Counter {
        var appeared = 0
        var disappeared = 0
    }
}

private struct Nest: View {
    let level: Int
    let log: Log

    var body: some View {
        if level == 0 {
            Color.red.onAppear { log.run("in") }.onDisappear { log.run("out") }
        } else {
            Nest(level: level - 1, log: log)
                .onAppear { log.run("in") }.onDisappear { log.run("out") }
                .preference(key: Letters.self, value: "a")
                .transformPreference(Letters.self) { $0 = "\(level)" }
                .transition(.opacity)
        }
    }
}
