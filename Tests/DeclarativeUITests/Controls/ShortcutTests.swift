import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Keys for actions and for directions") struct ShortcutTests {
    @MainActor private final class Log: ObservableObject {
        @Published var isDisabled = false
        var notes: [String] = []
    }

    private struct Dialog: View {
        @ObservedObject var log: Log
        var body: some View {
            VStack {
                Button("Keep") { log.notes.append("keep") }.keyboardShortcut(.defaultAction)
                Button("Leave") { log.notes.append("leave") }.keyboardShortcut(.cancelAction).disabled(log.isDisabled)
            }
        }
    }

    @Test("Escape does the cancelAction and Return the defaultAction, while their buttons are enabled")
    func actions() {
        let log = Log()
        let stage = FieldStage(Dialog(log: log))
        _ = stage.lines
        stage.host.press(.keyboardEscape)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(log.notes == ["leave", "keep"])
        log.isDisabled = true
        _ = stage.lines
        stage.host.press(.keyboardEscape)
        #expect(log.notes == ["leave", "keep"])
    }

    @Test("The arrows are told apart: leftArrow, rightArrow, upArrow and downArrow")
    func arrows() {
        let log = Log()
        func note(_ text: String) -> KeyPress.Result {
            log.notes.append(text)
            return .handled
        }
        let stage = FieldStage(
            Text("a").focusable()
                .onKeyPress(.leftArrow) { note("left") }
                .onKeyPress(.rightArrow) { note("right") }
                .onKeyPress(keys: [.upArrow, .downArrow]) { note($0.key == .upArrow ? "up" : "down") })
        stage.host.press(.keyboardTab)
        for key in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow] {
            stage.host.press(key)
        }
        #expect(log.notes == ["left", "up", "right", "down"])
    }
}
