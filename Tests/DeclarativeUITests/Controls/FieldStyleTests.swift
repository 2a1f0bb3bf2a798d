import DeclarativeUI
import Foundation
import Testing

/// Puts marks around the field in the style around it.
private struct MarkedField: TextFieldStyle {
    let mark: String
    var width: CGFloat? = 80
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack(spacing: 0) {
            Text(isEnabled ? mark : "-")
            configuration.frame(width: width)
            Text(mark)
        }
    }
}

/// Has the field drawn in a built-in style.
private struct BoxedField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(.roundedBorder) }
}

@MainActor private final class Words: ObservableObject {
    @Published var text = ""
    @Published var isDisabled = false
    var events: [String] = []
}

@MainActor @Suite("Styles of text fields") struct FieldStyleTests {
    private struct Screen<Style: TextFieldStyle>: View {
        @ObservedObject var words: Words
        let style: Style

        var body: some View {
            TextField("Name", text: $words.text)
                .onSubmit { words.events.append("submit \(words.text)") }
                .textFieldStyle(style)
                .disabled(words.isDisabled)
        }
    }

    private func hasBorder(_ stage: FieldStage) -> Bool { stage.lines.contains { $0.hasPrefix("[a") } }

    @Test("A style of a program's own shows the field among other views, and the field is edited as always")
    func own() {
        let words = Words()
        let stage = FieldStage(Screen(words: words, style: MarkedField(mark: "|")))
        #expect(stage.lines == ["|Name      |"])
        stage.host.press(.keyboardTab)
        stage.host.type("ab")
        #expect(words.text == "ab" && stage.lines == ["|ab_       |"])
        stage.host.press(.keyboardReturnOrEnter)
        #expect(words.events == ["submit ab"])
        words.isDisabled = true
        #expect(stage.lines == ["-ab        |"])
    }

    @Test("Styles of a program's own stand in each other, the nearest outermost")
    func nested() {
        let stage = FieldStage(
            TextField("Name", text: .constant("a")).textFieldStyle(MarkedField(mark: "1", width: nil))
                .textFieldStyle(MarkedField(mark: "2")))
        #expect(stage.lines == ["12a         21"])
    }

    @Test("A secret has the style too, and stays secret; an editor of many lines has none")
    func kinds() {
        let secret = FieldStage(SecureField("Code", text: .constant("abc")).textFieldStyle(MarkedField(mark: "|")))
        #expect(secret.lines == ["|•••       |"])
        let area = FieldStage(TextEditor(text: .constant("abc")).textFieldStyle(MarkedField(mark: "|")))
        #expect(area.lines.first == "abc")
    }

    @Test("RoundedBorderTextFieldStyle has a border around the text, and the nearest of the built-in styles wins")
    func builtIn() {
        let field = TextField("Name", text: .constant("a"))
        #expect(hasBorder(FieldStage(field.textFieldStyle(RoundedBorderTextFieldStyle()))))
        #expect(!hasBorder(FieldStage(field.textFieldStyle(.plain).textFieldStyle(.roundedBorder))))
        #expect(hasBorder(FieldStage(field.textFieldStyle(.roundedBorder).textFieldStyle(.plain))))
        #expect(!hasBorder(FieldStage(field.textFieldStyle(.automatic).textFieldStyle(MarkedField(mark: "|")))))
        #expect(hasBorder(FieldStage(field.textFieldStyle(BoxedField()))))
        let around = FieldStage(field.textFieldStyle(MarkedField(mark: "|")).textFieldStyle(.roundedBorder))
        #expect(around.lines.contains { $0.hasPrefix("|[a") })
    }

    @Test("A style that changes keeps the text that is being edited")
    func changing() {
        struct Changing: View {
            @ObservedObject var words: Words
            var body: some View {
                TextField("Name", text: $words.text).textFieldStyle(MarkedField(mark: words.isDisabled ? "!" : "|"))
            }
        }
        let words = Words()
        let stage = FieldStage(Changing(words: words))
        stage.host.press(.keyboardTab)
        stage.host.type("a")
        words.isDisabled = true
        stage.host.type("b")
        #expect(words.text == "ab" && stage.lines == ["!ab_       !"])
    }
}
