// What the listings of comments leave open: see `.ci/comments`.
import DeclarativeUI

/// The type that listings are members of, with the bindings that they use.
@MainActor struct StandIns {
    @State var items: [Item]
}

// MARK: Models

struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone: Bool
}

struct Pet: Identifiable {
    let id: Int
}

struct Note {}

@MainActor @Observable final class Model {
    var count = 0
    var x = 0.0
}

enum Theme: CaseIterable {
    case light, dark
}

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.light
}

extension ThemeKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection[ThemeTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
        mutableTraits[ThemeTrait.self] = value
    }
}

enum Danger {
    case low, high
}

extension EnvironmentValues {
    @Entry var danger = Danger.low
}

@MainActor let items: [Item] = []
@MainActor let model = Model()
@MainActor let data = Data()
@MainActor let decoder = JSONDecoder()

// MARK: Imperative nodes

@MainActor let window = UIWindow()
@MainActor let view = UIView()
@MainActor let label = UILabel()
@MainActor let sprite = Sprite()
@MainActor let hostingController = UIHostingController(rootView: ContentView())

final class Sprite: UITraitNodeOwner {
    let traitNode = UITraitNode()
}

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// MARK: Views

struct ContentView: View {
    var body: some View { EmptyView() }
}

struct ItemView: View {
    let item: Item
    var body: some View { EmptyView() }
}

struct Messages: View {
    var body: some View { EmptyView() }
}

struct Card: View {
    init(_ pet: Pet) {}
    var body: some View { EmptyView() }
}

struct Badge: View {
    let count: Int
    var body: some View { EmptyView() }
}

// MARK: Hosts

@MainActor let host = HeadlessHost()
@MainActor let isRunning = false
@MainActor var isFrameNeeded = false

struct KioskApp: App {
    var body: some Scene { WindowGroup { EmptyView() } }
}

final class KioskHost: ApplicationHost {
    var surroundings: HostSurroundings { HostSurroundings(size: CGSize(width: 80, height: 24)) }
    init(display: String?) throws {}
    func start(_ application: HostedApplication) throws {}
    func frameIsDue() {}
    func stop() {}
}

func waitForEvents() {}
func drawFrame() {}
func draw(_ scheme: ColorScheme, _ danger: Danger) {}
