import Drawing
import Testing

@testable import TextEditing

@Suite("Editing a text") struct EditingSessionTests {
    private let layout = EditingLayout(measurer: FixedPitchTextMeasurer())

    private func multiline(_ text: String, at position: Int? = nil) -> EditingSession {
        var session = EditingSession(text, options: EditingOptions(isMultiline: true))
        if let position { session.select(position..<position) }
        return session
    }

    @Test("The caret begins at the end of the text")
    func start() { #expect(EditingSession("abc").selection == EditingSelection(anchor: 3, head: 3)) }

    @Test("Inserted text replaces the selection")
    func insertion() {
        var session = EditingSession("one two")
        session.select(0..<3)
        #expect(session.insert("1") == [.text, .selection])
        #expect(session.text == "1 two")
        #expect(session.selection.head == 1)
    }

    @Test("Nothing is inserted of a text of controls, and the selection stays")
    func controls() {
        var session = EditingSession("one")
        session.select(0..<3)
        #expect(session.insert("\u{1B}") == [])
        #expect(session.text == "one")
    }

    @Test("An empty text deletes the selection")
    func emptyInsertion() {
        var session = EditingSession("one")
        session.select(0..<2)
        session.insert("")
        #expect(session.text == "e")
    }

    @Test("A change can be refused before it is made")
    func refused() {
        var session = EditingSession("ab")
        var asked: [TextEdit] = []
        let change = session.perform(.delete(.backward), in: layout) {
            asked.append($0)
            return false
        }
        #expect(change == [])
        #expect(session.text == "ab")
        #expect(asked.map(\.range) == [1..<2])
        #expect(asked.map(\.replacement) == [""])
    }

    @Test("A change of a range grows to whole characters")
    func wholeCharacters() {
        var session = EditingSession("ae\u{301}b")
        session.apply(session.edit(replacing: 2..<3, with: "x"))
        #expect(session.text == "axb")
        #expect(session.selection.head == 2)
    }

    @Test("Where deleting joins two characters, the caret goes behind them")
    func joined() {
        var session = multiline("ex\u{200B}\u{301}", at: 5)
        session = multiline("e\n\u{301}", at: 2)
        session.perform(.delete(.backward), in: layout)
        #expect(session.text == "e\u{301}")
        #expect(session.selection.head == 3)
    }

    @Test("A line break does nothing in a single line")
    func newline() {
        var session = EditingSession("a")
        #expect(session.perform(.insertNewline, in: layout) == [])
        #expect(session.perform(.insertTab, in: layout) == [])
        #expect(session.text == "a")
    }

    @Test("A text that becomes a single line gets spaces for its line breaks")
    func becomingSingle() {
        var session = multiline("a\nb\r\nc")
        session.options.isMultiline = false
        #expect(session.text == "a b c")
        #expect(session.selection.head == 5)
        #expect(session.checkInvariants() == nil)
    }

    @Test("A secret is not copied")
    func copying() {
        var session = EditingSession("secret", options: EditingOptions(isSecure: true))
        session.select(0..<3)
        #expect(session.copyableText == nil)
        session.options.isSecure = false
        #expect(session.copyableText == "sec")
    }

    @Test("Words of a secret are not told apart")
    func secretWords() {
        var session = EditingSession("one two three", options: EditingOptions(isSecure: true))
        session.perform(.move(.wordBackward), in: layout)
        #expect(session.selection.head == 0)
        session.perform(.move(.wordRight), in: layout)
        #expect(session.selection.head == 13)
        session.beginSelecting(at: CaretPosition(5), by: .word, in: layout)
        #expect(session.selection.range == 0..<13)
        session.perform(.delete(.wordBackward), in: layout)
        #expect(session.text == "")
    }

    // MARK: Deleting

    @Test("Deleting to the end of a paragraph deletes its line break where nothing else is left")
    func paragraphEnd() {
        var session = multiline("ab\ncd", at: 1)
        session.perform(.delete(.paragraphEnd), in: layout)
        #expect(session.text == "a\ncd")
        session.perform(.delete(.paragraphEnd), in: layout)
        #expect(session.text == "acd")
    }

    @Test("Deleting to the start of a row deletes back to where it wraps")
    func rowStart() {
        layout.style = LayoutStyle(width: 40)
        var session = multiline("abc defg", at: 7)
        session.perform(.delete(.rowStart), in: layout)
        #expect(session.text == "abc g")
    }

    @Test("Deleting by words takes the spaces between")
    func words() {
        var session = multiline("one  two")
        session.perform(.delete(.wordBackward), in: layout)
        #expect(session.text == "one  ")
        session.perform(.delete(.wordBackward), in: layout)
        #expect(session.text == "")
    }

    // MARK: Moving

    @Test("Left goes left, also in text from right to left")
    func visual() {
        var session = multiline("אב", at: 0)
        session.perform(.move(.left), in: layout)
        #expect(session.selection.head == 2)
        session.perform(.move(.right), in: layout)
        #expect(session.selection.head == 0)
    }

    @Test("At the edge of a row, left and right go on in reading order")
    func edges() {
        var session = multiline("a\nאב\nc", at: 2)
        session.perform(.move(.right), in: layout)
        #expect(session.selection.head == 1)
        session.select(6..<6)
        session.perform(.move(.left), in: layout)
        #expect(session.selection.head == 7)
    }

    @Test("A word to the left is the next one in a row from right to left")
    func visualWords() {
        var session = multiline("אב גד", at: 0)
        session.perform(.move(.wordLeft), in: layout)
        #expect(session.selection.head == 4)
    }

    @Test("Left and right collapse a selection to that side")
    func collapsing() {
        var session = multiline("one two")
        session.select(4..<7)
        session.perform(.move(.left), in: layout)
        #expect(session.selection == EditingSelection(anchor: 4, head: 4))
        session.select(4..<7)
        session.perform(.move(.right), in: layout)
        #expect(session.selection == EditingSelection(anchor: 7, head: 7))
    }

    @Test("Up and down keep to the column in which they began, past shorter rows")
    func column() {
        var session = multiline("abcd\na\nabcd", at: 3)
        session.perform(.move(.down), in: layout)
        #expect(session.selection.head == 6)
        session.perform(.move(.down), in: layout)
        #expect(session.selection.head == 10)
    }

    @Test("Another movement begins a new column")
    func newColumn() {
        var session = multiline("abcd\na\nabcd", at: 3)
        session.perform(.move(.down), in: layout)
        session.perform(.move(.rowEnd), in: layout)
        session.perform(.move(.down), in: layout)
        #expect(session.selection.head == 8)
    }

    @Test("Up from the first row goes to the start, down from the last one to the end")
    func outermost() {
        var session = multiline("ab\ncd", at: 1)
        session.perform(.move(.up), in: layout)
        #expect(session.selection.head == 0)
        session.select(4..<4)
        session.perform(.move(.down), in: layout)
        #expect(session.selection.head == 5)
    }

    @Test("The end of a row that wraps is shown in that row")
    func rowEnd() {
        layout.style = LayoutStyle(width: 32)
        var session = multiline("abcdefgh", at: 1)
        session.perform(.move(.rowEnd), in: layout)
        #expect(session.selection == EditingSelection(anchor: 4, head: 4, affinity: .upstream))
        session.perform(.move(.rowStart), in: layout)
        #expect(session.selection.head == 0)
    }

    @Test("A page has as many rows as its height, but for one that stays")
    func pages() {
        layout.pageHeight = 48
        var session = multiline("a\nb\nc\nd\ne", at: 0)
        session.perform(.move(.pageDown), in: layout)
        #expect(session.selection.head == 4)
        layout.pageHeight = nil
        session.perform(.move(.pageDown), in: layout)
        #expect(session.selection.head == 9)
    }

    @Test("By paragraphs, movements pass line breaks")
    func paragraphs() {
        var session = multiline("one\ntwo\nthree", at: 5)
        let heads = [Movement.paragraphBackward, .paragraphBackward, .paragraphForward, .paragraphForward].map {
            session.perform(.move($0), in: layout)
            return session.selection.head
        }
        #expect(heads == [4, 0, 3, 7])
    }

    @Test("An extended selection keeps its anchor", arguments: Movement.allCases)
    func extending(movement: Movement) {
        var session = multiline("one two\nthree אבג\nfour five", at: 12)
        session.perform(.move(movement, extending: true), in: layout)
        #expect(session.selection.anchor == 12)
        #expect(session.selection.head != 12)
    }

    // MARK: Clicking

    @Test("A double click selects a word, and a drag after it whole words")
    func dragWords() {
        var session = multiline("one two three")
        session.beginSelecting(at: CaretPosition(5), by: SelectionUnit(clicks: 2), in: layout)
        #expect(session.selection.range == 4..<7)
        session.extendSelection(to: CaretPosition(10), in: layout)
        #expect(session.selection == EditingSelection(anchor: 4, head: 13))
        session.extendSelection(to: CaretPosition(1), in: layout)
        #expect(session.selection == EditingSelection(anchor: 7, head: 0))
    }

    @Test("A triple click selects a paragraph with its line break")
    func paragraphClick() {
        var session = multiline("one\ntwo\nthree")
        session.beginSelecting(at: CaretPosition(5), by: SelectionUnit(clicks: 3), in: layout)
        #expect(session.selection.range == 4..<8)
    }

    @Test("A row can be selected, too")
    func rowClick() {
        layout.style = LayoutStyle(width: 40)
        var session = multiline("abc defg")
        session.beginSelecting(at: CaretPosition(5), by: .row, in: layout)
        #expect(session.selection.range == 4..<8)
    }

    @Test("A click with Shift extends from the anchor")
    func shiftClick() {
        var session = multiline("abcdef")
        session.beginSelecting(at: CaretPosition(2), in: layout)
        session.perform(.move(.forward, extending: true), in: layout)
        session.extendSelection(to: CaretPosition(5), in: layout)
        #expect(session.selection == EditingSelection(anchor: 2, head: 5))
    }
}
