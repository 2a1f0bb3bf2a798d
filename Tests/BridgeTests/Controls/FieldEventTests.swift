import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("The functions that fields call") struct FieldEventTests {
    private final class Notes {
        var entries: [String] = []
    }

    private struct Form: View {
        let notes: Notes
        @State private var name = ""
        @State private var secret = ""
        @State private var count = 3

        var body: some View {
            VStack {
                TextField("Name", text: $name, onEditingChanged: { notes.entries.append("name \($0)") }) {
                    notes.entries.append("commit \(name)")
                }
                SecureField("Secret", text: $secret, onCommit: { notes.entries.append("secret \(secret)") })
                TextField(
                    "Count", value: $count, formatter: NumberFormatter(),
                    onEditingChanged: { notes.entries.append("count \($0)") },
                    onCommit: { notes.entries.append("count \(count)") })
                TextField("Plain", text: $name, onEditingChanged: { _ in })
                TextField(String("Commit"), text: $name, onCommit: {})
            }
        }
    }

    @Test("Fields tell when editing begins and ends, and when the text is submitted, with the text in place")
    func life() {
        let notes = Notes()
        let stage = NavigationStage(Form(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.type("Ada")
        stage.host.press(.keyboardReturnOrEnter)
        #expect(notes.entries == ["name true", "commit Ada"])
        notes.entries = []
        stage.host.press(.keyboardTab)
        stage.host.type("x")
        stage.host.press(.keyboardReturnOrEnter)
        #expect(notes.entries == ["name false", "secret x"])
        notes.entries = []
        stage.host.press(.keyboardTab)
        stage.host.type("4")
        stage.host.press(.keyboardReturnOrEnter)
        stage.host.press(.keyboardTab)
        #expect(notes.entries.first == "count true" && notes.entries.last == "count false")
        #expect(notes.entries.count == 3)
    }
}
