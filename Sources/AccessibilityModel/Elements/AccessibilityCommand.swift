/// A command to an accessibility element.
package enum AccessibilityCommand: Equatable, Sendable {
    case activate
    case increment
    case decrement
    case setText(String)
    case scroll(UIAccessibilityScrollDirection)
    /// An action of its own, by its index among them.
    case custom(Int)
    case escape
    case magicTap
    /// The element is read from now on, or no longer.
    case focus(Bool)
}

/// The commands to which an element responds by itself.
package struct AccessibilityAbilities: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let activates = AccessibilityAbilities(rawValue: 1)
    package static let adjusts = AccessibilityAbilities(rawValue: 2)
    package static let takesText = AccessibilityAbilities(rawValue: 4)

    /// Whether it is more than something to read.
    package static let all: AccessibilityAbilities = [.activates, .adjusts, .takesText]
}
