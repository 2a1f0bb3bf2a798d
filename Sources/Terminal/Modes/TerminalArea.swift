/// Which part of a terminal a program has.
package enum TerminalArea: Hashable, Sendable {
    /// The alternate screen, whose contents are gone afterwards.
    case wholeScreen
    /// So many lines below the terminal's content, at least 1. Their last content stays there and scrolls away with
    /// the rest. Between frames, the cursor is in their upper left corner.
    case lines(Int)

    var begin: String {
        switch self {
        case .wholeScreen: "\u{1B}[?1049h"
        case .lines(let count):
            // Saved before as well, so that the end finds a position even if only a part has arrived.
            "\r\u{1B}7" + String(repeating: "\n", count: max(0, count - 1)) + Self.lines(count, "A") + "\u{1B}7"
        }
    }

    var end: String {
        switch self {
        case .wholeScreen: "\u{1B}[?1049l"
        case .lines(let count): "\u{1B}8" + Self.lines(count, "B") + "\r\n"
        }
    }

    private static func lines(_ count: Int, _ direction: Character) -> String {
        count > 1 ? "\u{1B}[\(count - 1)\(direction)" : ""
    }
}
