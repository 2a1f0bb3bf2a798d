import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Observable objects without views") struct ObservableObjectTests {
    @Test("A published property tells before it changes")
    func before() {
        let pair = Pair()
        var seen: [Bool] = []
        let watching = pair.objectWillChange.sink { seen.append(pair.t1) }
        pair.t1 = true
        pair.t2 = true
        pair.t1 = false
        #expect(seen == [false, true])
        watching.cancel()
        pair.t1 = true
        #expect(seen.count == 2)
    }

    @Test("A property's publisher tells the value now, then each new one before the property has it")
    func values() {
        let pair = Pair()
        var seen: [(Int, Int)] = []
        let publisher = pair.$unread
        pair.unread = 3
        let watching = publisher.sink { seen.append(($0, pair.unread)) }
        pair.unread = 4
        pair.unread += 1
        withExtendedLifetime(watching) {}
        #expect(seen.map(\.0) == [3, 4, 5])
        #expect(seen.map(\.1) == [3, 3, 4])
    }

    @Test("What was begun in a set ends with it")
    func stored() {
        let pair = Pair()
        var count = 0
        var watching: Set<AnyCancellable> = []
        pair.objectWillChange.sink { _ in count += 1 }.store(in: &watching)
        pair.$t1.sink { _ in count += 1 }.store(in: &watching)
        pair.t1 = true
        watching = []
        pair.t1 = false
        #expect(count == 3)
    }

    @Test("One that is ended by another while a change is told hears no more")
    func endedMeanwhile() {
        let pair = Pair()
        var log: [String] = []
        var second: AnyCancellable?
        let first = pair.objectWillChange.sink {
            log.append("first")
            second?.cancel()
        }
        second = pair.objectWillChange.sink { log.append("second") }
        pair.t1 = true
        withExtendedLifetime(first) {}
        #expect(log == ["first"])
    }

    @Test("Properties of superclasses, subclasses and generic classes tell, also where only the subclass is observable")
    func classes() {
        let derived = Derived(value: "a")
        var count = 0
        let watching = derived.objectWillChange.sink { count += 1 }
        derived.value = "b"
        derived.list.append(1)
        derived.manual += 1
        #expect(count == 3)
        let late = LateObservable()
        let watchingLate = late.objectWillChange.sink { count += 1 }
        late.plain += 1
        #expect(count == 4)
        let plain = NotObservable()
        var values: [Int] = []
        let watchingPlain = plain.$plain.sink { values.append($0) }
        plain.plain = 5
        withExtendedLifetime((watching, watchingLate, watchingPlain)) {}
        #expect(values == [0, 5])
    }

    @Test("An object's own publisher is used where it brings one")
    func ownPublisher() {
        let object = WithOwnPublisher()
        var count = 0
        let watching = object.objectWillChange.sink { count += 1 }
        object.value = 1
        object.value += 1
        withExtendedLifetime(watching) {}
        #expect(count == 2)
    }

    @Test("A property copied from another object tells for the object it is in now")
    func copied() {
        let original = Copying(value: 1)
        var counts = [0, 0]
        let first = original.objectWillChange.sink { counts[0] += 1 }
        let third = original.$value.sink { _ in counts[0] += 10 }
        original.value = 2
        let copy = Copying(copying: original)
        let second = copy.objectWillChange.sink { counts[1] += 1 }
        copy.value = 3
        withExtendedLifetime((first, second, third)) {}
        #expect(counts == [21, 1])
        #expect(original.value == 2)
    }

    @Test("Publishers of objects that are gone are given up, and never serve another object")
    func manyObjects() {
        for _ in 0..<1000 {
            let pair = Pair()
            var count = 0
            let watching = pair.objectWillChange.sink { count += 1 }
            pair.t1 = true
            pair.unread += 1
            withExtendedLifetime(watching) {}
            if count != 2 { Issue.record("heard \(count) changes") }
        }
        let pair = Pair()
        #expect(pair.objectWillChange === pair.objectWillChange)
    }

    @Test("Changing a value in place does not copy it")
    func inPlace() {
        let object = Derived(value: "")
        object.list = [Int](repeating: 0, count: 16)
        let address = object.list.withUnsafeBufferPointer { $0.baseAddress }
        object.list[3] = 1
        object.list[4] += 1
        #expect(object.list.withUnsafeBufferPointer { $0.baseAddress } == address)
    }

    @Test("An observer sees didSet and willSet of a published property run as written")
    func observers() {
        let object = WithObservers()
        object.value = 2
        object.value += 1
        #expect(object.log == ["0 2", "2 3"])
    }
}

class GenericBase<Value>: ObservableObject {
    @Published var value: Value
    init(value: Value) { self.value = value }
}

private final class Derived: GenericBase<String> {
    @Published var list: [Int] = []
    var manual = 0 {
        willSet { objectWillChange.send() }
    }
}

class NotObservable {
    @Published var plain = 0
}

private final class LateObservable: NotObservable, ObservableObject {}

private final class WithOwnPublisher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var value = 0
}

private final class Copying: ObservableObject {
    @Published var value: Int
    init(value: Int) { self.value = value }
    init(copying other: Copying) { _value = other._value }
}

private final class WithObservers: ObservableObject {
    var log: [String] = []
    @Published var value = 0 {
        didSet { log.append("\(oldValue) \(value)") }
    }
}
