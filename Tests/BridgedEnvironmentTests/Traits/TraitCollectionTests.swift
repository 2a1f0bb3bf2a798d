@testable import BridgedEnvironment
import Testing

private final class Reference: Sendable {}
private struct ReferenceTrait: UITraitDefinition {
    static let defaultValue: Reference? = nil
}
private struct ClosureTrait: UITraitDefinition {
    static let defaultValue: @Sendable () -> Void = {}
}
private struct OtherFace: StorageKey {
    static let defaultValue = 0
}

@Suite struct TraitCollectionTests {
    private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name }.sorted() }

    @Test("A trait that was not set reads its default")
    func unset() {
        let traits = UITraitCollection()
        #expect(traits.mood == .plain && traits[TitleTrait.self] == "untitled")
    }

    @Test("The mutation closure runs once, at once, and can set what it captured")
    func closure() {
        var runs = 0
        let traits = UITraitCollection {
            runs += 1
            $0.mood = .bold
            $0.userInterfaceStyle = .dark
        }
        #expect(runs == 1)
        #expect(traits.mood == .bold && traits.userInterfaceStyle == .dark)
    }

    @Test("In a mutation closure a trait that was not set reads the base's value, or the default")
    func readingInside() {
        let base = UITraitCollection(MoodTrait.self, value: .bold)
        var seen: [String] = []
        _ = base.modifyingTraits {
            seen.append("\($0.mood) \($0[TitleTrait.self])")
            $0.mood = .quiet
            seen.append("\($0.mood)")
        }
        #expect(seen == ["bold untitled", "quiet"])
    }

    @Test(
        "modifyingTraits answers a new collection, keeps what the closure leaves alone, and leaves the receiver as it was"
    )
    func modifying() {
        let base = UITraitCollection {
            $0.mood = .bold
            $0[TitleTrait.self] = "kept"
        }
        let changed = base.modifyingTraits { $0.mood = .quiet }
        #expect(changed.mood == .quiet && changed[TitleTrait.self] == "kept")
        #expect(base.mood == .bold)
        #expect(base.modifyingTraits { _ in } === base)
    }

    @Test("replacing changes one trait")
    func replacing() {
        let base = UITraitCollection(TitleTrait.self, value: "kept")
        let changed = base.replacing(MoodTrait.self, value: .bold)
        #expect(changed.mood == .bold && changed[TitleTrait.self] == "kept" && base.mood == .plain)
    }

    @Test("Collections with equal values are equal and hash alike, however they were made")
    func equality() {
        let one = UITraitCollection {
            $0.mood = .bold
            $0.userInterfaceStyle = .dark
        }
        let two = UITraitCollection(userInterfaceStyle: .dark).replacing(MoodTrait.self, value: .bold)
        #expect(one == two && one.hash == two.hash && one.isEqual(two))
        #expect(one != one.replacing(MoodTrait.self, value: .quiet))
        #expect(Set([one, two, UITraitCollection()]).count == 2)
        #expect(!one.isEqual("something else"))
    }

    @Test("A trait set to its default equals one not set")
    func defaultIsUnset() {
        let set = UITraitCollection(MoodTrait.self, value: .plain)
        #expect(set == UITraitCollection() && set.hash == UITraitCollection().hash)
        #expect(set.changedTraits(from: UITraitCollection()).isEmpty)
    }

    @Test("A copy is the collection itself")
    func copying() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.copy() as? UITraitCollection === traits)
    }

    @Test("changedTraits lists each trait that differs once: against itself none, against nil every one that is set")
    func changes() {
        let one = UITraitCollection {
            $0.mood = .bold
            $0.userInterfaceStyle = .dark
            $0[LimitTrait.self] = 3
        }
        let two = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[TitleTrait.self] = "x"
        }
        #expect(one.changedTraits(from: one).isEmpty)
        #expect(names(one.changedTraits(from: two)) == ["Mood", "TitleTrait"])
        #expect(names(two.changedTraits(from: one)) == ["Mood", "TitleTrait"])
        #expect(names(one.changedTraits(from: nil)) == ["LimitTrait", "Mood", "UserInterfaceStyle"])
    }

    @Test("Class values compare by identity, and values that cannot be compared differ once a write")
    func identity() {
        let reference = Reference()
        let one = UITraitCollection(ReferenceTrait.self, value: reference)
        #expect(one == UITraitCollection(ReferenceTrait.self, value: reference))
        #expect(one != UITraitCollection(ReferenceTrait.self, value: Reference()))
        func capturing(_ reference: Reference) -> UITraitCollection {
            UITraitCollection(ClosureTrait.self, value: { _ = reference })
        }
        let closure = capturing(reference)
        #expect(closure == closure.replacing(MoodTrait.self, value: .plain))
        #expect(closure != capturing(Reference()))
    }

    @Test("A collection can be built, read and compared on any thread")
    func anyThread() async {
        let base = UITraitCollection(MoodTrait.self, value: .bold)
        let same = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { number in
                        let mine = base.modifyingTraits { $0[TitleTrait.self] = "\(number)" }
                        return mine.mood == .bold && mine[TitleTrait.self] == "\(number)" && mine != base
                    }
                }
            }
            return await group.allSatisfy { $0 }
        }
        #expect(same)
    }

    @Test("A collection that tracks reads tells which traits were read, also through collections made from it")
    func tracking() {
        let tracker = ReadTracker()
        let original = UITraitCollection(MoodTrait.self, value: .bold)
        let traits = UITraitCollection(map: original.properties, tracker: tracker)
        _ = traits.mood
        _ = traits.modifyingTraits { $0[TitleTrait.self] += "!" }[LimitTrait.self]
        _ = original.displayScale
        #expect(
            tracker.keys == [
                KeyID(MoodTrait.self, in: .trait), KeyID(TitleTrait.self, in: .trait),
                KeyID(LimitTrait.self, in: .trait),
            ])
        #expect(traits == original)
        tracker.finish()
        _ = traits.displayScale
        #expect(tracker.keys.count == 3)
    }

    @Test("Entries of the store's other faces do not show in a collection")
    func otherSpaces() {
        let map = UITraitCollection(MoodTrait.self, value: .bold).properties
        let mixed = UITraitCollection(
            map: map.applying([PropertyWrite(OtherFace.self, in: .environment, value: 5)]))
        let plain = UITraitCollection(MoodTrait.self, value: .bold)
        #expect(mixed == plain && mixed.hash == plain.hash)
        #expect(mixed.changedTraits(from: nil).count == 1 && mixed.changedTraits(from: plain).isEmpty)
        #expect(!mixed.description.contains("OtherFace"))
    }

    @Test("Replacing the container in a mutation closure traps and says to set traits instead")
    func replacedContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Own: UIMutableTraits {
                subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
                    get { T.defaultValue }
                    set {}
                }
            }
            _ = UITraitCollection { $0 = Own() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must set traits of the container") && text.contains("Own"))
    }

    @Test("Mutable traits keep the last write of each trait, in the order of these, and on whose behalf it was made")
    func writes() {
        var traits = MutableTraits(base: .empty)
        traits.mood = .bold
        traits.writer = KeyID(OtherFace.self, in: .environment)
        traits[TitleTrait.self] = "a"
        traits.mood = .quiet
        let written = [KeyID(TitleTrait.self, in: .trait), KeyID(MoodTrait.self, in: .trait)]
        #expect(traits.writes.map(\.id) == written)
        #expect(written.allSatisfy { traits.writers[$0] == traits.writer })
    }

    @Test("Mutable traits record reads that reach the base, not reads of what was just written")
    func mutableReads() {
        let tracker = ReadTracker()
        var traits = MutableTraits(base: .empty, onRead: tracker)
        traits.mood = .bold
        _ = traits.mood
        _ = traits[TitleTrait.self]
        #expect(tracker.keys == [KeyID(TitleTrait.self, in: .trait)])
    }
}
