@testable import BridgedEnvironment
import TestSupport
import Testing

@Suite struct TraitCurrentTests {
    @Test("current answers the collection set on this thread, and only there")
    func threadLocal() async {
        let outcome = await withCheckedContinuation { (done: CheckedContinuation<[Mood], Never>) in
            Thread {
                var seen: [Mood] = [UITraitCollection.current.mood]
                UITraitCollection.current = UITraitCollection(MoodTrait.self, value: .bold)
                seen.append(UITraitCollection.current.mood)
                let first = seen
                Thread {
                    done.resume(returning: first + [UITraitCollection.current.mood])
                }.start()
            }.start()
        }
        #expect(outcome == [.plain, .bold, .plain])
    }

    @MainActor @Test("performAsCurrent nests and puts back what was there")
    func nesting() {
        let before = UITraitCollection.current
        var seen: [Mood] = []
        UITraitCollection(MoodTrait.self, value: .bold).performAsCurrent {
            seen.append(UITraitCollection.current.mood)
            UITraitCollection(MoodTrait.self, value: .quiet).performAsCurrent {
                seen.append(UITraitCollection.current.mood)
            }
            seen.append(UITraitCollection.current.mood)
        }
        #expect(seen == [.bold, .quiet, .bold])
        #expect(UITraitCollection.current === before)
    }

    @MainActor @Test("performAsCurrent puts back what was there also when the actions set current themselves")
    func assignedInside() {
        let before = UITraitCollection.current
        UITraitCollection(MoodTrait.self, value: .bold).performAsCurrent {
            UITraitCollection.current = UITraitCollection(MoodTrait.self, value: .quiet)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test("What a thread held as current is freed when the thread ends")
    func freed() async {
        final class Watched: UITraitCollection, @unchecked Sendable {}
        struct Weak: @unchecked Sendable {
            // Read again only after the thread that wrote it has ended.
            weak var object: Watched?
        }
        let held = await withCheckedContinuation { (done: CheckedContinuation<(Weak, Thread), Never>) in
            let thread = Thread {
                let watched = Watched()
                UITraitCollection.current = watched
                done.resume(returning: (Weak(object: watched), Thread.current))
            }
            thread.start()
        }
        await eventually("the end of the thread") { held.0.object == nil }
    }
}
