import TestSupport
import Testing

@_spi(Store) @testable import BridgedEnvironment

private enum NumberedKey<N: NumberedType>: StorageKey {
    static var defaultValue: Int { 0 }
}

private func write(_ number: Int, _ value: Int) -> PropertyWrite { write(ManyTypes.type(number), value) }
private func write<N: NumberedType>(_ number: N.Type, _ value: Int) -> PropertyWrite {
    PropertyWrite(NumberedKey<N>.self, in: .environment, value: value)
}

private final class Observer: KeyObserver {
    var heard: [[KeyID]] = []
    override func keysDidChange(_ changes: KeyChanges) { heard.append(changes.keys) }
}

@MainActor @Suite("Many keys at one scope") struct ManyKeysTests {
    private let root: Scope
    private let ids = (0..<60).map { write($0, 0).id }

    init() {
        root = Scope(root: .empty)
        root.isLive = true
    }

    @Test("An observer of many keys hears of each that changed once, however often and wherever that was written")
    func heardOnce() {
        let scope = Scope(parent: root)
        let observers = [Observer(), Observer()]
        for observer in observers { observer.file(in: scope, keys: ids + ids.reversed()) }
        scope.checkInvariants()
        for round in 1...3 {
            for number in ids.indices {
                root.stage(write(number, round))
                scope.stage(write(number, round))
            }
        }
        PendingChanges.shared.commit()
        for observer in observers {
            #expect(observer.heard.count == 1)
            #expect(observer.heard.first.map { Set($0) } == Set(ids))
            #expect(observer.heard.first?.count == ids.count)
        }
        root.checkInvariants()
        scope.checkInvariants()
    }

    @Test("Observers of many keys can be filed elsewhere and taken out in any order")
    func refiled() {
        let scope = Scope(parent: root, writes: (0..<40).map { write($0, 1) })
        var observers = (0..<4).map { _ in Observer() }
        for (number, observer) in observers.enumerated() {
            observer.file(in: scope, keys: Array(ids[(10 * number)...]))
        }
        scope.checkInvariants()
        observers[1].file(in: scope, keys: Array(ids.reversed()))
        observers[0].file(in: scope, keys: [ids[3], ids[3], ids[50]])
        scope.checkInvariants()
        root.checkInvariants()
        observers.remove(at: 2)
        scope.checkInvariants()
        observers[1].unfile()
        scope.checkInvariants()
        root.checkInvariants()
        observers = []
        #expect(scope.subscriberCount == 0 && root.subscriberCount == 0)
    }

    @Test("Many staged writes and removals are in force after the next commit, in their order, and answered before it")
    func staged() {
        let scope = Scope(parent: root, writes: (0..<30).map { write($0, 1) })
        for number in stride(from: 0, to: 60, by: 2) { scope.stage(removing: ids[number]) }
        for number in stride(from: 0, to: 60, by: 3) { scope.stage(write(number, 2)) }
        func value(_ map: PropertyMap, _ number: Int) -> Int? { map.entry(of: ids[number]).map { Int($0.word) } }
        func expected(_ number: Int) -> Int? {
            if number.isMultiple(of: 3) { return 2 }
            return number < 30 && !number.isMultiple(of: 2) ? 1 : nil
        }
        let answered = scope.mapWithStagedWrites
        #expect(ids.indices.allSatisfy { value(answered, $0) == expected($0) })
        #expect(ids.indices.allSatisfy { value(scope.map, $0) == ($0 < 30 ? 1 : nil) })
        #expect(scope.mapWithStagedWrites.isIdentical(to: answered))
        scope.stage(write(59, 3))
        #expect(value(scope.mapWithStagedWrites, 59) == 3)
        PendingChanges.shared.commit()
        #expect(ids.indices.dropLast().allSatisfy { value(scope.map, $0) == expected($0) })
        #expect(value(scope.map, 59) == 3)
        #expect(!scope.hasStagedWrites)
        scope.checkInvariants()
    }

    @Test("Of writes that replace all others, those that are the same already are not put in force again")
    func replaced() {
        let scope = Scope(parent: root, writes: (0..<20).map { write($0, 1) })
        let observer = Observer()
        observer.file(in: scope, keys: ids)
        scope.stage(replacingAllWith: (1..<20).map { write($0, $0 == 5 ? 2 : 1) })
        PendingChanges.shared.commit()
        #expect(observer.heard.map { Set($0) } == [[ids[0], ids[5]]])
        #expect(scope.writes.map(\.id) == Array(ids[1..<20]))
    }
}
