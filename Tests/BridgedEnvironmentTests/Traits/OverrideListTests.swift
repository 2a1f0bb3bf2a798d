import TestSupport
import Testing

@testable import BridgedEnvironment

private enum Trait<N: NumberedType>: UITraitDefinition {
    static var defaultValue: Int { 0 }
}

private func write(_ number: Int, _ value: Int) -> PropertyWrite { write(ManyTypes.type(number), value) }
private func write<N: NumberedType>(_ number: N.Type, _ value: Int) -> PropertyWrite {
    PropertyWrite(Trait<N>.self, in: .trait, value: value)
}

/// What is done to some lists of overrides.
private enum Step {
    case put(list: Int, key: Int, value: Int)
    case remove(list: Int, key: Int)
    case copy(from: Int, to: Int)
    case empty(list: Int)
}

@MainActor @Suite("Lists of overrides") struct OverrideListTests {
    @Test("Copies of overrides are values: each has what was set in it, in the order in which that came to be set")
    func law() {
        PropertyCheck("lists of overrides", make: Self.step, run: Self.run).check(sequences: 20, length: 200)
    }

    private static func step(_ random: inout SplitMix64) -> Step {
        let (list, key) = (random.below(4), random.below(24))
        switch random.below(20) {
        case 0..<11: return .put(list: list, key: key, value: random.below(3))
        case 11..<16: return .remove(list: list, key: key)
        case 16..<19: return .copy(from: random.below(4), to: list)
        default: return .empty(list: list)
        }
    }

    private static func run(_ steps: [Step]) -> String? {
        var lists = Array(repeating: OverrideList(), count: 4)
        var models = Array(repeating: [PropertyWrite](), count: 4)
        for step in steps {
            let before = (lists, models)
            switch step {
            case .put(let list, let key, let value):
                let write = write(key, value)
                lists[list].put(write)
                if let place = models[list].firstIndex(where: { $0.id == write.id }) {
                    models[list][place] = write
                } else {
                    models[list].append(write)
                }
            case .remove(let list, let key):
                let id = write(key, 0).id
                lists[list].remove(id)
                models[list].removeAll { $0.id == id }
            case .copy(let from, let to):
                lists[to] = lists[from]
                models[to] = models[from]
            case .empty(let list):
                lists[list] = OverrideList()
                models[list] = []
            }
            for index in lists.indices {
                if !lists[index].writes.isSame(as: models[index]) { return "\(step): list \(index) differs" }
                if lists[index].count != models[index].count { return "\(step): list \(index) is counted wrongly" }
                for key in 0..<24 {
                    let id = write(key, 0).id
                    if lists[index].write(of: id)?.word != models[index].first(where: { $0.id == id })?.word {
                        return "\(step): list \(index) has another write of \(key)"
                    }
                }
                for other in before.0.indices {
                    let told = Set(lists[index].changes(from: before.0[other]).map(\.bits))
                    let real = changes(from: before.1[other], to: models[index])
                    if told != real { return "\(step): changes from list \(other) to \(index) are wrong" }
                }
            }
        }
        return nil
    }

    private static func changes(from old: [PropertyWrite], to new: [PropertyWrite]) -> Set<UInt> {
        var ids: Set<UInt> = []
        for id in Set((old + new).map(\.id)) {
            let (one, other) = (old.first { $0.id == id }, new.first { $0.id == id })
            if one.map({ one in other.map { !one.isSame(as: $0) } ?? true }) ?? (other != nil) { ids.insert(id.bits) }
        }
        return ids
    }
}
