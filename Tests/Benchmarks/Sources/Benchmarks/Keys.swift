import DeclarativeUI

/// The trait the observers observe.
struct ToneTrait: UITraitDefinition { static let defaultValue = 0 }

/// The environment value the leaves read.
struct PaceKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    var pace: Int {
        get { self[PaceKey.self] }
        set { self[PaceKey.self] = newValue }
    }
}

/// Many keys without many declarations: one for each pair of digits.
struct FillerTrait<High: Digit, Low: Digit>: UITraitDefinition { static var defaultValue: Int { 0 } }
struct FillerKey<High: Digit, Low: Digit>: EnvironmentKey { static var defaultValue: Int { 0 } }

protocol Digit: SendableMetatype {}
enum Zero: Digit {}
enum One: Digit {}
enum Two: Digit {}
enum Three: Digit {}
enum Four: Digit {}
enum Five: Digit {}
enum Six: Digit {}
enum Seven: Digit {}

let digits: [any Digit.Type] = [
    Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self,
]

/// Calls `body` with the first `count` pairs of digits, at most 64.
func forEachPair(_ count: Int, _ body: (any Digit.Type, any Digit.Type) -> Void) {
    for index in 0..<count { body(digits[index / 8], digits[index % 8]) }
}

func set<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type, in traits: inout any UIMutableTraits) {
    traits[FillerTrait<High, Low>.self] = 1
}

func set<High: Digit, Low: Digit>(_ high: High.Type, _ low: Low.Type, in values: inout EnvironmentValues) {
    values[FillerKey<High, Low>.self] = 1
}
