import DeclarativeUI
import Foundation
import Testing

private struct BuiltApp: App {
    @SceneBuilder private var windows: some Scene {
        WindowGroup("First") { Opener() }
        others(named: "Second")
    }

    @SceneBuilder private func others(named name: String) -> some Scene {
        WindowGroup(name, id: "second") { Text("in \(name)") }
        WindowGroup("Third", id: "third") { Text("in Third") }
    }

    var body: some Scene { windows }
}

private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Second") { openWindow(id: "second") }
        Button("Third") { openWindow(id: "third") }
    }
}

@MainActor @Suite("Scenes that builders put together", .serialized) struct SceneBuilderTests {
    @Test("A SceneBuilder makes scenes of properties and functions, the first of which is shown", arguments: [0, 1])
    func builder(index: Int) {
        let name = ["Second", "Third"][index]
        let host = HeadlessHost.launch(BuiltApp.self)
        defer { host.end() }
        #expect(host.text.contains("Second") && !host.text.contains("in "))
        UIApplication.shared.keyWindow?.tap(label: name)
        #expect(host.text.contains("in \(name)"))
    }
}
