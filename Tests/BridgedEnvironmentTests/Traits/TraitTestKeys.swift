import BridgedEnvironment

enum Mood: Int, Codable, Sendable { case plain, bold, quiet }

struct MoodTrait: UITraitDefinition {
    static let defaultValue = Mood.plain
    static let affectsColorAppearance = true
    static let name = "Mood"
    static let identifier = "test.isthmus.mood"
}

/// An enum as a key, with a computed default and no identifier.
enum TitleTrait: UITraitDefinition {
    static var defaultValue: String { "untitled" }
}

/// An optional value whose default is not `nil`.
struct LimitTrait: UITraitDefinition {
    static let defaultValue: Int? = 3
    static let identifier = "test.isthmus.limit"
}

/// A type that is a trait and something else.
struct Density: Hashable, Codable, Sendable {
    var points: Double
}
extension Density: UITraitDefinition {
    static let defaultValue = Density(points: 1)
    static let identifier = "test.isthmus.density"
}

extension UITraitCollection {
    var mood: Mood { self[MoodTrait.self] }
}

extension UIMutableTraits {
    var mood: Mood {
        get { self[MoodTrait.self] }
        set { self[MoodTrait.self] = newValue }
    }
}
