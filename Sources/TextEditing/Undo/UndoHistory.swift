/// The changes of a text that can be taken back, and those that were and can be made again.
struct UndoHistory: Hashable, Sendable {
    /// The steps to undo, the last one at the end.
    var done: [UndoStep] = []
    /// The steps to make again, the next one at the end.
    var undone: [UndoStep] = []
    /// The bytes of text in both lists.
    var cost = 0
    /// Whether the next change may join the last step.
    var isOpen = false
    let limits: UndoLimits

    init(limits: UndoLimits) {
        self.limits = limits
    }

    /// Adds a change that was just made. Steps undone before can no longer be made again.
    mutating func record(_ step: UndoStep) {
        if step.replacement.isEmpty { return }
        cost -= undone.reduce(0) { $0 + $1.replacement.cost }
        undone.removeAll()
        cost += step.replacement.cost
        let isPart = isOpen && !done.isEmpty && done[done.count - 1].absorb(step)
        if !isPart { done.append(step) }
        // A line is a run of its own, so that a long text is not taken back as a whole.
        isOpen = LineBreaks.first(in: step.replacement.inserted.utf8.span, from: 0) == nil
        trim()
    }

    /// Ends the run, so that the next change is a step of its own.
    mutating func endRun() {
        isOpen = false
    }

    /// Takes the last step off the list of those to undo.
    mutating func undo() -> UndoStep? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        isOpen = false
        return step
    }

    /// Takes the last step off the list of those to make again.
    mutating func redo() -> UndoStep? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        isOpen = false
        return step
    }

    /// Drops the oldest steps that are beyond the limits.
    private mutating func trim() {
        var (count, bytes) = (done.count, cost)
        while count > 1, count > limits.steps || bytes > limits.bytes {
            bytes -= done[done.count - count].replacement.cost
            count -= 1
        }
        done.removeFirst(done.count - count)
        cost = bytes
    }

    // MARK: Invariants

    /// Returns a fault in the history of a text; `nil` if there is none.
    func fault(in text: TextBuffer) -> String? {
        let kept = (done + undone).reduce(0) { $0 + $1.replacement.cost }
        if kept != cost { return "the history counts \(cost) bytes and keeps \(kept)" }
        if done.count > 1, done.count > limits.steps || done.reduce(0, { $0 + $1.replacement.cost }) > limits.bytes {
            return "the history is beyond its limits"
        }
        var now = text
        for step in done.reversed() {
            if let fault = step.replacement.inverse.apply(to: &now) { return "a step to undo: \(fault)" }
        }
        now = text
        for step in undone.reversed() {
            if let fault = step.replacement.apply(to: &now) { return "a step to redo: \(fault)" }
        }
        return nil
    }
}

extension TextReplacement {
    /// Makes the change in a text, and returns the fault if the text does not have the text to be removed.
    func apply(to text: inout TextBuffer) -> String? {
        guard offset >= 0, oldRange.upperBound <= text.end else { return "it is outside of the text" }
        guard text.substring(oldRange).utf8.elementsEqual(removed.utf8) else {
            return "the text does not have \(removed.debugDescription) at \(offset)"
        }
        text.replace(oldRange, with: inserted)
        return nil
    }
}
