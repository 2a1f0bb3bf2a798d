import Foundation

/// The uses of a key while nothing has the focus.
extension UIKey {
    private final var hasCommandModifier: Bool { !modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }

    /// Whether the key is an arrow.
    final var moves: Bool {
        switch keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow: true
        default: false
        }
    }

    /// A line in the direction of an arrow to a side; `nil` for other keys.
    final var sideways: CGVector? {
        switch keyCode {
        case .keyboardLeftArrow: CGVector(dx: -16, dy: 0)
        case .keyboardRightArrow: CGVector(dx: 16, dy: 0)
        default: nil
        }
    }

    /// Whether the key is an arrow, Return or Space.
    final var pressesOrMoves: Bool {
        moves || keyCode == .keyboardReturnOrEnter || keyCode == .keyboardSpacebar
    }

    /// Whether the key enters a character.
    final var types: Bool {
        typedText.unicodeScalars.first.map { $0.properties.generalCategory != .control } ?? false
    }

    /// Whether the key goes to the content while nothing has the focus: an arrow, Return, Space or one that types.
    final var begins: Bool { !hasCommandModifier && (pressesOrMoves || types) }
}
