import DeclarativeUI

/// How the user wants to read: what the settings set, and all screens of both worlds follow.
struct ReadingStyle: Codable, Hashable {
    enum Accent: String, Codable, CaseIterable {
        case blue, green, orange, purple

        var color: UIColor {
            switch self {
            case .blue: .systemBlue
            case .green: .systemGreen
            case .orange: .systemOrange
            case .purple: .systemPurple
            }
        }
    }

    var accent = Accent.blue
    /// Whether the list has notes in one line each.
    var isCompact = false
}

/// The style as a trait.
struct ReadingStyleTrait: UITraitDefinition {
    static let defaultValue = ReadingStyle()
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    var readingStyle: ReadingStyle { self[ReadingStyleTrait.self] }
}

extension UIMutableTraits {
    var readingStyle: ReadingStyle {
        get { self[ReadingStyleTrait.self] }
        set { self[ReadingStyleTrait.self] = newValue }
    }
}

/// The same in the environment.
struct ReadingStyleKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = ReadingStyle()

    static func read(from traitCollection: UITraitCollection) -> ReadingStyle { traitCollection.readingStyle }
    static func write(to mutableTraits: inout any UIMutableTraits, value: ReadingStyle) {
        mutableTraits.readingStyle = value
    }
}

extension EnvironmentValues {
    var readingStyle: ReadingStyle {
        get { self[ReadingStyleKey.self] }
        set { self[ReadingStyleKey.self] = newValue }
    }
}
