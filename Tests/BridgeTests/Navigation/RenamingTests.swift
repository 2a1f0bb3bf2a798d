import DeclarativeUI
import Foundation
import Testing

/// Renaming what the title of a navigation bar names.
@MainActor @Suite("Renaming a title", .serialized) struct RenamingTests {
    private struct Root: View {
        @State private var title = "Notes"
        var hasMenu = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Named \(title)")
                    Button("Content") {}
                }
                .navigationTitle($title).navigationBarTitleDisplayMode(.inline)
                .modifier(Menu(isShown: hasMenu))
            }
        }

        private struct Menu: ViewModifier {
            let isShown: Bool
            func body(content: Content) -> some View {
                if isShown { content.toolbarTitleMenu { RenameButton() } } else { content }
            }
        }
    }

    private struct RenamingApp: App {
        static var hasMenu = false
        var body: some Scene { WindowGroup { Root(hasMenu: Self.hasMenu) } }
    }

    private func launch(hasMenu: Bool = false) -> HeadlessHost {
        RenamingApp.hasMenu = hasMenu
        return HeadlessHost.launch(RenamingApp.self)
    }

    @Test("A bound title has a menu with Rename, which writes another title to the binding", arguments: [false, true])
    func renames(hasMenu: Bool) {
        let host = launch(hasMenu: hasMenu)
        defer { host.end() }
        host.click("Notes")
        host.wait(1)
        #expect(host.text.contains("Rename"))
        host.click("Rename")
        host.wait(1)
        #expect(host.text.contains("Named Notes"), "Nothing is renamed before Return.")
        host.type("Lists")
        host.press(.keyboardReturnOrEnter)
        host.wait(1)
        #expect(host.text.contains("Named Lists"))
        #expect(host.text.split(separator: "\n").first?.contains("Lists") == true)
    }

    @Test("Escape leaves the title as it was")
    func escapes() {
        let host = launch()
        defer { host.end() }
        host.click("Notes")
        host.wait(1)
        host.click("Rename")
        host.wait(1)
        host.type("Lists")
        host.press(.keyboardEscape)
        host.wait(1)
        #expect(host.text.contains("Named Notes"))
        #expect(!host.text.contains("Lists"))
        host.press(.keyboardTab)
        #expect(!host.text.contains("Lists"))
    }

    @Test("A title that is not bound has no menu")
    func notBound() {
        struct Plain: App {
            var body: some Scene { WindowGroup { NavigationStack { Text("Text").navigationTitle("Notes") } } }
        }
        let host = HeadlessHost.launch(Plain.self)
        defer { host.end() }
        host.click("Notes")
        #expect(!host.text.contains("Rename"))
    }
}
