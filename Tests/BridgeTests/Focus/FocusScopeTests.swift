import DeclarativeUI
import Foundation
import Testing

/// Scopes of the focus, and the views that are preferred in them.
@MainActor @Suite("Focus scopes", .serialized) struct FocusScopeTests {
    @MainActor private final class Notes {
        var text = ""
    }

    private struct FormView: View {
        let notes: Notes
        let prefers: Bool
        @State private var texts = ["", ""]
        @Namespace private var space
        @Environment(\.resetFocus) private var resetFocus

        var body: some View {
            let _ = notes.text = texts.joined(separator: "|")
            VStack {
                TextField("First", text: $texts[0])
                TextField("Second", text: $texts[1]).prefersDefaultFocus(prefers, in: space)
                Button("Reset") { resetFocus(in: space) }
            }
            .focusScope(space)
        }
    }

    @Test("The preferred view has the focus when it appears, and again when its scope is reset")
    func preferred() {
        let notes = Notes()
        let stage = NavigationStage(FormView(notes: notes, prefers: true))
        stage.host.type("soup")
        #expect(notes.text == "|soup")
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
        stage.host.type("s")
        #expect(notes.text.hasPrefix("|") && notes.text.count == 6)
    }

    @Test("Without a preferred view a reset scope gives the focus to its first view")
    func first() {
        let notes = Notes()
        let stage = NavigationStage(FormView(notes: notes, prefers: false))
        stage.tap("Reset")
        stage.host.wait(0)
        stage.host.type("pie")
        #expect(notes.text == "pie|")
    }
}
