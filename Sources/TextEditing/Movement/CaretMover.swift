import Foundations

/// Finds where movements lead in a text and its layout.
struct CaretMover {
    let buffer: TextBuffer
    let isSecure: Bool
    /// The layout, of this text.
    let layout: EditingLayout

    /// Returns where a movement leads.
    ///
    /// - Parameter column: The horizontal position that going up or down keeps to; `nil` for that of the place.
    func destination(of movement: Movement, from place: CaretPlace, column: Double?) -> CaretPlace {
        let position = place.position
        switch movement {
        case .left, .right:
            return sideways(from: place, toTheLeft: movement == .left)
        case .backward:
            return CaretPlace(buffer.boundary(before: position))
        case .forward:
            return CaretPlace(buffer.boundary(after: position))
        case .wordLeft, .wordRight:
            let isForward = layout.isRightToLeft(around: place) == (movement == .wordLeft)
            return CaretPlace(isForward ? wordEnd(after: position) : wordStart(before: position))
        case .wordBackward:
            return CaretPlace(wordStart(before: position))
        case .wordForward:
            return CaretPlace(wordEnd(after: position))
        case .up, .down, .pageUp, .pageDown:
            let x = column ?? Double(layout.caret(at: place).minX)
            return vertically(movement, from: place, x)
        case .rowStart:
            return layout.rowEnds(around: place).start
        case .rowEnd:
            return layout.rowEnds(around: place).end
        case .paragraphStart:
            return CaretPlace(buffer.paragraphStart(of: position))
        case .paragraphEnd:
            return CaretPlace(buffer.paragraphEnd(of: position))
        case .paragraphBackward:
            return CaretPlace(buffer.paragraphStart(of: buffer.boundary(before: position)))
        case .paragraphForward:
            return CaretPlace(buffer.paragraphEnd(of: buffer.boundary(after: position)))
        case .textStart:
            return CaretPlace(0)
        case .textEnd:
            return CaretPlace(buffer.end)
        }
    }

    private func wordStart(before position: Int) -> Int { isSecure ? 0 : buffer.wordStart(before: position) }

    private func wordEnd(after position: Int) -> Int { isSecure ? buffer.end : buffer.wordEnd(after: position) }

    private func sideways(from place: CaretPlace, toTheLeft: Bool) -> CaretPlace {
        if let next = layout.place(beside: place, toTheLeft: toTheLeft) { return next }
        // The left edge is the start of a row, unless it is read from right to left.
        let ends = layout.rowEnds(around: place)
        let isForward = layout.isRightToLeft(around: place) == toTheLeft
        return CaretPlace(
            isForward ? buffer.boundary(after: ends.end.position) : buffer.boundary(before: ends.start.position))
    }

    private func vertically(_ movement: Movement, from place: CaretPlace, _ x: Double) -> CaretPlace {
        let isUp = movement == .up || movement == .pageUp
        let isPage = movement == .pageUp || movement == .pageDown
        let rows = isPage ? rowsOfPage : 1
        if let next = layout.place(rows: isUp ? -rows : rows, below: place, nearest: x) { return next }
        return CaretPlace(isUp ? 0 : buffer.end)
    }

    /// How many rows a page has, of which one stays in sight.
    private var rowsOfPage: Int {
        guard let height = layout.pageHeight, height.isFinite else { return .max }
        return Int(clamping: height / layout.rowHeight - 1, to: 1...max(1, layout.rowCount))
    }
}
