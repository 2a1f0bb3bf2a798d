import Drawing
import Testing

@testable import TextEditing

@Suite("Undoing") struct UndoTests {
    private let layout = EditingLayout(measurer: FixedPitchTextMeasurer())

    private func session(_ text: String = "") -> EditingSession {
        EditingSession(text, options: EditingOptions(isMultiline: true))
    }

    @Test("What was typed in a row is undone at once")
    func run() {
        var session = session()
        for letter in ["a", "b", " ", "c"] { session.insert(letter) }
        session.undo()
        #expect(session.text == "")
        session.redo()
        #expect(session.text == "ab c")
        #expect(session.selection.head == 4)
    }

    @Test("A movement ends a run")
    func movement() {
        var session = session()
        session.insert("a")
        session.perform(.move(.backward), in: layout)
        session.perform(.move(.forward), in: layout)
        session.insert("b")
        session.undo()
        #expect(session.text == "a")
    }

    @Test("A typed line break ends a run")
    func lineBreak() {
        var session = session()
        session.insert("a")
        session.perform(.insertNewline, in: layout)
        session.insert("b")
        session.undo()
        #expect(session.text == "a\n")
        session.undo()
        #expect(session.text == "")
    }

    @Test("A paste is a step of its own")
    func paste() {
        var session = session()
        session.insert("a")
        session.insert("bc", isTyped: false)
        session.insert("d")
        session.undo()
        #expect(session.text == "abc")
        session.undo()
        #expect(session.text == "a")
    }

    @Test("Characters deleted in a row come back at once, with the caret behind them")
    func deletions() {
        var session = session("abcd")
        session.perform(.delete(.backward), in: layout)
        session.perform(.delete(.backward), in: layout)
        #expect(session.text == "ab")
        session.undo()
        #expect(session.text == "abcd")
        #expect(session.selection.head == 4)
    }

    @Test("Deleting forward is another run than deleting backward")
    func directions() {
        var session = session("abcd")
        session.select(2..<2)
        session.perform(.delete(.backward), in: layout)
        session.perform(.delete(.forward), in: layout)
        session.undo()
        #expect(session.text == "acd")
    }

    @Test("What was typed over a selection is undone to the selection")
    func selection() {
        var session = session("one two")
        session.select(EditingSelection(anchor: 7, head: 4))
        session.insert("x")
        session.insert("y")
        session.undo()
        #expect(session.text == "one two")
        #expect(session.selection == EditingSelection(anchor: 7, head: 4))
    }

    @Test("A new change forgets what was undone")
    func redo() {
        var session = session()
        session.insert("a")
        session.undo()
        #expect(session.canRedo)
        session.insert("b")
        #expect(!session.canRedo)
        #expect(session.redo() == [])
    }

    @Test("Undoing without steps changes nothing")
    func nothing() {
        var session = session("a")
        #expect(!session.canUndo)
        #expect(session.undo() == [])
    }

    @Test("Only so many steps and bytes are kept, the last step whatever its size")
    func limits() {
        var session = EditingSession("", undoLimits: UndoLimits(steps: 3, bytes: 100))
        for letter in ["a", "b", "c", "d", "e"] { session.insert(letter, isTyped: false) }
        #expect(session.history.done.count == 3)
        session.insert(String(repeating: "x", count: 90), isTyped: false)
        session.insert(String(repeating: "y", count: 1_000), isTyped: false)
        #expect(session.history.done.count == 1)
        #expect(session.history.cost == 1_000)
        session.undo()
        #expect(session.text.utf8.count == 95)
    }

    @Test("A mark that joins the character before it is undone alone")
    func marks() {
        var session = session("e")
        session.insert("\u{301}")
        #expect(session.text == "e\u{301}")
        #expect(session.selection.head == 3)
        session.undo()
        #expect(session.text == "e")
        #expect(session.selection.head == 1)
    }
}
