import TestSupport
import Testing

@testable import BridgedEnvironment

/// A value type with a few values, small and large, counted and not.
private protocol Sampled: Hashable {
    static func sample(_ number: Int) -> Self
}

extension Int: Sampled { static func sample(_ number: Int) -> Int { number } }
extension UInt8: Sampled { static func sample(_ number: Int) -> UInt8 { UInt8(number) } }
extension Bool: Sampled { static func sample(_ number: Int) -> Bool { number % 2 == 1 } }
extension String: Sampled {
    static func sample(_ number: Int) -> String { String(repeating: "long enough for the heap ", count: number) }
}
extension Optional: Sampled where Wrapped: Sampled {
    static func sample(_ number: Int) -> Wrapped? { number == 0 ? nil : .some(.sample(number)) }
}
private struct Large: Sampled {
    var a = 0
    var b = ""
    var c: [Int] = []
    static func sample(_ number: Int) -> Large { Large(a: number, b: "\(number)", c: Array(0..<number)) }
}

private enum Zero {}
private enum Next<N> {}
private enum SampleKey<Tag, Value: Sampled>: StorageKey {
    static var defaultValue: Value { .sample(0) }
}

/// A key under test, with its value type hidden behind sample numbers.
private struct SampleOf: Sendable {
    let write: @Sendable (Int) -> PropertyWrite
    let read: @Sendable (PropertyMap) -> Int?
    let id: KeyID

    init<K: StorageKey>(_ key: K.Type, _ space: KeySpace) where K.Value: Sampled {
        write = { PropertyWrite(key, in: space, value: .sample($0)) }
        read = { map in
            guard let value = map.value(of: key, in: space) else { return nil }
            return (0..<8).first { K.Value.sample($0) == value } ?? -1
        }
        id = KeyID(key, in: space)
    }

    static func all<Tag>(_: Tag.Type) -> [SampleOf] {
        [KeySpace.trait, .environment].flatMap { space in
            [
                SampleOf(SampleKey<Tag, Int>.self, space), SampleOf(SampleKey<Tag, UInt8>.self, space),
                SampleOf(SampleKey<Tag, String>.self, space), SampleOf(SampleKey<Tag, String?>.self, space),
                SampleOf(SampleKey<Tag, Int?>.self, space), SampleOf(SampleKey<Tag, Large>.self, space),
            ]
        }
    }
}

private let keys: [SampleOf] =
    SampleOf.all(Zero.self) + SampleOf.all(Next<Zero>.self) + SampleOf.all(Next<Next<Zero>>.self)

private enum Command: Sendable {
    case apply([(key: Int, value: Int)])
    case set(key: Int, value: Int)
    case keep
    case goBack
}

/// What a map should be: values by key, and the keys in the order of their last write.
private struct Model: Equatable {
    var values: [Int: Int] = [:]
    var order: [Int] = []

    mutating func set(_ key: Int, _ value: Int) {
        values[key] = value
        order.removeAll { $0 == key }
        order.append(key)
    }

    func inForce(_ space: KeySpace) -> [Int: Int] {
        values.filter { keys[$0.key].id.space == space && $0.value != 0 }
    }
}

@MainActor @Suite struct PropertyMapModelTests {
    @Test("A map is like a dictionary, keeps the order of the last writes, and no change reaches an older copy")
    func likeADictionary() {
        PropertyCheck<Command>(
            "Property map",
            make: { random in
                switch random.below(8) {
                case 0:
                    .apply((0..<random.below(5)).map { _ in (random.below(keys.count), random.below(7)) })
                case 1: .keep
                case 2: .goBack
                default: .set(key: random.below(keys.count), value: random.below(7))
                }
            }, run: Self.run
        ).check(sequences: 60, length: 40)
    }

    private static func run(_ commands: [Command]) -> String? {
        var current = (map: PropertyMap.empty, model: Model())
        var kept = [current]
        for command in commands {
            switch command {
            case .apply(let writes):
                current.map = current.map.applying(writes.map { keys[$0.key].write($0.value) })
                for write in writes { current.model.set(write.key, write.value) }
            case .set(let key, let value):
                current.map.set(keys[key].write(value))
                current.model.set(key, value)
            case .keep: kept.append(current)
            case .goBack: current = kept[kept.count / 2]
            }
            if let fault = fault(current.map, current.model) { return fault }
            for old in kept {
                if let fault = fault(old.map, old.model) { return "an older copy: \(fault)" }
                if let fault = comparisonFault(old, current) { return fault }
            }
        }
        return nil
    }

    private static func fault(_ map: PropertyMap, _ model: Model) -> String? {
        map.checkInvariants()
        if map.count != model.values.count { return "count is \(map.count), not \(model.values.count)" }
        for (index, key) in keys.enumerated() {
            if key.read(map) != model.values[index] { return "key \(index) reads \(key.read(map) as Any)" }
            if map.contains(key.id) != (model.values[index] != nil) { return "contains(\(index)) is wrong" }
        }
        if map.entries.map(\.id) != model.order.map({ keys[$0].id }) { return "the order of entries is wrong" }
        return nil
    }

    private static func comparisonFault(
        _ a: (map: PropertyMap, model: Model), _ b: (map: PropertyMap, model: Model)
    ) -> String? {
        for space in [KeySpace.trait, .environment] {
            let (mine, theirs) = (a.model.inForce(space), b.model.inForce(space))
            if a.map.isEqual(to: b.map, in: space) != (mine == theirs) { return "equality in \(space) is wrong" }
            if mine == theirs {
                var (first, second) = (Hasher(), Hasher())
                a.map.hash(in: space, into: &first)
                b.map.hash(in: space, into: &second)
                if first.finalize() != second.finalize() { return "equal maps hash differently in \(space)" }
            }
            var different: Set<KeyID> = []
            var repeated = false
            a.map.forEachDifference(from: b.map, in: space) { descriptor in
                repeated = repeated || !different.insert(descriptor.id).inserted
                return true
            }
            if repeated { return "a difference was told twice" }
            let expected = keys.indices.filter { mine[$0] != theirs[$0] }.map { keys[$0].id }
            if different != Set(expected) { return "the differences in \(space) are wrong" }
        }
        return nil
    }
}
