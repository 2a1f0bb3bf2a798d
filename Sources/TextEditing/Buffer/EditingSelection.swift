/// The selection in a text: from where it was begun to where the caret is.
package struct EditingSelection: Hashable, Sendable {
    /// The end that stays when the selection is extended, an offset in the UTF-8 of the text.
    package var anchor: Int
    /// The end that moves: the position of the caret.
    package var head: Int
    /// Where the caret is shown if a line wraps at its position.
    package var affinity: CaretAffinity

    /// Creates a selection.
    package init(anchor: Int, head: Int, affinity: CaretAffinity = .downstream) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Creates a caret, which selects nothing.
    package init(caret: CaretPosition) {
        self.init(anchor: caret.position, head: caret.position, affinity: caret.affinity)
    }

    /// The selected range, in offsets of UTF-8.
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// Whether nothing is selected.
    package var isCaret: Bool { anchor == head }
    /// The position of the caret.
    package var caret: CaretPosition { CaretPosition(head, affinity) }

    /// Returns the selection with both ends changed by a function. The affinity is kept if the caret stays.
    func mapped(_ change: (Int) -> Int) -> EditingSelection {
        let moved = change(head)
        return EditingSelection(
            anchor: change(anchor), head: moved, affinity: moved == head ? affinity : .downstream)
    }
}
