import AccessibilityModel

/// A kind of things that the system has a rotor for, which another one replaces.
public struct AccessibilitySystemRotor: Sendable {
    let kind: AccessibilityRotorKind

    /// Links that were followed, or all of them.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(kind: visited ? .visitedLinks : .links)
    }

    /// All links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .links) }

    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(kind: .headings(level: Int(level.rawValue)))
    }

    /// All headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .headings(level: 0)) }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .boldText) }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .italicText) }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .underlineText) }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .misspelledWords) }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .images) }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .textFields) }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .tables) }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .lists) }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .landmarks) }
}
