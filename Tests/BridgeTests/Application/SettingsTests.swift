import DeclarativeUI
import Foundation
import Testing

/// Settings of a program, and values that each window has for itself.
@MainActor @Suite("Settings and scene storage", .serialized) struct SettingsTests {
    private static let storeName = "isthmus.tests.\(UUID().uuidString)"
    private static let store = UserDefaults(suiteName: storeName) ?? .standard

    private struct CounterView: View {
        @SceneStorage("count") private var count = 0
        @SceneStorage("name") private var name: String?
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            VStack(alignment: .leading) {
                Text("count \(count) \(name ?? "nobody")")
                Button("More") { count += 1 }.keyboardShortcut("m")
                Button("Name") { name = "Ada" }.keyboardShortcut("n")
                Button("Window") { openWindow(id: "counter") }.keyboardShortcut("o")
                SettingsLink()
            }
        }
    }

    private struct CounterApp: App {
        var body: some Scene {
            Settings { SettingsView().defaultAppStorage(SettingsTests.store) }
            WindowGroup(id: "counter") { CounterView().defaultAppStorage(SettingsTests.store) }
        }
    }

    private struct SettingsView: View {
        @AppStorage("loud") private var isLoud = false
        @State private var exits = 0

        var body: some View {
            VStack {
                Toggle("loud", isOn: $isLoud)
                Button("Ask") {}.onExitCommand { exits += 1 }
                Text("asked \(exits)")
            }
        }
    }

    private func launch() -> HeadlessHost {
        HeadlessHost.launch(CounterApp.self, size: CGSize(width: 320, height: 160))
    }

    private func clear() {
        for key in SettingsTests.store.dictionaryRepresentation().keys { SettingsTests.store.removeObject(forKey: key) }
    }

    /// Leaves no file behind.
    private func remove() { SettingsTests.store.removePersistentDomain(forName: SettingsTests.storeName) }

    @Test("The settings are shown when they are asked for, once, and are closed by Escape")
    func settings() {
        clear()
        defer { remove() }
        let host = launch()
        defer { host.end() }
        #expect(host.text.contains("count 0"))
        host.press(.keyboardComma, modifiers: .control)
        #expect(host.text.contains("loud"))
        #expect(UIApplication.shared.openSessions.count == 2)
        host.press(.keyboardEscape)
        #expect(host.text.contains("count 0"))
        #expect(UIApplication.shared.openSessions.count == 1)
        host.tap(at: CGPoint(x: 160, y: 120))
        host.press(.keyboardComma, modifiers: .control)
        host.press(.keyboardW, modifiers: .control)
        #expect(host.text.contains("count 0"))
        host.press(.keyboardW, modifiers: .control)
        #expect(!host.isOver)
    }

    @Test("An exit command goes to the view with the focus first")
    func exitCommand() {
        clear()
        defer { remove() }
        let host = launch()
        defer { host.end() }
        host.press(.keyboardComma, modifiers: .control)
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        host.press(.keyboardEscape)
        #expect(host.text.contains("asked 1"))
        host.press(.keyboardTab, modifiers: .shift)
        host.press(.keyboardEscape)
        #expect(host.text.contains("count 0"))
    }

    @Test("Each window has values of its own, and has them again when the program is next started")
    func scenes() {
        clear()
        defer { remove() }
        let host = launch()
        host.press(.keyboardM, modifiers: .control)
        host.press(.keyboardN, modifiers: .control)
        #expect(host.text.contains("count 1 Ada"))
        host.press(.keyboardO, modifiers: .control)
        #expect(host.text.contains("count 0 nobody"))
        for _ in 0..<2 { host.press(.keyboardM, modifiers: .control) }
        #expect(host.text.contains("count 2 nobody"))
        host.press(.keyboardW, modifiers: .control)
        #expect(host.text.contains("count 1 Ada"))
        host.end()
        let again = launch()
        defer { again.end() }
        #expect(again.text.contains("count 1 Ada"))
        again.press(.keyboardO, modifiers: .control)
        #expect(again.text.contains("count 2 nobody"))
    }
}
