import DeclarativeUI

struct MixedTraitA: UITraitDefinition { static let defaultValue = 0 }
struct MixedTraitB: UITraitDefinition { static let defaultValue = "0" }
struct MixedTraitC: UITraitDefinition { static let defaultValue = false }

/// Lossless over one trait.
enum MixedLossless: UITraitBridgedEnvironmentKey {
    static let defaultValue = 9
    static func read(from traits: UITraitCollection) -> Int { traits[MixedTraitA.self] }
    static func write(to traits: inout any UIMutableTraits, value: Int) { traits[MixedTraitA.self] = value }
}

/// Computed from two traits; its write depends on a third and does not always write both.
enum MixedComputed: UITraitBridgedEnvironmentKey {
    static let defaultValue = "none"
    static func read(from traits: UITraitCollection) -> String {
        "\(traits[MixedTraitB.self])\(traits[MixedTraitC.self])"
    }
    static func write(to traits: inout any UIMutableTraits, value: String) {
        traits[MixedTraitB.self] = String(value.prefix(1))
        if traits[MixedTraitA.self] == 2 { traits[MixedTraitC.self] = value.hasSuffix("true") }
    }
}

/// Reads one trait or two, depending on the first; writes a third at one value and none at others.
enum MixedPartial: UITraitBridgedEnvironmentKey {
    static let defaultValue = 99
    static func read(from traits: UITraitCollection) -> Int {
        let a = traits[MixedTraitA.self]
        return a == 1 ? 10 : a * 10 + (traits[MixedTraitC.self] ? 1 : 0)
    }
    static func write(to traits: inout any UIMutableTraits, value: Int) {
        if value == 20 { traits[MixedTraitB.self] = "2" }
    }
}

/// No bridge.
enum MixedPlain: EnvironmentKey { static let defaultValue = "plain" }

extension EnvironmentValues {
    var mixedLossless: Int { self[MixedLossless.self] }
    var mixedComputed: String { self[MixedComputed.self] }
    var mixedPartial: Int { self[MixedPartial.self] }
    var mixedPlain: String { self[MixedPlain.self] }
}

/// The three traits at one node.
struct MixedTraits: Equatable, CustomStringConvertible {
    var a = 0
    var b = "0"
    var c = false

    init() {}
    init(_ traits: UITraitCollection) {
        a = traits[MixedTraitA.self]
        b = traits[MixedTraitB.self]
        c = traits[MixedTraitC.self]
    }

    func differs(from other: MixedTraits, in trait: Int) -> Bool {
        trait == 0 ? a != other.a : trait == 1 ? b != other.b : c != other.c
    }
    func differs(from other: MixedTraits, in traits: [Int]) -> Bool {
        for trait in traits where differs(from: other, in: trait) { return true }
        return false
    }
    var description: String { "(\(a) \(b) \(c ? "t" : "f"))" }
}

/// The four keys at one place among views.
struct MixedValues: Equatable, CustomStringConvertible {
    var lossless = 0
    var computed = ""
    var partial = 0
    var plain = ""
    var description: String { "(\(lossless) \(computed) \(partial) \(plain))" }
}

/// One write of an environment modifier: a key (lossless, computed, partial, plain) and a value's number; the
/// lossless key can also be raised by one from what is read there.
struct MixedWrite: Equatable {
    var key: Int
    var value: Int
    static let raise = 3

    static func computed(_ value: Int) -> String { "\(value)\(value != 1)" }
    static func partial(_ value: Int) -> Int { value * 10 }
    static func plain(_ value: Int) -> String { "p\(value)" }

    func apply(to values: inout EnvironmentValues) {
        switch key {
        case 0: values[MixedLossless.self] = value == Self.raise ? (values[MixedLossless.self] + 1) % 3 : value
        case 1: values[MixedComputed.self] = Self.computed(value % 3)
        case 2: values[MixedPartial.self] = Self.partial(value % 3)
        default: values[MixedPlain.self] = Self.plain(value % 3)
        }
    }
}
