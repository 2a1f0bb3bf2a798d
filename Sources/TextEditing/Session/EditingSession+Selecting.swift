extension EditingSession {
    /// Selects a range, with the caret at its end. It grows to whole characters.
    @discardableResult
    package mutating func select(_ range: Range<Int>) -> EditingChange {
        let whole = buffer.rounded(range)
        return select(EditingSelection(anchor: whole.lowerBound, head: whole.upperBound))
    }

    /// Selects something. Ends inside of a character move behind it.
    @discardableResult
    package mutating func select(_ new: EditingSelection) -> EditingChange {
        let old = self
        commitMarkedText()
        history.endRun()
        setSelection(new)
        (column, growth) = (nil, nil)
        return changes(since: old)
    }

    // MARK: Clicking and dragging

    /// Begins to select where a pointer clicked: puts the caret there, or selects the word or paragraph there.
    @discardableResult
    package mutating func beginSelecting(
        at caret: CaretPosition, by unit: SelectionUnit = .character, in layout: EditingLayout
    ) -> EditingChange {
        let origin = mover(in: layout).range(of: unit, at: caret)
        let new =
            unit == .character
            ? EditingSelection(caret: caret) : EditingSelection(anchor: origin.lowerBound, head: origin.upperBound)
        let change = select(new)
        growth = (unit, origin)
        return change
    }

    /// Extends the selection to where a pointer dragged, or clicked with Shift, by the unit with which it was
    /// begun. The first selected range stays selected.
    @discardableResult
    package mutating func extendSelection(to caret: CaretPosition, in layout: EditingLayout) -> EditingChange {
        let (unit, origin) = growth ?? (.character, selection.anchor..<selection.anchor)
        let reached = mover(in: layout).range(of: unit, at: caret)
        var new = EditingSelection(anchor: origin.lowerBound, head: max(origin.upperBound, reached.upperBound))
        if reached.lowerBound < origin.lowerBound {
            new = EditingSelection(anchor: origin.upperBound, head: reached.lowerBound)
        }
        if unit == .character { new.affinity = caret.affinity }
        let change = select(new)
        growth = (unit, origin)
        return change
    }
}
