import DeclarativeUI
import Foundation
import Testing

/// What views under test are shown from, and write to.
@MainActor private final class Notes: ObservableObject {
    @Published var text = ""
    @Published var number = 7
    @Published var optional: Int?
    @Published var isDisabled = false
    var events: [String] = []
}

@MainActor @Suite struct TextFieldTests {
    private struct Line: View {
        @ObservedObject var notes: Notes
        var body: some View {
            TextField("Name", text: $notes.text)
                .onChange(of: notes.text) { old, new in notes.events.append("\(old)>\(new)") }
                .onSubmit { notes.events.append("submit") }
                .disabled(notes.isDisabled)
        }
    }

    @Test("A tap gives the focus, and what is typed is written to the binding")
    func typing() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes))
        #expect(stage.lines == ["Name"])
        stage.host.tap(at: CGPoint(x: 4, y: 8))
        stage.host.type("ab")
        #expect(notes.text == "ab" && notes.events == [">a", "a>ab"])
        #expect(stage.lines == ["ab_"])
    }

    @Test("Return submits, and the field keeps the focus")
    func submitting() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
        stage.host.type("x")
        #expect(notes.events == ["submit", ">x"])
    }

    @Test("A value from outside keeps the caret at its place in the text")
    func outside() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("bc")
        stage.host.press(.keyboardLeftArrow)
        notes.text = "abc"
        stage.host.type("x")
        #expect(notes.text == "abxc")
    }

    @Test("A field shows what its binding makes of what is typed")
    func filtered() {
        struct Upper: View {
            @ObservedObject var notes: Notes
            var body: some View {
                TextField("Name", text: Binding(get: { notes.text }, set: { notes.text = $0.uppercased() }))
            }
        }
        let notes = Notes()
        let stage = FieldStage(Upper(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("ab")
        #expect(notes.text == "AB" && stage.lines == ["AB_"])
        let constant = FieldStage(TextField("Name", text: .constant("k")))
        constant.host.press(.keyboardTab)
        constant.host.type("x")
        #expect(constant.lines == ["k_"])
    }

    @Test("A disabled field neither has the focus nor takes keys, and loses both when it is disabled")
    func disabled() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("a")
        notes.isDisabled = true
        stage.host.type("b")
        stage.host.tap(at: CGPoint(x: 4, y: 8))
        stage.host.type("c")
        #expect(notes.text == "a" && stage.lines == ["a"])
    }

    @Test("A field takes the width that is offered and one line")
    func size() {
        let stage = FieldStage(
            HStack(spacing: 0) {
                TextField("Name", text: .constant("long text"))
                Text("|")
            }.frame(width: 80))
        #expect(stage.lines == ["long text|"])
        #expect(FieldStage(TextField("Name", text: .constant("a")).fixedSize().background(.black)).lines.count == 1)
    }

    @Test("A field with round corners has room around its text")
    func rounded() {
        let stage = FieldStage(TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder))
        #expect(stage.lines.contains { $0.contains("a") && !$0.hasPrefix("a") })
    }

    @Test("A value is read while it is typed, and shown in its format when it is submitted")
    func formatted() {
        struct Number: View {
            @ObservedObject var notes: Notes
            var body: some View { TextField("Number", value: $notes.number, format: .number.grouping(.never)) }
        }
        let notes = Notes()
        let stage = FieldStage(Number(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("5")
        #expect(notes.number == 75)
        stage.host.press(.keyboardHome)
        stage.host.type("00")
        #expect(notes.number == 75 && stage.lines == ["007\u{332}5"])
        stage.host.press(.keyboardReturnOrEnter)
        #expect(stage.lines.first?.replacingOccurrences(of: "\u{332}", with: "").hasPrefix("75") == true)
    }

    @Test("An optional value is nil while the text is empty")
    func optional() {
        struct Number: View {
            @ObservedObject var notes: Notes
            var body: some View { TextField("Number", value: $notes.optional, format: .number) }
        }
        let notes = Notes()
        let stage = FieldStage(Number(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("4")
        #expect(notes.optional == 4)
        stage.host.press(.keyboardDeleteOrBackspace)
        #expect(notes.optional == nil)
    }

    @Test("A formatter writes and reads a value, which may be missing where the type says so")
    func formatter() {
        struct Numbers: View {
            @ObservedObject var notes: Notes
            let formatter: NumberFormatter
            var body: some View {
                TextField("Number", value: $notes.number, formatter: formatter)
                TextField("None", value: $notes.optional, formatter: formatter)
            }
        }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumIntegerDigits = 3
        let notes = Notes()
        let stage = FieldStage(Numbers(notes: notes, formatter: formatter))
        #expect(stage.host.text.contains("007") && stage.host.text.contains("None"))
        stage.host.press(.keyboardTab)
        stage.host.type("5")
        #expect(notes.number == 75)
        stage.host.type("x")
        #expect(notes.number == 75)
        stage.host.press(.keyboardTab)
        #expect(stage.host.text.contains("075") && notes.optional == nil)
        stage.host.type("4")
        #expect(notes.optional == 4)
        stage.host.press(.keyboardDeleteOrBackspace)
        #expect(notes.optional == nil)
    }

    @Test("A secure field shows bullets, and its binding has the text")
    func secure() {
        struct Secret: View {
            @ObservedObject var notes: Notes
            var body: some View { SecureField("Password", text: $notes.text) }
        }
        let notes = Notes()
        let stage = FieldStage(Secret(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("ab")
        #expect(notes.text == "ab" && stage.lines == ["••_"])
    }

    @Test("An editor has several lines, and a growing field is as high as its text")
    func lines() {
        struct Editor: View {
            @ObservedObject var notes: Notes
            let isGrowing: Bool
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if isGrowing {
                        TextField("Text", text: $notes.text, axis: .vertical)
                    } else {
                        TextEditor(text: $notes.text).frame(height: 32)
                    }
                    Text("end")
                }
            }
        }
        for isGrowing in [true, false] {
            let notes = Notes()
            let stage = FieldStage(Editor(notes: notes, isGrowing: isGrowing))
            stage.host.press(.keyboardTab)
            stage.host.type("a\nb\nc")
            #expect(notes.text == "a\nb\nc")
            // What does not grow scrolls, and says where it is.
            let last = "c_".padding(toLength: 39, withPad: " ", startingAt: 0) + "▒"
            #expect(stage.lines == (isGrowing ? ["a", "b", "c_", "end"] : ["b", last, "end"]))
        }
    }

    @Test("Actions of onSubmit are called from the innermost out, up to a scope")
    func submitScope() {
        let notes = Notes()
        let stage = FieldStage(
            TextField("Name", text: .constant(""))
                .onSubmit { notes.events.append("inner") }
                .onSubmit { notes.events.append("outer") }
                .submitScope()
                .onSubmit { notes.events.append("beyond") })
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(notes.events == ["inner", "outer"])
    }

    @Test("A key that a view around the field handles is not for the field")
    func keyPress() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes).onKeyPress("x") { .handled })
        stage.host.press(.keyboardTab)
        stage.host.type("axb")
        #expect(notes.text == "ab")
    }

    @Test("A drag selects, and cut text is on the pasteboard")
    func drag() {
        let notes = Notes()
        notes.text = "abcdef"
        let stage = FieldStage(Line(notes: notes))
        stage.host.drag(from: CGPoint(x: 8, y: 8), to: CGPoint(x: 32, y: 8))
        #expect(stage.lines == ["ab\u{332}c\u{332}d\u{332}ef"])
        stage.host.press(.keyboardX, modifiers: .command)
        #expect(notes.text == "aef" && UIPasteboard.general.string == "bcd")
    }

    @Test("What stands in an empty field is the prompt, or the label where that is a text")
    func prompts() {
        #expect(FieldStage(TextField("Title", text: .constant(""), prompt: Text("Prompt"))).lines == ["Prompt"])
        #expect(FieldStage(TextField(text: .constant("")) { Text("Label") }).lines == ["Label"])
    }

    @Test("A field is found by its title")
    func label() {
        let notes = Notes()
        let stage = FieldStage(Line(notes: notes))
        #expect(stage.window.tap(label: "Name"))
        stage.host.type("a")
        #expect(notes.text == "a")
    }
}
