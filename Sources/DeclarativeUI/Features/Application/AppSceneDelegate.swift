import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// The delegate of a scene of an `App`: it shows a group's content in a window, and hands everything on to the delegate
/// that the program's own delegate has chosen.
final class AppSceneDelegate: NSObject, UIWindowSceneDelegate {
    private unowned let app: AppDelegate
    private let following: (any UISceneDelegate)?
    private(set) weak var scene: UIWindowScene?
    private(set) var index = 0
    /// How many windows of the group were open before, but for those that were closed.
    var number = 0
    private var value: (any Hashable)?
    private var controller: UIHostingController<AnyView>?
    private let urls = OpenedURLs()
    var window: UIWindow?

    init(_ app: AppDelegate, next: (any UISceneDelegate)?) {
        self.app = app
        following = next
        super.init()
    }

    /// Whether the scene shows a value of a group.
    func shows(_ index: Int, _ value: any Hashable) -> Bool {
        self.index == index && self.value.map { AnyHashable($0) == AnyHashable(value) } == true
    }

    /// Shows the present content of the group.
    func showContent() {
        guard let scene, let content = app.content(of: index, for: value) else { return }
        scene.title = content.title
        if let controller {
            controller.rootView = content.view
            return
        }
        let controller = UIHostingController(rootView: content.view)
        self.controller = controller
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        self.window = window
        window.makeKeyAndVisible()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        self.scene = scene
        (index, value) = app.takeRequest()
        for write in [
            PropertyWrite(WindowsKey.self, in: .environment, value: WindowsReference(windows: self)),
            PropertyWrite(OpenedURLsKey.self, in: .environment, value: OpenedURLsKey.Reference(urls: urls)),
            .scenePhase(.background),
            .sceneStorage(app.storageName(for: self)),
        ] { scene.nearestScope.stage(write) }
        following?.scene(scene, willConnectTo: session, options: connectionOptions)
        showContent()
        for context in connectionOptions.urlContexts { urls.open(context.url) }
    }

    /// The phase that the views of the scene read.
    private(set) var phase = ScenePhase.background

    private func setPhase(_ phase: ScenePhase) {
        self.phase = phase
        scene?.nearestScope.stage(.scenePhase(phase))
        app.phaseDidChange()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        following?.sceneDidDisconnect(scene)
        (window, controller) = (nil, nil)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        setPhase(.active)
        following?.sceneDidBecomeActive(scene)
    }

    func sceneWillResignActive(_ scene: UIScene) {
        setPhase(.inactive)
        following?.sceneWillResignActive(scene)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        setPhase(.inactive)
        following?.sceneWillEnterForeground(scene)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        setPhase(.background)
        following?.sceneDidEnterBackground(scene)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        following?.scene(scene, openURLContexts: URLContexts)
        for context in URLContexts { urls.open(context.url) }
    }
}

extension AppSceneDelegate: WindowOpening {
    func openWindow(id: String?, value: (any Hashable)?) { app.openWindow(id: id, value: value) }
    func openSettings() { app.openSettings() }

    /// Closes windows as asked; without an identifier and a value, the window of this scene.
    func dismissWindow(id: String?, value: (any Hashable)?) {
        guard id == nil, value == nil else { return app.dismissWindow(id: id, value: value) }
        if let scene { UIApplication.shared.disconnectScene(scene) }
    }
}
