import Foundation
import Testing

@testable import BridgedEnvironment

private enum Key<Tag>: StorageKey { static var defaultValue: Int { 0 } }
private enum Zero {}
private enum Next<N> {}

@MainActor @Suite struct ReadTrackerTests {
    private func ids(_ count: Int) -> [KeyID] {
        func more<N>(_: N.Type, _ left: Int) -> [KeyID] {
            left == 0 ? [] : [KeyID(Key<N>.self, in: .trait)] + more(Next<N>.self, left - 1)
        }
        return more(Zero.self, count)
    }

    @Test(
        "Each key read is recorded once, in the order of first reads, however many there are",
        arguments: [1, 12, 13, 40])
    func once(count: Int) {
        let tracker = ReadTracker()
        let ids = ids(count)
        for _ in 0..<3 { for id in ids { tracker.recordRead(id) } }
        #expect(tracker.keys == ids)
    }

    @Test("Nothing is recorded after the end, and what was recorded stays")
    func finished() {
        let tracker = ReadTracker()
        let ids = ids(2)
        tracker.recordRead(ids[0])
        tracker.finish()
        tracker.recordRead(ids[1])
        #expect(tracker.keys == [ids[0]])
    }

    @Test("Reads on another thread are not recorded")
    func otherThread() {
        let tracker = ReadTracker()
        let id = ids(1)[0]
        // Not awaited: after that this would be another thread itself.
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            tracker.recordRead(id)
            tracker.finish()
            isDone.signal()
        }.start()
        isDone.wait()
        #expect(tracker.keys.isEmpty)
        tracker.recordRead(id)
        #expect(tracker.keys == [id])
    }
}
