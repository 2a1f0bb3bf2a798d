import BridgedEnvironment

/// The time of day in a part of the scene: a trait of sprites, and an environment value of elements.
enum TimeOfDay: String {
    case day, night
}

struct TimeOfDayTrait: UITraitDefinition { static let defaultValue = TimeOfDay.day }

struct TimeOfDayKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = TimeOfDay.day
    static func read(from traitCollection: UITraitCollection) -> TimeOfDay { traitCollection[TimeOfDayTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: TimeOfDay) {
        mutableTraits[TimeOfDayTrait.self] = value
    }
}

/// How dangerous a part of the scene is, from 0 to 9; bridged as well.
struct DangerTrait: UITraitDefinition { static let defaultValue = 0 }

struct DangerKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[DangerTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[DangerTrait.self] = value
    }
}

/// The size at which sprites are drawn: a trait that elements have no use for.
struct ScaleTrait: UITraitDefinition { static let defaultValue = 1.0 }

extension EnvironmentValues {
    var timeOfDay: TimeOfDay {
        get { self[TimeOfDayKey.self] }
        set { self[TimeOfDayKey.self] = newValue }
    }
    var danger: Int {
        get { self[DangerKey.self] }
        set { self[DangerKey.self] = newValue }
    }
    /// A value of elements alone. Sprites pass it on.
    @Entry var player = "nobody"
}
