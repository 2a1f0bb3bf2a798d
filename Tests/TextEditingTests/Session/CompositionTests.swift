import Drawing
import Testing

@testable import TextEditing

@Suite("Composing text") struct CompositionTests {
    private let layout = EditingLayout(measurer: FixedPitchTextMeasurer())

    @Test("Composed text is part of the text, and marked")
    func marked() {
        var session = EditingSession("ab")
        session.select(1..<1)
        session.setMarkedText("に", selected: 0..<3)
        session.setMarkedText("にほ", selected: 3..<6)
        #expect(session.text == "aにほb")
        #expect(session.markedRange == 1..<7)
        #expect(session.selection.range == 4..<7)
    }

    @Test("It replaces the selection, which cancelling restores")
    func cancel() {
        var session = EditingSession("one two")
        session.select(EditingSelection(anchor: 7, head: 4))
        session.setMarkedText("か")
        #expect(session.text == "one か")
        session.cancelMarkedText()
        #expect(session.text == "one two")
        #expect(session.selection == EditingSelection(anchor: 7, head: 4))
        #expect(session.markedRange == nil)
        #expect(!session.canUndo)
    }

    @Test("Committed text is one step to undo")
    func commit() {
        var session = EditingSession("a")
        session.setMarkedText("k")
        session.setMarkedText("か")
        session.commitMarkedText()
        #expect(session.text == "aか")
        session.undo()
        #expect(session.text == "a")
    }

    @Test("Inserted text takes the place of what is composed")
    func insertion() {
        var session = EditingSession("a")
        session.setMarkedText("かんじ")
        session.insert("漢字")
        #expect(session.text == "a漢字")
        #expect(session.markedRange == nil)
        session.undo()
        #expect(session.text == "a")
    }

    @Test("A command commits what is composed")
    func command() {
        var session = EditingSession("")
        session.setMarkedText("か")
        session.perform(.move(.backward), in: layout)
        #expect(session.text == "か")
        #expect(session.markedRange == nil)
        #expect(session.canUndo)
    }

    @Test("A text from outside commits what is composed")
    func outside() {
        var session = EditingSession("")
        session.setMarkedText("か")
        session.replaceText(with: "かx")
        #expect(session.markedRange == nil)
    }

    @Test("What cannot be inserted is not composed")
    func dropped() {
        var session = EditingSession("")
        session.setMarkedText("a\nb\0", selected: 0..<1)
        #expect(session.text == "a b")
        #expect(session.selection.range == 3..<3)
    }

    @Test("A selection outside of the composed text is cut")
    func badSelection() {
        var session = EditingSession("")
        session.setMarkedText("か", selected: 2..<900)
        #expect(session.checkInvariants() == nil)
        #expect(session.selection.range == 3..<3)
    }
}
