import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The delegate of a program that is an `App`: it keeps the tree of scenes, and hands everything on to the delegate
/// that the program has chosen with `@UIApplicationDelegateAdaptor`.
final class AppDelegate: NSObject, UIApplicationDelegate {
    private let makeGraph: @MainActor () -> AppGraph
    private(set) var graph: AppGraph?
    private var chosen: (any UIApplicationDelegate)?
    private(set) var scenes: [AppSceneDelegate] = []

    init<A: App>(_ type: A.Type) {
        makeGraph = { AppGraph(A(), values: UIScreen.main.traitCollection.properties) }
        super.init()
    }

    // MARK: The program's own delegate

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        AdaptedDelegate.current = nil
        let graph = makeGraph()
        self.graph = graph
        chosen = AdaptedDelegate.current
        graph.onChange = { [weak self] in
            // The tree's declarations are complete when the update is over.
            UpdateQueue.shared.atEnd { self?.showDeclarations() }
        }
        return chosen?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool { chosen?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        chosen?.applicationDidFinishLaunching(application)
    }

    func applicationWillTerminate(_ application: UIApplication) { chosen?.applicationWillTerminate(application) }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration =
            chosen?.application(application, configurationForConnecting: connectingSceneSession, options: options)
            ?? connectingSceneSession.configuration
        let own = configuration.madeDelegate()
        configuration.makeDelegate = { [unowned self] in
            let scene = AppSceneDelegate(self, next: own)
            scenes.append(scene)
            return scene
        }
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        scenes.removeAll { delegate in delegate.scene.map { sceneSessions.contains($0.session) } ?? true }
        chosen?.application(application, didDiscardSceneSessions: sceneSessions)
    }

    // MARK: Windows

    /// The content of the next window to be connected, if not the first group.
    var request: (index: Int, value: (any Hashable)?)?

    /// Returns the content of a new scene.
    func takeRequest() -> (index: Int, value: (any Hashable)?) {
        defer { request = nil }
        // Settings are shown when they are asked for.
        let first = graph?.declarations.firstIndex { !$0.declaration.isSettings }
        return request ?? (first ?? 0, nil)
    }

    /// Returns the present content of a window of a group.
    func content(of index: Int, for value: (any Hashable)?) -> (title: String?, view: AnyView)? {
        guard let declarations = graph?.declarations, declarations.indices.contains(index) else { return nil }
        let (declaration, modify) = declarations[index]
        return (declaration.title?.string, modify(declaration.view(for: value)))
    }

    /// Gives a new scene the first number that no other of its group has. Returns the name that separates its values
    /// from theirs.
    func storageName(for scene: AppSceneDelegate) -> String {
        let taken = Set(scenes.filter { $0 !== scene && $0.index == scene.index && $0.scene != nil }.map(\.number))
        scene.number = (0...taken.count).first { !taken.contains($0) } ?? 0
        let declarations = graph?.declarations.map(\.declaration) ?? []
        let group = declarations.indices.contains(scene.index) ? declarations[scene.index].id : nil
        return "\(group ?? String(scene.index))/\(scene.number)"
    }

    private func showDeclarations() {
        for scene in scenes { scene.showContent() }
    }

    /// The phase of the scene in front is the program's.
    func phaseDidChange() {
        graph?.setPhase(scenes.map(\.phase).max() ?? .background)
    }
}
