@testable import BridgedEnvironment
import Testing

private struct HiddenTrait: UITraitDefinition {
    static let defaultValue = 0
}

@MainActor private final class Palette {
    nonisolated init() {}
}
extension Palette: UITraitDefinition {
    nonisolated static let defaultValue = "a main-actor class may be a key"
}

private enum State: Equatable, Sendable {
    case idle
    case loading(progress: Double)
    case failed(String)
}
private enum StateTrait: UITraitDefinition {
    static let defaultValue = State.idle
}

private struct HandlerTrait: UITraitDefinition {
    static var defaultValue: (@Sendable () -> Int)? { nil }
}

private func write(plain traits: inout UIMutableTraits) { traits.mood = .bold }
private func write(marked traits: inout any UIMutableTraits) { traits.mood = .quiet }
private func read<T: UITraitDefinition>(_ trait: T.Type, from collection: UITraitCollection) -> T.Value {
    collection[trait]
}
private func write<Traits: UIMutableTraits>(generic traits: inout Traits) { traits[TitleTrait.self] = "generic" }

@Suite struct TraitDefinitionTests {
    @Test("A trait's name is its type's own name, and it leaves colours alone, unless it says otherwise")
    func defaults() {
        #expect(HiddenTrait.name == "HiddenTrait")
        #expect(!HiddenTrait.affectsColorAppearance)
        #expect(HiddenTrait.identifier.contains("HiddenTrait"))
        #expect(HiddenTrait.identifier != TitleTrait.identifier)
        #expect(MoodTrait.name == "Mood")
    }

    @Test("Structs, enums, private types, values that are keys, and main-actor classes can be traits")
    func shapes() {
        let traits = UITraitCollection {
            $0[HiddenTrait.self] = 1
            $0[TitleTrait.self] = "title"
            $0[Density.self] = Density(points: 2)
            $0[Palette.self] = "set"
        }
        #expect(traits[HiddenTrait.self] == 1 && traits[TitleTrait.self] == "title")
        #expect(read(Density.self, from: traits).points == 2)
        #expect(traits[Palette.self] == "set")
    }

    @Test("Optional values, enums with payloads and closures can be trait values")
    func values() {
        let traits = UITraitCollection {
            $0[LimitTrait.self] = nil
            $0[StateTrait.self] = .loading(progress: 0.5)
            $0[HandlerTrait.self] = { 7 }
        }
        #expect(traits[LimitTrait.self] == nil)
        #expect(UITraitCollection()[LimitTrait.self] == 3)
        #expect(traits[StateTrait.self] == .loading(progress: 0.5))
        #expect(traits[HandlerTrait.self]?() == 7)
    }

    @Test("Both spellings of the mutable container, and generic code, write into the same traits")
    func spellings() {
        let traits = UITraitCollection { traits in
            write(plain: &traits)
            write(generic: &traits)
        }
        #expect(traits.mood == .bold && traits[TitleTrait.self] == "generic")
        #expect(traits.modifyingTraits { write(marked: &$0) }.mood == .quiet)
    }

    @Test("Traits can be listed as types")
    func lists() {
        let list: [any UITraitDefinition.Type] = [MoodTrait.self, UITraitUserInterfaceStyle.self]
        let other: [UITrait] = list + [TitleTrait.self]
        #expect(other.count == 3 && other[0] == MoodTrait.self)
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance + [MoodTrait.self] != list)
    }
}

private func != (a: [UITrait], b: [UITrait]) -> Bool { !a.elementsEqual(b) { $0 == $1 } }
