import Drawing
import Testing

@testable import TextEditing

@MainActor @Suite("A text that the program replaces") struct OutsideChangeTests {
    private func typed(_ text: String, _ start: String = "") -> EditingSession {
        var session = EditingSession(start, options: EditingOptions(isMultiline: true))
        session.insert(text)
        return session
    }

    @Test("The caret stays at its character when something before it is changed")
    func before() {
        var session = typed("one two")
        session.select(4..<7)
        session.replaceText(with: "number one two")
        #expect(session.selection.range == 11..<14)
    }

    @Test("The caret keeps its distance when all is changed around it")
    func around() {
        var session = typed("hello")
        session.select(3..<3)
        session.replaceText(with: "HELLO")
        #expect(session.selection.head == 3)
        session.replaceText(with: "x")
        #expect(session.selection.head == 1)
    }

    @Test("The same text changes nothing, and keeps what was undone")
    func same() {
        var session = typed("a")
        session.undo()
        #expect(session.replaceText(with: "") == [])
        #expect(session.canRedo)
    }

    @Test("It is no step, and is undone with what was typed if it is a part of that")
    func correction() {
        var session = typed("ab", "x")
        session.replaceText(with: "xaB")
        session.undo()
        #expect(session.text == "x")
        session.redo()
        #expect(session.text == "xaB")
    }

    @Test("A change elsewhere leaves the steps, which follow their text")
    func elsewhere() {
        var session = typed("b", "xyz ")
        session.replaceText(with: "x z b")
        session.replaceText(with: "!x z b")
        session.undo()
        #expect(session.text == "!x z ")
        #expect(session.selection.head == 5)
    }

    @Test("A change of more than what was typed drops the step and all before it")
    func overlap() {
        var session = typed("ab", "x")
        session.replaceText(with: "y")
        #expect(!session.canUndo)
    }

    @Test("A text that is emptied leaves nothing to undo of what was typed")
    func emptied() {
        var session = typed("message")
        session.replaceText(with: "")
        #expect(!session.canUndo)
    }

    @Test("Steps that are left fit the text, whatever the program does in between")
    func law() {
        PropertyCheck("changes from outside", make: { (RandomEdit(&$0), RandomLayout(&$0)) }) { commands -> String? in
            var session = EditingSession("", options: EditingOptions(isMultiline: true))
            let layout = EditingLayout(measurer: FixedPitchTextMeasurer())
            for (index, (edit, outside)) in commands.enumerated() {
                switch edit {
                case .type(let text): session.insert(text)
                case .paste(let text): session.insert(text, isTyped: false)
                case .move(let movement, let extending):
                    session.perform(.move(movement, extending: extending), in: layout)
                case .delete(let movement): session.perform(.delete(movement), in: layout)
                case .mark(let text, _): session.setMarkedText(text)
                case .undo: session.undo()
                case .redo: session.redo()
                default:
                    var buffer = session.buffer
                    let start = outside.place % (buffer.end + 1)
                    let range = buffer.rounded(start..<min(start + outside.length, buffer.end))
                    buffer.replace(range, with: outside.piece)
                    session.replaceText(with: buffer.text)
                    if session.text != buffer.text { return "after \(index): \(session.text.debugDescription)" }
                }
                if let fault = session.checkInvariants() { return "after \(index): \(fault)" }
            }
            session.commitMarkedText()
            let (text, steps) = (session.text, session.history.done.count)
            for _ in 0..<steps { session.undo() }
            if session.canUndo { return "more steps than there were" }
            for _ in 0..<steps { session.redo() }
            return session.text == text ? nil : "undone and made again, it is \(session.text.debugDescription)"
        }
        .check(sequences: 300, length: 40)
    }
}
