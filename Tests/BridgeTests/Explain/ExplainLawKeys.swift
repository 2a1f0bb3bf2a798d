import DeclarativeUI
import TestSupport

/// One of the keys of the law, which may be a trait, a key of the environment, or both.
@MainActor protocol LawKey {
    /// Whether views can set it.
    static var isSetByViews: Bool { get }
    /// Whether imperative views can set it.
    static var isTrait: Bool { get }
    static func set(_ value: Int, in values: inout EnvironmentValues)
    static func value(in values: EnvironmentValues) -> Int
    static func override(_ value: Int, of view: UIView)
    static func value(at view: UIView) -> Int
    static func observe(_ view: UIView, _ changed: @escaping () -> Void)
    /// The explanations for all readers, or all imperative views.
    static func explainReaders(below root: UIWindow) -> [Explanation]
    static func explainViews(below root: UIWindow) -> [Explanation]
    /// The tree with its values; `nil` for a key that is not bridged.
    static func tree(below root: UIWindow) -> MixedTree?
}

/// The value of each key where nothing sets it.
let lawDefault = -1

enum LawTrait<Number: NumberedType>: UITraitDefinition {
    static var defaultValue: Int { lawDefault }
}

extension LawKey {
    static var isSetByViews: Bool { true }
    static var isTrait: Bool { true }
    static func tree(below root: UIWindow) -> MixedTree? { nil }
}

/// A key with a trait that is only of this number.
protocol LawTraitKey: LawKey {
    associatedtype Trait: UITraitDefinition where Trait.Value == Int
}

extension LawTraitKey {
    static func override(_ value: Int, of view: UIView) { view.traitOverrides[Trait.self] = value }
    static func value(at view: UIView) -> Int { view.traitCollection[Trait.self] }
    static func observe(_ view: UIView, _ changed: @escaping () -> Void) {
        view.registerForTraitChanges([Trait.self]) { (_: UIView, _) in changed() }
    }
    static func explainViews(below root: UIWindow) -> [Explanation] { root.explain(Trait.self, in: LawView.self) }
}

/// Written to its trait and read from it.
enum LosslessLawKey<N: NumberedType>: UITraitBridgedEnvironmentKey, LawTraitKey {
    typealias Trait = LawTrait<N>
    nonisolated static var defaultValue: Int { lawDefault }
    nonisolated static func read(from traits: UITraitCollection) -> Int { traits[Trait.self] }
    nonisolated static func write(to traits: inout any UIMutableTraits, value: Int) { traits[Trait.self] = value }
}

/// Read from its trait and never written to it.
enum ReadOnlyLawKey<N: NumberedType>: UITraitBridgedEnvironmentKey, LawTraitKey {
    typealias Trait = LawTrait<N>
    nonisolated static var defaultValue: Int { lawDefault }
    nonisolated static func read(from traits: UITraitCollection) -> Int { traits[Trait.self] }
    nonisolated static func write(to traits: inout any UIMutableTraits, value: Int) {}
}

extension LawKey where Self: UITraitBridgedEnvironmentKey & LawTraitKey, Value == Int {
    static func set(_ value: Int, in values: inout EnvironmentValues) { values[Self.self] = value }
    static func value(in values: EnvironmentValues) -> Int { values[Self.self] }
    static func explainReaders(below root: UIWindow) -> [Explanation] { root.explain(Self.self, in: LawReader.self) }
    static func tree(below root: UIWindow) -> MixedTree? {
        MixedTree(below: root, showing: Self.self, and: Trait.self)
    }
}

/// A key that views alone know.
enum PlainLawKey<N: NumberedType>: EnvironmentKey, LawKey {
    nonisolated static var defaultValue: Int { lawDefault }
    static var isTrait: Bool { false }
    static func set(_ value: Int, in values: inout EnvironmentValues) { values[Self.self] = value }
    static func value(in values: EnvironmentValues) -> Int { values[Self.self] }
    static func override(_ value: Int, of view: UIView) {}
    static func value(at view: UIView) -> Int { lawDefault }
    static func observe(_ view: UIView, _ changed: @escaping () -> Void) {}
    static func explainReaders(below root: UIWindow) -> [Explanation] { root.explain(Self.self, in: LawReader.self) }
    static func explainViews(below root: UIWindow) -> [Explanation] { [] }
}

/// A trait that views do not know.
enum TraitLawKey<N: NumberedType>: LawTraitKey {
    typealias Trait = LawTrait<N>
    static var isSetByViews: Bool { false }
    static func set(_ value: Int, in values: inout EnvironmentValues) {}
    static func value(in values: EnvironmentValues) -> Int { lawDefault }
    static func explainReaders(below root: UIWindow) -> [Explanation] { [] }
}

@MainActor enum LawKeys {
    static let all: [any LawKey.Type] = (0..<30).map { make(ManyTypes.type($0), kind: $0 % 5) }

    private static func make<N: NumberedType>(_ number: N.Type, kind: Int) -> any LawKey.Type {
        switch kind {
        case 0, 1: LosslessLawKey<N>.self
        case 2: ReadOnlyLawKey<N>.self
        case 3: PlainLawKey<N>.self
        default: TraitLawKey<N>.self
        }
    }
}
