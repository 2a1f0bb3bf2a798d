import ImperativeUI
import Testing

@Suite struct TraitCurrentTests {
    @Test("current answers the collection set on this thread, and only there")
    func threadLocal() async {
        let outcome = await withCheckedContinuation { (done: CheckedContinuation<[Theme], Never>) in
            Thread {
                var seen: [Theme] = [UITraitCollection.current.theme]
                UITraitCollection.current = UITraitCollection(ThemeTrait.self, value: .bold)
                seen.append(UITraitCollection.current.theme)
                let first = seen
                Thread {
                    done.resume(returning: first + [UITraitCollection.current.theme])
                }.start()
            }.start()
        }
        #expect(outcome == [.plain, .bold, .plain])
    }

    @MainActor @Test("performAsCurrent nests and puts back what was there")
    func nesting() {
        let before = UITraitCollection.current
        var seen: [Theme] = []
        UITraitCollection(ThemeTrait.self, value: .bold).performAsCurrent {
            seen.append(UITraitCollection.current.theme)
            UITraitCollection(ThemeTrait.self, value: .quiet).performAsCurrent {
                seen.append(UITraitCollection.current.theme)
            }
            seen.append(UITraitCollection.current.theme)
        }
        #expect(seen == [.bold, .quiet, .bold])
        #expect(UITraitCollection.current === before)
    }

    @MainActor @Test("performAsCurrent puts back what was there also when the actions set current themselves")
    func assignedInside() {
        let before = UITraitCollection.current
        UITraitCollection(ThemeTrait.self, value: .bold).performAsCurrent {
            UITraitCollection.current = UITraitCollection(ThemeTrait.self, value: .quiet)
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
        for _ in 0..<500 where held.0.object != nil { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(held.0.object == nil)
    }
}
