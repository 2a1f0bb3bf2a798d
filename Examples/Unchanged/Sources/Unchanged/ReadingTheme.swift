import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

enum ReadingTheme: Int {
    case paper, sepia, night
}

// MARK: - The trait

struct ReadingThemeTrait: UITraitDefinition {
    static let defaultValue = ReadingTheme.paper
    static let affectsColorAppearance = true
    static let name = "ReadingTheme"
    static let identifier = "com.example.bookshelf.reading-theme"
}

extension UITraitCollection {
    var readingTheme: ReadingTheme { self[ReadingThemeTrait.self] }
}

extension UIMutableTraits {
    var readingTheme: ReadingTheme {
        get { self[ReadingThemeTrait.self] }
        set { self[ReadingThemeTrait.self] = newValue }
    }
}

// MARK: - The environment key, bridged with the trait

struct ReadingThemeKey: EnvironmentKey {
    static let defaultValue = ReadingTheme.paper
}

extension EnvironmentValues {
    var readingTheme: ReadingTheme {
        get { self[ReadingThemeKey.self] }
        set { self[ReadingThemeKey.self] = newValue }
    }
}

extension ReadingThemeKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> ReadingTheme {
        traitCollection.readingTheme
    }

    static func write(to mutableTraits: inout UIMutableTraits, value: ReadingTheme) {
        mutableTraits.readingTheme = value
    }
}
