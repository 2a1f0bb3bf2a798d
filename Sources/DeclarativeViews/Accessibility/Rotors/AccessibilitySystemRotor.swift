import AccessibilityModel

/// A kind of rotor that the system provides and that a custom rotor can replace.
public struct AccessibilitySystemRotor: Sendable {
    let kind: AccessibilityRotorKind

    /// Returns the rotor of visited links, or of all links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(kind: visited ? .visitedLinks : .links)
    }

    /// The rotor of all links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .links) }

    /// Returns the rotor of headings with the given level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(kind: .headings(level: Int(level.rawValue)))
    }

    /// The rotor of all headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .headings(level: 0)) }
    /// The rotor of bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .boldText) }
    /// The rotor of italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .italicText) }
    /// The rotor of underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .underlineText) }
    /// The rotor of misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .misspelledWords) }
    /// The rotor of images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .images) }
    /// The rotor of text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .textFields) }
    /// The rotor of tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .tables) }
    /// The rotor of lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .lists) }
    /// The rotor of landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: .landmarks) }
}
