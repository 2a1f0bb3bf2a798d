import TestSupport
import Testing

@testable import BridgedEnvironment

private final class Payload: Sendable {}
private enum PayloadKey: StorageKey { static var defaultValue: Payload? { nil } }
private enum ClosureKey: StorageKey { static var defaultValue: @Sendable () -> Void { {} } }
private enum NumberKey: StorageKey { static var defaultValue: Double { 0 } }
private enum TextKey: StorageKey { static var defaultValue: String { "" } }

@MainActor @Suite struct PropertyMapTests {
    @Test("A value written into a map lives as long as any map that holds it, and no longer")
    func lifetime() {
        let lifetimes = LifetimeTracker()
        var first: PropertyMap?
        do {
            let payload = lifetimes.track(Payload())
            first = PropertyMap.empty.applying(
                CollectionOfOne(PropertyWrite(PayloadKey.self, in: .trait, value: payload)))
        }
        var second = first
        second?.set(PropertyWrite(TextKey.self, in: .trait, value: "x"))
        first = nil
        #expect(lifetimes.alive.count == 1)
        #expect(second?.value(of: PayloadKey.self, in: .trait) != nil)
        second?.set(PropertyWrite(PayloadKey.self, in: .trait, value: nil))
        #expect(lifetimes.alive.isEmpty)
    }

    @Test("A value that was replaced in place is freed at once")
    func replaced() {
        let lifetimes = LifetimeTracker()
        var map = PropertyMap.empty
        for _ in 0..<100 {
            map.set(PropertyWrite(PayloadKey.self, in: .environment, value: lifetimes.track(Payload())))
        }
        #expect(lifetimes.alive.count == 1)
        map = .empty
        #expect(lifetimes.alive.isEmpty)
    }

    @Test("One type is two keys in two spaces")
    func spaces() {
        var map = PropertyMap.empty
        map.set(PropertyWrite(TextKey.self, in: .trait, value: "trait"))
        #expect(map.value(of: TextKey.self, in: .environment) == nil)
        map.set(PropertyWrite(TextKey.self, in: .environment, value: "environment"))
        #expect(map.value(of: TextKey.self, in: .trait) == "trait")
        #expect(map.isEqual(to: map.applying([PropertyWrite(TextKey.self, in: .environment, value: "")]), in: .trait))
    }

    @Test("A value that cannot be compared equals itself in copies of one write, and differs between two writes")
    func incomparable() {
        func writing() -> PropertyMap {
            let captured = Payload()
            return PropertyMap.empty.applying([
                PropertyWrite(ClosureKey.self, in: .trait, value: { _ = captured })
            ])
        }
        let one = writing()
        let copy = one.applying([PropertyWrite(TextKey.self, in: .trait, value: "")])
        let other = writing()
        #expect(one.isEqual(to: copy, in: .trait))
        #expect(!one.isEqual(to: other, in: .trait))
    }

    @Test("A key's == decides: zero equals minus zero, and not-a-number differs from itself")
    func floats() {
        func map(_ value: Double) -> PropertyMap {
            PropertyMap.empty.applying([PropertyWrite(NumberKey.self, in: .trait, value: value)])
        }
        #expect(map(-0.0).isEqual(to: .empty, in: .trait))
        #expect(!map(.nan).isEqual(to: map(.nan), in: .trait))
    }

    @Test("Entries come in the order in which they were last written, and maps tell whether a trait ever was")
    func order() {
        let one = PropertyMap.empty.applying([PropertyWrite(TextKey.self, in: .trait, value: "a")])
        let two = one.applying([
            PropertyWrite(TextKey.self, in: .trait, value: "b"),
            PropertyWrite(NumberKey.self, in: .environment, value: 1),
        ])
        let three = two.applying([PropertyWrite(TextKey.self, in: .trait, value: "b")])
        let (text, number) = (KeyID(TextKey.self, in: .trait), KeyID(NumberKey.self, in: .environment))
        #expect(two.entries.map(\.id) == [text, number])
        #expect(three.entries.map(\.id) == [number, text])
        let plain = PropertyMap.empty.applying([PropertyWrite(NumberKey.self, in: .environment, value: 1)])
        #expect(three.holdsTraits && !plain.holdsTraits && !PropertyMap.empty.holdsTraits)
    }

    @Test(
        "A removal takes an entry away, in a map that is read on elsewhere, and one of a key that is not there nothing")
    func removal() {
        let number = KeyDescriptor.of(NumberKey.self, in: .environment)
        let map = PropertyMap.empty.applying([
            PropertyWrite(TextKey.self, in: .trait, value: "a"),
            PropertyWrite(NumberKey.self, in: .environment, value: 1),
        ])
        let rest = map.applying([
            PropertyWrite(removing: number), PropertyWrite(TextKey.self, in: .environment, value: "c"),
        ])
        #expect(map.count == 2 && map.value(of: NumberKey.self, in: .environment) == 1)
        #expect(rest.count == 2 && rest.value(of: NumberKey.self, in: .environment) == nil)
        #expect(
            rest.value(of: TextKey.self, in: .trait) == "a" && rest.value(of: TextKey.self, in: .environment) == "c")
        rest.checkInvariants()
        var same = rest
        same.set(PropertyWrite(removing: number))
        #expect(same.isEqual(to: rest, in: .environment) && same.count == 2)
        same.checkInvariants()
        let again = rest.applying([PropertyWrite(NumberKey.self, in: .environment, value: 2)])
        #expect(again.value(of: NumberKey.self, in: .environment) == 2)
    }
}
