import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Ask: ObservableObject {
    @Published var isShown = false
    @Published var name = ""
    @Published var word: String? = "w"
    @Published var isAllowed = true
    @Published var item: Question?
    var answers: [String] = []

    func take() -> [String] {
        defer { answers = [] }
        return answers
    }
}

private struct Question: Identifiable { let id: Int }

private struct Trouble: LocalizedError {
    var errorDescription: String? { "It broke" }
}

/// Shows a view that asks something, and the answers of a person.
@MainActor private struct AskStage {
    let ask = Ask()
    let stage: NavigationStage

    init<V: View>(@ViewBuilder _ view: (Ask) -> V) { stage = NavigationStage(view(ask)) }

    func show() -> [String] {
        ask.isShown = true
        return stage.lines.map { line in line.filter { !"│┌┐└┘─░▸◂!".contains($0) }.trimmingCharacters(in: .whitespaces)
        }
        .filter { !$0.isEmpty }
    }

    func press(_ key: UIKeyboardHIDUsage) -> [String] {
        stage.host.press(key)
        _ = stage.lines
        return ask.take()
    }

    func tap(_ label: String) -> [String] {
        stage.tap(label)
        _ = stage.lines
        return ask.take()
    }
}

@MainActor @Suite("Alerts of views", .serialized) struct AlertBridgeTests {
    private struct Plain: View {
        @ObservedObject var ask: Ask
        var body: some View {
            Text("room").alert("Title", isPresented: $ask.isShown) {
                Button("Keep") { ask.answers.append("keep \(ask.isShown)") }
                Button("Delete", role: .destructive) { ask.answers.append("delete") }.disabled(!ask.isAllowed)
                Button("Never mind", role: .cancel) { ask.answers.append("cancel") }
            } message: {
                Text("Message \(ask.name)")
            }
        }
    }

    @Test("An alert shows its title, message and buttons; each dismisses it, and then acts")
    func buttons() {
        let stage = AskStage { Plain(ask: $0) }
        #expect(stage.show() == ["Title", "Message", "Keep", "Delete", "Never mind"])
        #expect(stage.tap("Delete") == ["delete"])
        #expect(!stage.ask.isShown && stage.stage.lines == ["room"])
        _ = stage.show()
        #expect(stage.press(.keyboardReturnOrEnter) == ["cancel"])
        _ = stage.show()
        #expect(stage.press(.keyboardEscape) == ["cancel"])
        #expect(!stage.ask.isShown && stage.stage.controller.presentedViewController == nil)
    }

    @Test("An alert follows what its views depend on while it is shown")
    func follows() {
        let stage = AskStage { Plain(ask: $0) }
        _ = stage.show()
        stage.ask.name = "two"
        stage.ask.isAllowed = false
        #expect(stage.stage.lines.contains { $0.contains("Message two") })
        #expect(stage.tap("Delete") == [] && stage.ask.isShown)
        stage.ask.isAllowed = true
        _ = stage.stage.lines
        #expect(stage.tap("Delete") == ["delete"])
    }

    @Test("The focus goes through the buttons and nowhere else")
    func focus() {
        let stage = AskStage { Plain(ask: $0) }
        _ = stage.show()
        for (tabs, answer) in [(1, "keep false"), (2, "delete"), (3, "cancel")] {
            for _ in 0..<tabs { #expect(stage.press(.keyboardTab) == []) }
            #expect(stage.press(.keyboardReturnOrEnter) == [answer])
            _ = stage.show()
        }
    }

    @Test("Without buttons there is one that says OK, and a dialog without one that cancels has that")
    func standardButtons() {
        let alert = AskStage { ask in Bound(ask: ask) { $0.alert("Title", isPresented: $1) {} } }
        #expect(alert.show() == ["Title", "OK"])
        #expect(alert.press(.keyboardReturnOrEnter) == [] && !alert.ask.isShown)
        let dialog = AskStage { ask in
            Bound(ask: ask) { content, isShown in
                content.confirmationDialog("Title", isPresented: isShown) {
                    Button("Copy") { ask.answers.append("copy") }
                }
            }
        }
        #expect(dialog.show().suffix(2) == ["Copy", "Cancel"])
        #expect(dialog.press(.keyboardEscape) == [] && !dialog.ask.isShown)
        _ = dialog.show()
        #expect(dialog.tap("Copy") == ["copy"])
    }

    @Test("A dialog shows its title where that is asked for, and its message")
    func dialogTitle() {
        for visibility in Visibility.allCases {
            let dialog = AskStage { ask in
                Bound(ask: ask) { content, isShown in
                    content.confirmationDialog("Title", isPresented: isShown, titleVisibility: visibility) {
                        Button("Copy") {}
                    } message: {
                        Text("Why")
                    }
                }
            }
            let lines = dialog.show()
            #expect(lines.contains("Title") == (visibility == .visible) && lines.contains("Why"))
        }
    }

    @Test("Text fields are edited in an alert, and Return chooses the button with the default shortcut")
    func fields() {
        let stage = AskStage { ask in
            Bound(ask: ask) { content, isShown in
                content.alert("Name", isPresented: isShown) {
                    NameField(ask: ask)
                    Button("Cancel", role: .cancel) {}
                    Button("Clear") { ask.answers.append("clear") }
                    Button("Save") { ask.answers.append(ask.name) }.keyboardShortcut(.defaultAction)
                }
            }
        }
        _ = stage.show()
        stage.stage.host.type("ann")
        #expect(stage.stage.lines.contains { $0.contains("ann") })
        #expect(stage.press(.keyboardReturnOrEnter) == ["ann"])
        #expect(!stage.ask.isShown)
    }

    private struct NameField: View {
        @ObservedObject var ask: Ask
        var body: some View { TextField("Your name", text: $ask.name) }
    }

    @Test("An alert about a value needs one, and one about an error is called what that is")
    func values() {
        let about = AskStage { ask in
            Bound(ask: ask) { content, isShown in
                content.alert("About", isPresented: isShown, presenting: ask.word) { word in
                    Button("Use \(word)") { ask.answers.append(word) }
                } message: {
                    Text("It is \($0)")
                }
            }
        }
        #expect(about.show() == ["About", "It is w", "Use w"])
        #expect(about.tap("Use w") == ["w"])
        about.ask.word = nil
        #expect(about.show() == ["room"])
        let failed = AskStage { ask in
            Bound(ask: ask) { $0.alert(isPresented: $1, error: Trouble()) { Button("Sigh") {} } }
        }
        #expect(failed.show() == ["It broke", "Sigh"])
    }

    @Test("Alerts and action sheets that are values do the same")
    func deprecated() {
        let stage = AskStage { ask in
            Bound(ask: ask) { content, isShown in
                content.alert(isPresented: isShown) {
                    Alert(
                        title: Text("Old"), message: Text("Way"),
                        primaryButton: .destructive(Text("Go")) { ask.answers.append("go") },
                        secondaryButton: .cancel())
                }
            }
        }
        #expect(stage.show().prefix(2) == ["Old", "Way"])
        #expect(stage.tap("Go") == ["go"] && !stage.ask.isShown)
        let sheet = AskStage { ask in
            Bound(ask: ask) { content, isShown in
                content.actionSheet(isPresented: isShown) {
                    ActionSheet(
                        title: Text("Old"), buttons: [.default(Text("One")) { ask.answers.append("one") }, .cancel()])
                }
            }
        }
        #expect(sheet.show().suffix(3) == ["Old", "One", "Cancel"])
        #expect(sheet.tap("One") == ["one"])
        let item = AskStage { ask in Items(ask: ask) }
        item.ask.item = Question(id: 7)
        #expect(item.stage.lines.contains { $0.contains("Item 7") })
        #expect(item.press(.keyboardReturnOrEnter) == [] && item.ask.item == nil)
    }

    private struct Items: View {
        @ObservedObject var ask: Ask
        var body: some View {
            Text("room").alert(item: $ask.item) { Alert(title: Text("Item \($0.id)")) }
        }
    }

    @Test("An answer may ask again, and an alert may come over a sheet")
    func chains() {
        struct Chain: View {
            @ObservedObject var ask: Ask
            @State private var again = false
            var body: some View {
                Text("room").sheet(isPresented: $ask.isShown) {
                    Text("sheet")
                        .onAppear { again = true }
                        .alert("First", isPresented: $again) { Button("More") { ask.item = Question(id: 2) } }
                        .alert(item: $ask.item) { Alert(title: Text("Item \($0.id)")) }
                }
            }
        }
        let stage = AskStage { Chain(ask: $0) }
        #expect(stage.show().contains("First"))
        #expect(stage.press(.keyboardReturnOrEnter) == [])
        #expect(stage.stage.lines.contains { $0.contains("Item 2") })
        stage.ask.isShown = false
        #expect(stage.stage.lines == ["room"] && stage.stage.controller.presentedViewController == nil)
    }
}

/// Follows whether something is to be asked.
private struct Bound<Asking: View>: View {
    @ObservedObject var ask: Ask
    let asking: (Text, Binding<Bool>) -> Asking
    var body: some View { asking(Text("room"), $ask.isShown) }
}
