import Foundation
import ImperativeUI
import UnifiedStorage

/// The delegate of a program that is an `App`: it keeps the tree of scenes, and hands everything on to the delegate
/// that the program has chosen with `@UIApplicationDelegateAdaptor`.
final class AppDelegate: NSObject, UIApplicationDelegate {
    private let makeGraph: @MainActor () -> AppGraph
    private var graph: AppGraph?
    private var chosen: (any UIApplicationDelegate)?
    private var scenes: [AppSceneDelegate] = []

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
            // What the tree declares is complete when the update is over.
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

    /// What the next window to be connected shows, if not the first group.
    private var request: (index: Int, value: (any Hashable)?)?

    /// Returns what a new scene shows.
    func takeRequest() -> (index: Int, value: (any Hashable)?) {
        defer { request = nil }
        return request ?? (0, nil)
    }

    /// Returns what a window of a group shows now.
    func content(of index: Int, for value: (any Hashable)?) -> (title: String?, view: AnyView)? {
        guard let declarations = graph?.declarations, declarations.indices.contains(index) else { return nil }
        let (declaration, modify) = declarations[index]
        return (declaration.title?.string, modify(declaration.view(for: value)))
    }

    private func showDeclarations() {
        for scene in scenes { scene.showContent() }
    }

    /// The phase of the scene in front is the program's.
    func phaseDidChange() {
        graph?.setPhase(scenes.map(\.phase).max() ?? .background)
    }
}

extension AppDelegate: WindowOpening {
    func openWindow(id: String?, value: (any Hashable)?) {
        let declarations = graph?.declarations.map(\.declaration) ?? []
        let found = declarations.firstIndex { declaration in
            if let id, declaration.id != id { return false }
            guard let value else { return id != nil }
            return declaration.valueType == type(of: value)
        }
        guard let found else {
            RuntimeIssue.report(
                "windows",
                "No group of windows is declared for \(id.map { "the identifier \"\($0)\"" } ?? "such values"); none is "
                    + "opened. Give a WindowGroup that identifier or type.")
            return
        }
        if let value, let shown = scenes.first(where: { $0.shows(found, value) })?.scene {
            UIApplication.shared.activate(shown)
            return
        }
        request = (found, value)
        UIApplication.shared.connectScene()
    }

    func dismissWindow(id: String?, value: (any Hashable)?) {
        guard id != nil || value != nil else {
            if let front = UIApplication.shared.frontScene { UIApplication.shared.disconnectScene(front) }
            return
        }
        let declarations = graph?.declarations.map(\.declaration) ?? []
        for scene in scenes {
            guard let shown = scene.scene, declarations.indices.contains(scene.index) else { continue }
            if let id, declarations[scene.index].id != id { continue }
            if let value, !scene.shows(scene.index, value) { continue }
            UIApplication.shared.disconnectScene(shown)
        }
    }
}
