import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Buttons that rename", .serialized) struct RenameButtonTests {
    private struct Document: View {
        @State var name = "Notes"
        @FocusState private var isNaming: Bool
        let renamed: (() -> Void)?

        var body: some View {
            if let renamed {
                RenameButton().renameAction { renamed() }
            } else {
                TextField("Name", text: $name).focused($isNaming)
                RenameButton().renameAction($isNaming)
                Text(isNaming ? "naming" : "named")
            }
        }
    }

    @Test("The action around a button runs")
    func action() {
        var count = 0
        let stage = NavigationStage(Document { count += 1 })
        #expect(stage.lines.contains { $0.contains("Rename") })
        stage.tap("Rename")
        #expect(count == 1)
    }

    @Test("The focus moves to the field for the name")
    func focus() {
        let stage = NavigationStage(Document(renamed: nil))
        #expect(stage.lines.contains { $0.contains("named") })
        stage.tap("Rename")
        #expect(stage.lines.contains { $0.contains("naming") })
    }

    @Test("Where nothing can be renamed the button is disabled")
    func disabled() throws {
        let stage = NavigationStage(RenameButton())
        _ = stage.lines
        let button = try #require(stage.window.accessibilityTree.elements(.button, label: "Rename").first)
        #expect(button.traits.contains(.notEnabled))
    }

    @Test("It is an entry of the menu of a title")
    func menu() {
        var count = 0
        let stage = NavigationStage(
            NavigationStack {
                Text("Page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { RenameButton() }
                    .renameAction { count += 1 }
            })
        _ = stage.lines
        stage.tap("Notes")
        #expect(stage.lines.contains { $0.contains("Rename") }, "\(stage.lines)")
        stage.tap("Rename")
        // The menu is gone before the action runs.
        _ = stage.lines
        #expect(count == 1)
    }
}
