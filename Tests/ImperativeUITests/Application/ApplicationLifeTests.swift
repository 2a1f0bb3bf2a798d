import Foundation
import ImperativeUI
import Testing

/// Notes what applications and scenes are told, in order.
@MainActor final class LifeJournal {
    static var current = LifeJournal()
    var notes: [String] = []

    static func note(_ text: String) { current.notes.append(text) }

    /// Runs `body` with an empty journal. Returns what was noted.
    static func of(_ body: () throws -> Void) rethrows -> [String] {
        let before = current
        current = LifeJournal()
        defer { current = before }
        try body()
        return current.notes
    }
}

/// A delegate of an application whose windows it makes itself.
private final class ClassicDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        LifeJournal.note("will finish \((launchOptions?[.url] as? URL)?.absoluteString ?? "-")")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        LifeJournal.note("did finish")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LifeJournal.note("active") }
    func applicationWillResignActive(_ application: UIApplication) { LifeJournal.note("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { LifeJournal.note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { LifeJournal.note("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { LifeJournal.note("terminates") }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        LifeJournal.note("opens \(url)")
        return true
    }
}

/// A delegate of an application whose scenes have delegates.
private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        LifeJournal.note("will finish -")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LifeJournal.note("active") }
    func applicationWillTerminate(_ application: UIApplication) { LifeJournal.note("terminates") }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
            Any]?
    ) -> Bool {
        LifeJournal.note("did finish")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LifeJournal.note("configures")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotingSceneDelegate.self
        return configuration
    }
}

private final class NotingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let marks = ["made", "by", "init"]

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        LifeJournal.note("connects \(marks.count) \(scene.activationState)")
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { LifeJournal.note("disconnects") }
    func sceneDidBecomeActive(_ scene: UIScene) { LifeJournal.note("scene active \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { LifeJournal.note("scene resigns \(scene.activationState)") }
    func sceneWillEnterForeground(_ scene: UIScene) { LifeJournal.note("scene foreground \(scene.activationState)") }
    func sceneDidEnterBackground(_ scene: UIScene) { LifeJournal.note("scene background \(scene.activationState)") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { LifeJournal.note("scene opens \(context.url)") }
    }
}

@MainActor @Suite("The life of applications", .serialized) struct ApplicationLifeTests {
    /// A delegate that has its window from the beginning.
    private final class EarlyDelegate: UIResponder, UIApplicationDelegate {
        let early = UIWindow(frame: UIScreen.main.bounds)
        let late = UIWindow()

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey:
                Any]?
        ) -> Bool {
            early.rootViewController = UIViewController()
            early.makeKeyAndVisible()
            return true
        }
    }

    @Test("A window that was made before the launch is in the first scene once it is shown, then or later")
    func earlyWindow() {
        let delegate = EarlyDelegate()
        let host = HeadlessHost.launch(delegate, size: CGSize(width: 320, height: 160))
        defer { host.end() }
        #expect(delegate.early.windowScene != nil && delegate.early.windowScene === UIApplication.shared.frontScene)
        #expect(delegate.early.frame.size == CGSize(width: 320, height: 160))
        #expect(UIApplication.shared.windows.filter { $0 === delegate.early }.count == 1)
        #expect(delegate.late.windowScene == nil)
        delegate.late.isHidden = false
        #expect(delegate.late.windowScene === UIApplication.shared.frontScene)
    }

    @Test("A delegate without scenes of its own is told of the launch, of coming and going, and of the end, in order")
    func classic() {
        let notes = LifeJournal.of {
            let host = HeadlessHost.launch(ClassicDelegate())
            host.send(.focus(false))
            host.send(.focus(true))
            host.send(.suspend)
            host.send(.resume)
            host.end()
        }
        #expect(
            notes == [
                "will finish -", "did finish", "active", "resigns", "active", "resigns", "background", "foreground",
                "active", "resigns", "background", "terminates",
            ])
    }

    @Test("A scene's delegate is made from its class and told of the scene's life instead of the application's")
    func scenes() {
        let notes = LifeJournal.of {
            let host = HeadlessHost.launch(SceneAppDelegate())
            host.send(.suspend)
            host.send(.resume)
            host.end()
        }
        #expect(
            notes == [
                "will finish -", "did finish", "configures", "connects 3 unattached", "scene foreground background",
                "scene active foregroundActive", "scene resigns foregroundActive", "scene background background",
                "scene foreground background", "scene active foregroundActive", "scene resigns foregroundActive",
                "scene background background", "terminates", "disconnects",
            ])
    }

    @Test("A URL is in the options of a launch, and goes to the delegate that there is later")
    func urls() throws {
        let url = try #require(URL(string: "notes:1"))
        let classic = LifeJournal.of {
            let host = HeadlessHost.launch(ClassicDelegate(), opening: [url])
            host.send(.open(url))
            host.end()
        }
        #expect(classic.first == "will finish notes:1")
        #expect(classic.contains("opens notes:1"))
        let scenes = LifeJournal.of {
            let host = HeadlessHost.launch(SceneAppDelegate())
            host.send(.open(url))
            host.end()
        }
        #expect(scenes.contains("scene opens notes:1"))
    }

    @Test("Notifications are posted along with what delegates are told")
    func notifications() {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
            UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
            UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
            UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification, UIScene.didDisconnectNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue.replacingOccurrences(of: "Notification", with: "")
                MainActor.assumeIsolated { LifeJournal.note("posted " + text) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let notes = LifeJournal.of {
            let host = HeadlessHost.launch(SceneAppDelegate())
            host.end()
        }
        #expect(
            notes.filter { $0.hasPrefix("posted") }.map { String($0.dropFirst(7)) } == [
                "UIApplicationDidFinishLaunching", "UISceneWillConnect", "UISceneWillEnterForeground",
                "UIApplicationWillEnterForeground", "UISceneDidActivate", "UIApplicationDidBecomeActive",
                "UISceneWillDeactivate", "UIApplicationWillResignActive", "UISceneDidEnterBackground",
                "UIApplicationDidEnterBackground", "UIApplicationWillTerminate", "UISceneDidDisconnect",
            ])
    }

    @Test("The screen has the size and the traits of the host, and so has the scene")
    func surroundings() throws {
        let host = HeadlessHost.launch(
            ClassicDelegate(), size: CGSize(width: 800, height: 320),
            traits: UITraitCollection(userInterfaceStyle: .dark))
        defer { host.end() }
        let window = try #require(UIApplication.shared.windows.first)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 800, height: 320))
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        #expect(window.traitCollection.verticalSizeClass == .compact)
        host.resize(to: CGSize(width: 300, height: 900))
        host.setTraits(UITraitCollection(userInterfaceStyle: .light))
        #expect(window.bounds.size == CGSize(width: 300, height: 900))
        #expect(window.traitCollection.userInterfaceStyle == .light)
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        #expect(window.traitCollection.verticalSizeClass == .regular)
    }

    @Test("When the application has ended, another one starts anew")
    func again() {
        for _ in 0..<3 {
            let host = HeadlessHost.launch(SceneAppDelegate())
            #expect(UIApplication.shared.connectedScenes.count == 1)
            #expect(UIApplication.shared.applicationState == .active)
            host.end()
            #expect(host.isOver)
            #expect(host.text.isEmpty)
            #expect(UIApplication.shared.delegate == nil)
            host.end()
        }
    }

    @Test("A delegate's class that has no init() is refused")
    func noInitialiser() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = DelegateClass.make(NeedsNumber.self) }
        }
    }

    @Test("A private class is found by the name under which it was entered")
    func entered() {
        let name = DelegateClass.enter(ClassicDelegate.self)
        #expect(DelegateClass.named(name) == ClassicDelegate.self)
        #expect(DelegateClass.named(name + "s") == nil)
    }

    @Test("A scene's delegate must be one")
    func noDelegate() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                configuration.delegateClass = UIView.self
                _ = configuration.madeDelegate()
            }
        }
    }
}

private final class NeedsNumber: UIResponder {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init()
    }
}
