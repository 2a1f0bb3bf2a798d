extension EditingSession {
    // MARK: Prospective changes

    /// Returns the change that replaces a range, as a step of its own to undo. The range grows to whole characters; of
    /// the text, only what ``EditingOptions/insertable(_:)`` returns is inserted.
    package func edit(replacing range: Range<Int>, with text: String) -> TextEdit {
        TextEdit(range: buffer.rounded(range), replacement: options.insertable(text), kind: .other)
    }

    /// Returns the change that inserts a text in place of the selection, or of the composition.
    ///
    /// - Parameters:
    ///   - text: The text. If nothing of it can be inserted, and it is not empty, there is no change.
    ///   - isTyped: Whether it continues earlier typing, so that both are undone at once. A paste does not.
    package func edit(inserting text: String, isTyped: Bool = true) -> TextEdit? {
        let insertable = options.insertable(text)
        let range = markedRange ?? selection.range
        if insertable.isEmpty, !text.isEmpty || range.isEmpty { return nil }
        return TextEdit(range: range, replacement: insertable, kind: isTyped ? .typing : .other)
    }

    /// Returns the change that a command makes; `nil` if it makes none. Undo and redo are not told before.
    ///
    /// - Parameter layout: A layout, which is updated to the text.
    package func edit(for command: EditingCommand, in layout: EditingLayout) -> TextEdit? {
        switch command {
        case .move, .selectAll, .undo, .redo: nil
        case .insertNewline: options.isMultiline ? edit(inserting: "\n") : nil
        case .insertTab: options.isMultiline ? edit(inserting: "\t") : nil
        case .delete(let movement): deletion(movement, in: layout)
        }
    }

    private func deletion(_ movement: Movement, in layout: EditingLayout) -> TextEdit? {
        let position = selection.head
        if !selection.isCaret { return TextEdit(range: selection.range, replacement: "", kind: .other) }
        var target = mover(in: layout).destination(of: movement, from: selection.caret, column: nil).position
        if target == position {
            switch movement {
            case .rowStart, .paragraphStart: target = buffer.boundary(before: position)
            case .rowEnd, .paragraphEnd: target = buffer.boundary(after: position)
            default: break
            }
        }
        if target == position { return nil }
        return TextEdit(
            range: min(target, position)..<max(target, position), replacement: "",
            kind: target < position ? .deletingBackward : .deletingForward)
    }

    /// Returns the finder of destinations in the present text.
    func mover(in layout: EditingLayout) -> CaretMover {
        layout.update(text, isSecure: options.isSecure)
        return CaretMover(buffer: buffer, isSecure: options.isSecure, layout: layout)
    }

    // MARK: Changing

    /// Makes a change that was found in the present text. The caret goes behind the inserted text.
    ///
    /// The composition is replaced if the change is in its range, and committed otherwise.
    @discardableResult
    package mutating func apply(_ edit: TextEdit) -> EditingChange {
        let old = self
        if let composition, composition.replacement.newRange == edit.range {
            compose(edit.replacement, caret: edit.replacement.utf8.count..<edit.replacement.utf8.count)
            commitMarkedText()
        } else {
            commitMarkedText()
            // A range of an older text must not lead into the middle of a character.
            replace(buffer.rounded(edit.range), with: edit.replacement, kind: edit.kind)
        }
        return changes(since: old)
    }

    /// Inserts a text in place of the selection, or of the composition.
    ///
    /// - Parameter isTyped: Whether it continues earlier typing, so that both are undone at once.
    @discardableResult
    package mutating func insert(_ text: String, isTyped: Bool = true) -> EditingChange {
        edit(inserting: text, isTyped: isTyped).map { apply($0) } ?? []
    }

    private mutating func replace(_ range: Range<Int>, with new: String, kind: UndoStep.Kind) {
        let change = TextReplacement(
            offset: range.lowerBound, removed: String(buffer.substring(range)), inserted: new)
        let before = selection
        buffer.replace(range, with: new)
        setSelection(EditingSelection(caret: CaretPosition(change.newRange.upperBound)))
        history.record(UndoStep(replacement: change, kind: kind, before: before, after: selection))
        (column, growth) = (nil, nil)
    }

    // MARK: Undo

    /// Takes back the last step.
    @discardableResult
    package mutating func undo() -> EditingChange {
        let old = self
        commitMarkedText()
        guard let step = history.undo() else { return changes(since: old) }
        restore(step.replacement.inverse, step.before)
        return changes(since: old)
    }

    /// Makes the last step that was taken back again.
    @discardableResult
    package mutating func redo() -> EditingChange {
        let old = self
        commitMarkedText()
        guard let step = history.redo() else { return changes(since: old) }
        restore(step.replacement, step.after)
        return changes(since: old)
    }

    private mutating func restore(_ change: TextReplacement, _ selection: EditingSelection) {
        if let fault = change.apply(to: &buffer) {
            fatalError(
                "A step of the undo history must fit the text, but \(fault). Change the text of a session only by its methods."
            )
        }
        setSelection(selection)
        (column, growth) = (nil, nil)
    }

    // MARK: Changes from outside

    /// Replaces the whole text because the program set it, and returns the changes.
    ///
    /// Only the part in which the texts differ is changed. Selected positions before and behind it stay at their
    /// characters; inside of it they keep their distance from its start, as far as there is text. It is no step to
    /// undo. Steps that have nothing to do with the changed part can still be undone, and a change inside of the text
    /// a step inserted is undone with it; other steps and those before them are dropped, as are all undone steps.
    @discardableResult
    package mutating func replaceText(with new: String) -> EditingChange {
        let old = self
        commitMarkedText()
        let new = TextBuffer(options.settable(new))
        guard let difference = TextDifference(from: text, to: new.text) else { return changes(since: old) }
        let change = TextReplacement(
            offset: difference.old.lowerBound, removed: String(buffer.substring(difference.old)),
            inserted: String(new.substring(difference.new)))
        history.rebase(over: change)
        buffer = new
        setSelection(selection.mapped { $0.moved(over: difference.old, length: difference.new.count) })
        (column, growth) = (nil, nil)
        return changes(since: old)
    }
}
