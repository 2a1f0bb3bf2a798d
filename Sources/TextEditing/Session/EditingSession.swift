/// A text that is being edited: its content, the selection, the composition, and the undo history.
///
/// It is a value and knows no screen; it asks an ``EditingLayout`` for the positions of characters. Positions are
/// offsets in the UTF-8 of the text. ``buffer`` converts them to and from `NSRange`.
///
/// * **Selection.** Its ends are always between two characters (extended grapheme clusters). Where a change joins
///   characters, an end that would be inside of one moves behind it.
/// * **Undo.** Runs of typing and of deleting are one step each. A run ends with a movement or another selection, with
///   a change of another kind, with a line break that is typed, and with a change from outside. Composed text becomes a
///   step when it is committed. Undoing restores the text byte by byte, and the selection. ``UndoLimits`` bound what is
///   kept.
/// * **Composition.** Any command, selection or change from outside commits the composition, as it stands.
package struct EditingSession: Sendable {
    /// The text.
    package internal(set) var buffer: TextBuffer
    /// The selection.
    package internal(set) var selection: EditingSelection
    /// The restrictions on the text. Making the text a single line replaces its line breaks.
    package var options: EditingOptions {
        didSet { if options != oldValue { replaceText(with: text) } }
    }

    /// The composition of an input method.
    struct Composition: Hashable, Sendable {
        /// The replaced text, and the composed text so far.
        var replacement: TextReplacement
        /// The selection before it began.
        let before: EditingSelection
    }

    var composition: Composition?
    var history: UndoHistory
    /// The horizontal position that going up and down keeps to, while it does.
    var column: Double?
    /// The range selected first, while a selection grows by a unit.
    var growth: (unit: SelectionUnit, origin: Range<Int>)?

    /// Begins to edit a text, with the caret at its end.
    package init(_ text: String = "", options: EditingOptions = EditingOptions(), undoLimits: UndoLimits = UndoLimits())
    {
        buffer = TextBuffer(options.settable(text))
        self.options = options
        selection = EditingSelection(caret: CaretPosition(buffer.end))
        history = UndoHistory(limits: undoLimits)
    }

    /// The text.
    package var text: String { buffer.text }

    /// The range of the composition in the text; `nil` if there is none. It may begin or end inside of a character.
    package var markedRange: Range<Int>? { composition?.replacement.newRange }

    /// The selected text, for a pasteboard; `nil` if nothing is selected or the text is a secret.
    package var copyableText: String? {
        selection.isCaret || options.isSecure ? nil : String(buffer.substring(selection.range))
    }

    /// Whether there is something to undo. A composition is committed and undone.
    package var canUndo: Bool { !history.done.isEmpty || composition.map { !$0.replacement.isEmpty } == true }
    /// Whether there is something to make again.
    package var canRedo: Bool { !history.undone.isEmpty && composition == nil }

    /// Returns the changes since another state.
    func changes(since old: EditingSession) -> EditingChange {
        var result: EditingChange = []
        if TextDifference(from: old.text, to: text) != nil { result.insert(.text) }
        if selection != old.selection { result.insert(.selection) }
        return result
    }

    /// Changes the selection. Ends that are not between two characters move behind the one they are in.
    mutating func setSelection(_ new: EditingSelection) {
        selection = new.mapped { buffer.roundedUp($0) }
    }
}
