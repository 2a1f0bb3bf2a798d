/// The changes that one undo takes back: one change of the text, or a run of them that were made one after the other.
struct UndoStep: Hashable, Sendable {
    /// The kind of change. A run has changes of one kind.
    enum Kind: Hashable, Sendable {
        /// Typed or composed text.
        case typing
        case deletingBackward, deletingForward
        /// Anything else, which is a step of its own: a paste, for instance.
        case other
    }

    var replacement: TextReplacement
    let kind: Kind
    /// The selection before the first change.
    var before: EditingSelection
    /// The selection after the last change.
    var after: EditingSelection

    /// Adds a change to the run, if it goes on where the last one ended, and returns whether it does.
    mutating func absorb(_ next: UndoStep) -> Bool {
        guard kind == next.kind else { return false }
        let change = next.replacement
        switch kind {
        case .typing:
            guard change.removed.isEmpty, change.offset == replacement.newRange.upperBound else { return false }
            replacement.inserted += change.inserted
        case .deletingBackward:
            guard change.inserted.isEmpty, replacement.inserted.isEmpty,
                change.oldRange.upperBound == replacement.offset
            else { return false }
            replacement.removed = change.removed + replacement.removed
            replacement.offset = change.offset
        case .deletingForward:
            guard change.inserted.isEmpty, replacement.inserted.isEmpty, change.offset == replacement.offset
            else { return false }
            replacement.removed += change.removed
        case .other:
            return false
        }
        after = next.after
        return true
    }
}
