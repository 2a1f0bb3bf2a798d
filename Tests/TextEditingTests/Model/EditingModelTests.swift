import Drawing
import Testing

@testable import TextEditing

/// A command to a session and to its model. Numbers are reduced to what there is.
enum RandomEdit: CustomStringConvertible {
    case type(String), paste(String)
    case move(Movement, extending: Bool)
    case delete(Movement)
    case select(Int, Int)
    case newline, selectAll, undo, redo
    case mark(String, caret: Int?)
    case commit, cancel

    static let pieces = [
        "a", "b", "1", "_", " ", " ", "\n", ".", ",", "'", "日", "本", "か", "カ", "e\u{301}", "\u{301}", "👍", "🇩", "🇪",
        "א", "ב", "\u{200D}", "\r\n", "\t", "\u{0}", "a b", "1.1", "ab'a b", "日本 か",
    ]

    static let movements: [Movement] = [
        .backward, .forward, .backward, .forward, .wordBackward, .wordForward, .paragraphStart, .paragraphEnd,
        .paragraphBackward, .paragraphForward, .textStart, .textEnd,
    ]

    init(_ random: inout SplitMix64) {
        let piece = Self.pieces[random.below(Self.pieces.count)]
        let movement = Self.movements[random.below(Self.movements.count)]
        switch random.below(24) {
        case 0..<8: self = .type(piece)
        case 8: self = .paste(piece + Self.pieces[random.below(Self.pieces.count)])
        case 9..<13: self = .move(movement, extending: random.below(3) == 0)
        case 13..<16: self = .delete(movement)
        case 16: self = .select(random.below(100), random.below(100))
        case 17: self = random.below(4) == 0 ? .selectAll : .newline
        case 18, 19: self = .undo
        case 20: self = .redo
        case 21: self = .mark(piece, caret: random.below(2) == 0 ? nil : 0)
        case 22: self = .commit
        default: self = .cancel
        }
    }

    var description: String {
        switch self {
        case .type(let text): "type \(text.debugDescription)"
        case .paste(let text): "paste \(text.debugDescription)"
        case .move(let movement, let extending): "move \(movement)\(extending ? ", extending" : "")"
        case .delete(let movement): "delete \(movement)"
        case .select(let anchor, let head): "select from \(anchor) to \(head)"
        case .newline: "newline"
        case .selectAll: "select all"
        case .undo: "undo"
        case .redo: "redo"
        case .mark(let text, let caret): "mark \(text.debugDescription), caret \(caret.map { "\($0)" } ?? "at the end")"
        case .commit: "commit"
        case .cancel: "cancel"
        }
    }
}

@MainActor @Suite("An edited text is an array of characters with two indices") struct EditingModelTests {
    private func difference(_ commands: [RandomEdit], isMultiline: Bool) -> String? {
        var session = EditingSession("", options: EditingOptions(isMultiline: isMultiline))
        var model = NaiveText(isMultiline: isMultiline)
        let layout = EditingLayout(measurer: FixedPitchTextMeasurer())
        for (index, command) in commands.enumerated() {
            switch command {
            case .type(let text):
                session.insert(text)
                model.insert(text, isTyped: true)
            case .paste(let text):
                session.insert(text, isTyped: false)
                model.insert(text, isTyped: false)
            case .move(let movement, let extending):
                session.perform(.move(movement, extending: extending), in: layout)
                model.move(movement, extending: extending)
            case .delete(let movement):
                session.perform(.delete(movement), in: layout)
                model.delete(movement)
            case .select(let anchor, let head):
                let count = model.now.characters.count + 1
                session.select(
                    EditingSelection(anchor: model.offset(anchor % count), head: model.offset(head % count)))
                model.select(anchor % count, head % count)
            case .newline:
                session.perform(.insertNewline, in: layout)
                if isMultiline {
                    model.commit()
                    model.insert("\n", isTyped: true)
                } else {
                    model.commit()
                }
            case .selectAll:
                session.perform(.selectAll, in: layout)
                model.select(0, model.now.characters.count)
            case .undo:
                session.perform(.undo, in: layout)
                model.undo()
            case .redo:
                session.perform(.redo, in: layout)
                model.redo()
            case .mark(let text, let caret):
                session.setMarkedText(text, selected: caret.map { $0..<$0 })
                model.compose(text, caret)
            case .commit:
                session.commitMarkedText()
                model.commit()
            case .cancel:
                session.cancelMarkedText()
                model.cancel()
            }
            if let fault = session.checkInvariants() { return "after \(index): \(fault)" }
            guard session.text.utf8.elementsEqual(model.text.utf8) else {
                return
                    "after \(index): the text is \(session.text.debugDescription), not \(model.text.debugDescription)"
            }
            let (anchor, head) = (model.offset(model.now.anchor), model.offset(model.now.head))
            guard session.selection.anchor == anchor, session.selection.head == head else {
                return "after \(index): selected \(session.selection), not from \(anchor) to \(head)"
            }
            guard session.markedRange == model.composition?.range else {
                return "after \(index): marked \(session.markedRange as Any)"
            }
        }
        return nil
    }

    @Test("Any commands do to a text of several lines what they do to the array")
    func multiline() {
        PropertyCheck("editing of several lines", make: { RandomEdit(&$0) }) { difference($0, isMultiline: true) }
            .check(sequences: 800, length: 100)
    }

    @Test("Any commands do to a single line what they do to the array")
    func singleLine() {
        PropertyCheck("editing of a single line", make: { RandomEdit(&$0) }) { difference($0, isMultiline: false) }
            .check(sequences: 200, length: 100)
    }
}
