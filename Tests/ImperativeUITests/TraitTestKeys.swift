import ImperativeUI

enum Theme: Int, Codable, Sendable { case plain, bold, quiet }

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "test.isthmus.theme"
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
    var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}
