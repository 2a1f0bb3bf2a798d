import Foundations

/// Finds where movements lead in a text and its layout.
struct CaretMover {
    let buffer: TextBuffer
    let isSecure: Bool
    /// The layout, of this text.
    let layout: EditingLayout

    /// Returns where a movement leads.
    ///
    /// - Parameter column: The horizontal position that going up or down keeps to; `nil` for that of the caret.
    func destination(of movement: Movement, from caret: CaretPosition, column: Double?) -> CaretPosition {
        let position = caret.position
        switch movement {
        case .left, .right:
            return sideways(from: caret, toTheLeft: movement == .left)
        case .backward:
            return CaretPosition(buffer.boundary(before: position))
        case .forward:
            return CaretPosition(buffer.boundary(after: position))
        case .wordLeft, .wordRight:
            let isForward = layout.isRightToLeft(around: caret) == (movement == .wordLeft)
            return CaretPosition(isForward ? wordEnd(after: position) : wordStart(before: position))
        case .wordBackward:
            return CaretPosition(wordStart(before: position))
        case .wordForward:
            return CaretPosition(wordEnd(after: position))
        case .up, .down, .pageUp, .pageDown:
            let x = column ?? Double(layout.caretRect(at: caret).minX)
            return vertically(movement, from: caret, x)
        case .rowStart:
            return layout.rowEnds(around: caret).start
        case .rowEnd:
            return layout.rowEnds(around: caret).end
        case .paragraphStart:
            return CaretPosition(buffer.paragraphStart(of: position))
        case .paragraphEnd:
            return CaretPosition(buffer.paragraphEnd(of: position))
        case .paragraphBackward:
            return CaretPosition(buffer.paragraphStart(of: buffer.boundary(before: position)))
        case .paragraphForward:
            return CaretPosition(buffer.paragraphEnd(of: buffer.boundary(after: position)))
        case .textStart:
            return CaretPosition(0)
        case .textEnd:
            return CaretPosition(buffer.end)
        }
    }

    private func wordStart(before position: Int) -> Int { isSecure ? 0 : buffer.wordStart(before: position) }

    private func wordEnd(after position: Int) -> Int { isSecure ? buffer.end : buffer.wordEnd(after: position) }

    private func sideways(from caret: CaretPosition, toTheLeft: Bool) -> CaretPosition {
        if let next = layout.caret(beside: caret, toTheLeft: toTheLeft) { return next }
        // The left edge is the start of a row, unless it is read from right to left.
        let ends = layout.rowEnds(around: caret)
        let isForward = layout.isRightToLeft(around: caret) == toTheLeft
        return CaretPosition(
            isForward ? buffer.boundary(after: ends.end.position) : buffer.boundary(before: ends.start.position))
    }

    private func vertically(_ movement: Movement, from caret: CaretPosition, _ x: Double) -> CaretPosition {
        let isUp = movement == .up || movement == .pageUp
        let isPage = movement == .pageUp || movement == .pageDown
        let rows = isPage ? rowsOfPage : 1
        if let next = layout.caret(rows: isUp ? -rows : rows, below: caret, nearest: x) { return next }
        return CaretPosition(isUp ? 0 : buffer.end)
    }

    /// How many rows a page has, of which one stays in sight.
    private var rowsOfPage: Int {
        guard let height = layout.pageHeight, height.isFinite else { return .max }
        return Int(clamping: height / layout.rowHeight - 1, to: 1...max(1, layout.rowCount))
    }
}
