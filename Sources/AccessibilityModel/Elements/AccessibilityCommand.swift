/// What is asked of an element.
package enum AccessibilityCommand: Equatable, Sendable {
    case activate
    case increment
    case decrement
    case setText(String)
    case scroll(UIAccessibilityScrollDirection)
    /// An action of its own, by its place among them.
    case custom(Int)
    case escape
    case magicTap
    /// It is what is read from now on, or is not any more.
    case focus(Bool)
}

/// What an element responds to by itself.
package struct AccessibilityAbilities: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let activates = AccessibilityAbilities(rawValue: 1)
    package static let adjusts = AccessibilityAbilities(rawValue: 2)
    package static let takesText = AccessibilityAbilities(rawValue: 4)

    /// Whether it is more than something to read.
    package static let all: AccessibilityAbilities = [.activates, .adjusts, .takesText]
}
