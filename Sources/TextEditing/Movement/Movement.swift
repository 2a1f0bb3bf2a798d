/// Where a caret goes.
package enum Movement: CaseIterable, Hashable, Sendable {
    /// To the next position on screen. At the edge of a row it goes on in reading order.
    case left, right
    /// To the previous or next character in reading order.
    case backward, forward
    /// By a word in the direction in which the row is read, or against it.
    case wordLeft, wordRight
    /// To the start of a word, or of the one before; to the end of a word, or of the next one. In a secret to the start
    /// and to the end of the text.
    case wordBackward, wordForward
    /// To the row above or below, as near as there is a position to the column in which going up or down began. From
    /// the first row to the start of the text, from the last one to its end.
    case up, down
    /// Like `up` and `down`, by as many rows as a page has.
    case pageUp, pageDown
    /// To the start or the end of the row.
    case rowStart, rowEnd
    /// To the start or the end of the paragraph, not over its line break.
    case paragraphStart, paragraphEnd
    /// To the start of the paragraph, or of the one before; to its end, or that of the next one.
    case paragraphBackward, paragraphForward
    /// To the start or the end of the text.
    case textStart, textEnd

    /// Whether it keeps the column in which going up or down began.
    var keepsColumn: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}
