/// Text that an input method is composing. It is part of the text, marked, until it is committed or cancelled.
extension EditingSession {
    /// Puts composed text in place of the earlier composition, or of the selection.
    ///
    /// - Parameters:
    ///   - text: The composed text. If it is empty, the composition goes on with nothing.
    ///   - selected: The selection in it, in offsets of its UTF-8; `nil` for a caret at its end. If something of the
    ///     text cannot be inserted, the caret is at the end.
    @discardableResult
    package mutating func setMarkedText(_ text: String, selected: Range<Int>? = nil) -> EditingChange {
        let old = self
        let insertable = options.insertable(text)
        let end = insertable.utf8.count
        let isWhole = insertable.utf8.elementsEqual(text.utf8)
        compose(insertable, caret: isWhole ? selected.map { $0.clamped(to: 0..<end) } ?? end..<end : end..<end)
        return changes(since: old)
    }

    /// Keeps the composition, as one step to undo.
    @discardableResult
    package mutating func commitMarkedText() -> EditingChange {
        guard let composition else { return [] }
        self.composition = nil
        history.record(
            UndoStep(
                replacement: composition.replacement, kind: .typing, before: composition.before, after: selection))
        return []
    }

    /// Cancels the composition, and restores the text it replaced and the selection.
    @discardableResult
    package mutating func cancelMarkedText() -> EditingChange {
        guard let composition else { return [] }
        let old = self
        self.composition = nil
        buffer.replace(composition.replacement.newRange, with: composition.replacement.removed)
        setSelection(composition.before)
        return changes(since: old)
    }

    /// Replaces the composition, or begins to compose in place of the selection.
    ///
    /// - Parameter caret: The selection in the text, in offsets of its UTF-8.
    mutating func compose(_ text: String, caret: Range<Int>) {
        let selected = String(buffer.substring(selection.range))
        var composition =
            composition
            ?? Composition(
                replacement: TextReplacement(offset: selection.range.lowerBound, removed: selected, inserted: selected),
                before: selection)
        buffer.replace(composition.replacement.newRange, with: text)
        composition.replacement.inserted = text
        self.composition = composition
        let start = composition.replacement.offset
        setSelection(EditingSelection(anchor: start + caret.lowerBound, head: start + caret.upperBound))
        (column, growth) = (nil, nil)
    }
}
