extension EditingSession {
    /// Performs a command, and returns the changes.
    ///
    /// - Parameters:
    ///   - layout: The layout in which the caret moves. It is updated to the text, before and not after.
    ///   - allows: Asked before a change of the text, which is not made if it returns `false`. It is not asked when
    ///     steps are undone or made again.
    @discardableResult
    package mutating func perform(
        _ command: EditingCommand, in layout: EditingLayout, allows: (TextEdit) -> Bool = { _ in true }
    ) -> EditingChange {
        switch command {
        case .undo: return undo()
        case .redo: return redo()
        case .selectAll: return select(0..<buffer.end)
        case .move(let movement, let extending): return move(movement, extending: extending, in: layout)
        case .insertNewline, .insertTab, .delete:
            commitMarkedText()
            guard let edit = edit(for: command, in: layout), allows(edit) else { return [] }
            return apply(edit)
        }
    }

    private mutating func move(_ movement: Movement, extending: Bool, in layout: EditingLayout) -> EditingChange {
        let mover = mover(in: layout)
        var caret = selection.caret
        if !extending, !selection.isCaret {
            let isBackward = isBackward(movement, in: layout)
            caret = CaretPosition(isBackward ? selection.range.lowerBound : selection.range.upperBound)
            switch movement {
            case .left, .right, .backward, .forward: return select(EditingSelection(caret: caret))
            default: break
            }
        }
        let kept = movement.keepsColumn ? column ?? Double(layout.caretRect(at: caret).minX) : nil
        let target = mover.destination(of: movement, from: caret, column: kept)
        let change = select(
            EditingSelection(
                anchor: extending ? selection.anchor : target.position, head: target.position,
                affinity: target.affinity))
        column = kept
        return change
    }

    /// Whether a movement leads toward the start of the text.
    private func isBackward(_ movement: Movement, in layout: EditingLayout) -> Bool {
        switch movement {
        case .backward, .wordBackward, .up, .pageUp, .rowStart, .paragraphStart, .paragraphBackward, .textStart: true
        case .forward, .wordForward, .down, .pageDown, .rowEnd, .paragraphEnd, .paragraphForward, .textEnd: false
        case .left, .wordLeft: !layout.isRightToLeft(around: selection.caret)
        case .right, .wordRight: layout.isRightToLeft(around: selection.caret)
        }
    }
}
