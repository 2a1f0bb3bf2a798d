import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Lists and forms in their styles and states, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What lists and forms look like", .serialized) struct ListSceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case plain, grouped, insetGrouped = "inset-grouped", sidebar
        case editing, selecting, swiped, rows = "own-rows", form, outline, unavailable
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        let stage = NavigationStage(ListScenes(scene: scene))
        stage.host.resize(to: CGSize(width: 320, height: 320))
        if scene == .swiped {
            let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains("Grace") })
            let y = CGFloat(row) * 16 + 8
            stage.host.drag(from: CGPoint(x: 240, y: y), to: CGPoint(x: 180, y: y))
        }
        let snapshot = stage.window.snapshot(traits: style.traits)
        try snapshot.verify("list-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

/// The views of the scenes.
private struct ListScenes: View {
    let scene: ListSceneTests.Scene
    @State private var chosen: Set<String> = ["Ada"]
    @State private var name = "Ada"
    @State private var isOn = true

    var body: some View {
        switch scene {
        case .plain: people.listStyle(.plain)
        case .grouped: people.listStyle(.grouped)
        case .insetGrouped: people.listStyle(.insetGrouped)
        case .sidebar: people.listStyle(.sidebar)
        case .editing: people.environment(\.editMode, .constant(.active))
        case .selecting:
            List(["Ada", "Grace", "Edsger"], id: \.self, selection: $chosen) { Text($0) }
                .environment(\.editMode, .constant(.active))
        case .swiped: people
        case .rows: ownRows
        case .form: form
        case .outline: outline
        case .unavailable:
            ContentUnavailableView(
                "No Mail", systemImage: "tray", description: Text("New messages will be shown here."))
        }
    }

    private var people: some View {
        List {
            Section {
                ForEach(["Ada", "Grace"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
            } header: {
                Text("Authors")
            } footer: {
                Text("Those who wrote first.")
            }
            Section("Others") {
                Label("Favourites", systemImage: "star")
                Button("Add") {}
                LabeledContent("Count", value: "2")
            }
        }
    }

    private var ownRows: some View {
        List {
            Text("Indented").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0))
            Text("Green").listRowBackground(Color.green)
            Text("Without line").listRowSeparator(.hidden)
            Text("Red line").listRowSeparatorTint(.red)
            VStack(alignment: .leading) {
                Text("Title").font(.headline)
                Text("and what is below").foregroundStyle(.secondary)
            }
        }
    }

    private var form: some View {
        NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                    Toggle("Notifications", isOn: $isOn)
                    NavigationLink("Password") { Text("Password") }
                }
                Section { Button("Sign Out", role: .destructive) {} }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private var outline: some View {
        List {
            DisclosureGroup("Open", isExpanded: .constant(true)) {
                Text("Inside")
                DisclosureGroup("Closed") { Text("Hidden") }
            }
            GroupBox("Box") { Text("in a box") }
        }
    }
}
