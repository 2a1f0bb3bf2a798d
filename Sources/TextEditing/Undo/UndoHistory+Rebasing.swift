extension UndoHistory {
    /// Takes in a change that is no step: the program replaced a part of the text.
    ///
    /// A step that the change lies before or behind is moved along. A change inside of the text inserted by the last
    /// of the other steps becomes a part of that step. Otherwise the text that the step would take back is no longer
    /// there: it is dropped with all steps before it. Undone steps can no longer be made again.
    mutating func rebase(over change: TextReplacement) {
        undone.removeAll()
        isOpen = false
        var range = change.oldRange
        let length = change.inserted.utf8.count
        var index = done.count
        while index > 0 {
            let own = done[index - 1].replacement
            if range.lowerBound >= own.newRange.lowerBound, range.upperBound <= own.newRange.upperBound,
                !own.inserted.isEmpty
            {
                amend(index - 1, range, change.inserted)
                // Before this step, none of the text replaced by the change was there.
                index = -1
            } else if range.upperBound <= own.newRange.lowerBound {
                done[index - 1].replacement.offset += length - range.count
                done[index - 1].moveSelections(over: range, range, length: length)
                index -= 1
            } else if range.lowerBound >= own.newRange.upperBound {
                let shift = own.oldRange.count - own.newRange.count
                let earlier = range.lowerBound + shift..<range.upperBound + shift
                done[index - 1].moveSelections(over: earlier, range, length: length)
                range = earlier
                index -= 1
            } else {
                done.removeFirst(index)
                index = 0
            }
        }
        done.removeAll { $0.replacement.isEmpty }
        cost = done.reduce(0) { $0 + $1.replacement.cost }
    }

    /// Replaces a part of a step's inserted text.
    private mutating func amend(_ index: Int, _ range: Range<Int>, _ new: String) {
        var buffer = TextBuffer(done[index].replacement.inserted)
        let offset = done[index].replacement.offset
        let part = range.lowerBound - offset..<range.upperBound - offset
        buffer.replace(part, with: new)
        done[index].replacement.inserted = buffer.text
        done[index].after = done[index].after.mapped { $0.moved(over: range, length: new.utf8.count) }
    }
}

extension UndoStep {
    /// Moves the selections to where they are after a change from outside.
    ///
    /// - Parameters:
    ///   - earlier: The range replaced by the change, in the text before the step.
    ///   - later: The same, as a range of the text after the step.
    ///   - length: The length of the replacement.
    fileprivate mutating func moveSelections(over earlier: Range<Int>, _ later: Range<Int>, length: Int) {
        before = before.mapped { $0.moved(over: earlier, length: length) }
        after = after.mapped { $0.moved(over: later, length: length) }
    }
}

extension Int {
    /// Returns the position after a range was replaced: shifted with the text behind the range; inside of it, at the
    /// same distance from its start as far as there is still text.
    func moved(over range: Range<Int>, length: Int) -> Int {
        if self <= range.lowerBound { return self }
        if self >= range.upperBound { return self + length - range.count }
        return Swift.min(self, range.lowerBound + length)
    }
}
