import DeclarativeUI
import Foundation
import Testing

@MainActor private final class AppNotes: ObservableObject {
    static var current = AppNotes()
    @Published var count = 0
    var notes: [String] = []
    static func note(_ text: String) { current.notes.append(text) }
}

private struct CounterView: View {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading) {
            Text("count \(count) \(scheme == .dark ? "dark" : "light")")
            Button("More") { count += 1 }.keyboardShortcut("m")
            Button("Other") { openWindow(id: "other") }
            Button("Value") { openWindow(value: count) }
            Button("Close") { dismissWindow() }
        }
        .onChange(of: phase) { _, phase in AppNotes.note("window \(phase)") }
        .onOpenURL { AppNotes.note("opens \($0)") }
    }
}

private struct CounterApp: App {
    @State private var launches = 0
    @Environment(\.scenePhase) private var phase
    @StateObject private var notes = AppNotes.current

    var body: some Scene {
        WindowGroup("Counter") {
            CounterView()
        }
        .onChange(of: phase) { _, phase in AppNotes.note("app \(phase)") }
        WindowGroup("Other", id: "other") {
            Text("other \(notes.count)")
        }
        WindowGroup("Values", for: Int.self) { $value in
            ValueView(value: $value)
        }
    }
}

private struct ValueView: View {
    @Binding var value: Int?

    var body: some View {
        VStack {
            Text("value \(value.map(String.init) ?? "none")")
            Button("Add") { value = (value ?? 0) + 1 }
        }
    }
}

private final class ChosenDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        AppNotes.note("did finish")
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { AppNotes.note("terminates") }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ChosenSceneDelegate.self
        return configuration
    }
}

private final class ChosenSceneDelegate: NSObject, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) { AppNotes.note("scene active") }
}

private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor private var delegate: ChosenDelegate

    var body: some Scene {
        WindowGroup { Text("\(type(of: delegate))") }
    }
}

private enum Accent: Int { case plain, strong }
private struct AccentTrait: UITraitDefinition { static let defaultValue = Accent.plain }
private struct AccentKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = Accent.plain
    static func read(from traitCollection: UITraitCollection) -> Accent { traitCollection[AccentTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Accent) {
        mutableTraits[AccentTrait.self] = value
    }
}

extension EnvironmentValues {
    fileprivate var accent: Accent {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

private struct AccentView: View {
    @Environment(\.accent) private var accent
    var body: some View { Text(accent == .strong ? "strong" : "plain") }
}

private struct AccentApp: App {
    var body: some Scene {
        WindowGroup { AccentView() }
            .environment(\.accent, .strong)
    }
}

/// Lines of a screen that show something.
@MainActor private func lines(_ host: HeadlessHost) -> [String] {
    host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

@MainActor @Suite("Programs of a type that is an App", .serialized) struct AppTests {
    init() { AppNotes.current = AppNotes() }

    @Test("The first group of windows is shown, and its controls are used by keyboard and pointer")
    func first() {
        let host = HeadlessHost.launch(CounterApp.self, traits: UITraitCollection(userInterfaceStyle: .dark))
        defer { host.end() }
        #expect(lines(host).first?.contains("count 0 dark") == true)
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        #expect(host.text.contains("count 1"))
        host.press(.keyboardM, modifiers: .control)
        #expect(host.text.contains("count 2"))
        host.setTraits(UITraitCollection(userInterfaceStyle: .light))
        #expect(host.text.contains("count 2 light"))
    }

    @Test("A click presses what it lands on")
    func click() throws {
        let host = HeadlessHost.launch(CounterApp.self)
        defer { host.end() }
        let rows = host.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("More") })
        let column = try #require(rows[row].firstRange(of: "More")).lowerBound
        let place = CGPoint(
            x: Double(rows[row].distance(from: rows[row].startIndex, to: column)) * 8 + 4, y: Double(row) * 16 + 8)
        host.tap(at: place, count: 2)
        #expect(host.text.contains("count 2"))
        host.drag(from: place, to: CGPoint(x: place.x, y: place.y + 200))
        #expect(host.text.contains("count 2"))
    }

    @Test("The phase of the scene is told to the windows' views and to the program")
    func phases() {
        let host = HeadlessHost.launch(CounterApp.self)
        _ = host.text
        AppNotes.current.notes = []
        host.send(.focus(false))
        host.send(.focus(true))
        host.send(.suspend)
        host.end()
        let window = AppNotes.current.notes.filter { $0.hasPrefix("window") }
        let app = AppNotes.current.notes.filter { $0.hasPrefix("app") }
        #expect(window.prefix(3) == ["window inactive", "window active", "window background"])
        #expect(app.prefix(3) == ["app inactive", "app active", "app background"])
    }

    @Test("Windows of other groups are opened by identifier and by value, and closed again")
    func windows() {
        let host = HeadlessHost.launch(CounterApp.self)
        let root = {
            UIApplication.shared.windows.first { !$0.isHidden && $0.windowScene?.activationState == .foregroundActive }
        }
        root()?.tap(label: "Other")
        #expect(lines(host) == ["other 0"])
        AppNotes.current.count = 7
        #expect(lines(host) == ["other 7"])
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(UIApplication.shared.keyWindow?.windowScene?.title == "Other")
        host.end()

        let values = HeadlessHost.launch(CounterApp.self)
        root()?.tap(label: "More")
        root()?.tap(label: "Value")
        #expect(values.text.contains("value 1"))
        root()?.tap(label: "Add")
        #expect(values.text.contains("value 2"))
        values.end()
    }

    @Test("What views read of their scene stays when the scene has another size and other overrides")
    func lastingValues() throws {
        let host = HeadlessHost.launch(CounterApp.self)
        host.resize(to: CGSize(width: 300, height: 500))
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        scene.traitOverrides[AccentTrait.self] = .strong
        UIApplication.shared.keyWindow?.tap(label: "Close")
        host.send(.focus(true))
        #expect(host.isOver)
    }

    @Test("Closing the last window ends the program")
    func close() {
        let host = HeadlessHost.launch(CounterApp.self)
        UIApplication.shared.keyWindow?.tap(label: "Close")
        host.send(.focus(true))
        #expect(host.isOver)
    }

    @Test("URLs are handed to the views that want them, also those that a program is launched with")
    func urls() throws {
        let url = try #require(URL(string: "counter:1"))
        let host = HeadlessHost.launch(CounterApp.self, opening: [url])
        _ = host.text
        host.send(.open(url))
        host.end()
        #expect(AppNotes.current.notes.filter { $0.hasPrefix("opens") } == ["opens counter:1", "opens counter:1"])
    }

    @Test("A program's delegate is made and told, and so are the delegates of scenes that it chooses")
    func delegate() {
        let host = HeadlessHost.launch(DelegateApp.self)
        #expect(host.text.contains("ChosenDelegate"))
        host.end()
        #expect(AppNotes.current.notes == ["did finish", "scene active", "terminates"])
    }

    @Test("A value set for a scene reaches the views of its windows through a bridged key")
    func environment() {
        let host = HeadlessHost.launch(AccentApp.self)
        defer { host.end() }
        #expect(lines(host) == ["strong"])
    }

    @Test("A trait set on a scene reaches the views of a program's window")
    func trait() throws {
        let host = HeadlessHost.launch(PlainAccentApp.self)
        defer { host.end() }
        #expect(lines(host) == ["plain"])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        scene.traitOverrides[AccentTrait.self] = .strong
        #expect(lines(host) == ["strong"])
    }

    @Test("A program's state outlives its windows' updates, and bodies run once for a change")
    func state() {
        let host = HeadlessHost.launch(StatefulApp.self)
        defer { host.end() }
        #expect(lines(host).first == "0")
        UIApplication.shared.keyWindow?.tap(label: "Add")
        UIApplication.shared.keyWindow?.tap(label: "Add")
        #expect(lines(host).first == "2")
    }
}

private struct PlainAccentApp: App {
    var body: some Scene { WindowGroup { AccentView() } }
}

private struct StatefulApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("\(count)")
                Button("Add") { count += 1 }
            }
        }
    }
}
