import Foundation
import ImperativeUI
import TestSupport
import Testing

/// A host of many scenes that notes what it is told.
@MainActor private final class Desk: MultiSceneHost {
    let surroundings = HostSurroundings(size: CGSize(width: 320, height: 160))
    let clock: AnimationClock = ManualAnimationClock()
    var notes: [String] = []
    var names: [ObjectIdentifier: String] = [:]
    private var count = 0

    private func name(_ scene: HostedScene) -> String { names[ObjectIdentifier(scene)] ?? "?" }

    func start(_ application: HostedApplication) throws { notes.append("start") }
    func stop() { notes.append("stop") }

    func sceneDidOpen(_ scene: HostedScene) {
        count += 1
        names[ObjectIdentifier(scene)] = "\(count)"
        notes.append("open \(count)")
    }

    func frameIsDue(in scene: HostedScene) { notes.append("due \(name(scene))") }
    func bringForward(_ scene: HostedScene) { notes.append("forward \(name(scene))") }
    func sceneDidClose(_ scene: HostedScene) { notes.append("close \(name(scene))") }

    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }
}

/// An application whose scenes show a label and a button each.
private final class DeskDelegate: UIResponder, UIApplicationDelegate {
    var notes: [String] = []

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = DeskSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        notes.append("discard")
    }
    func applicationWillTerminate(_ application: UIApplication) { notes.append("terminate") }
}

private final class DeskSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let controller = DeskController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}

private final class DeskController: UIViewController {
    let label = UILabel()
    let field = UITextField()
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "idle"
        label.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
        field.frame = CGRect(x: 0, y: 32, width: 160, height: 32)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { [weak self] _ in self?.taps += 1 })
        button.frame = CGRect(x: 0, y: 80, width: 160, height: 32)
        for subview in [label, field, button] { view.addSubview(subview) }
    }
}

extension HostedScene {
    fileprivate var controller: DeskController {
        get throws { try #require(windowScene.windows.first?.rootViewController as? DeskController) }
    }
    fileprivate var text: String { frame().text() }
}

@MainActor @Suite("Hosts of several scenes", .serialized) struct MultiSceneHostTests {
    /// Runs an application on a desk, without a suspension: other tests have applications, too.
    private func run(_ body: (Desk, DeskDelegate, HostedApplication) throws -> Void) throws {
        let (desk, delegate) = (Desk(), DeskDelegate())
        let application = HostedApplication(delegate: delegate, on: desk)
        try application.start()
        defer { application.end() }
        #expect(desk.takeNotes() == ["start"])
        #expect(application.scenes.isEmpty)
        try body(desk, delegate, application)
    }

    private func size(_ width: Double, _ height: Double = 160) -> HostSurroundings {
        HostSurroundings(size: CGSize(width: width, height: height))
    }

    @Test("Each scene has its own size, traits and frames") func separate() throws {
        try run { desk, delegate, application in
            let wide = application.openScene()
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let narrow = application.openScene(in: HostSurroundings(size: CGSize(width: 160, height: 80), traits: dark))
            #expect(wide.windowScene.size == CGSize(width: 320, height: 160))
            #expect(narrow.windowScene.size == CGSize(width: 160, height: 80))
            #expect(try narrow.controller.traitCollection.userInterfaceStyle == .dark)
            #expect(try wide.controller.traitCollection.userInterfaceStyle == .light)
            try wide.controller.label.text = "first"
            try narrow.controller.label.text = "second"
            #expect(wide.text.contains("first"))
            #expect(!wide.text.contains("second"))
            #expect(narrow.text.contains("second"))
            narrow.send(.surroundings(size(200, 100)))
            #expect(narrow.windowScene.size == CGSize(width: 200, height: 100))
            #expect(wide.windowScene.size == CGSize(width: 320, height: 160))
            _ = narrow.frame()
            #expect(try narrow.controller.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("Only the scene that looks different has a frame due, once until it is requested") func dueFrames() throws {
        try run { desk, delegate, application in
            let scenes = (0..<3).map { _ in application.openScene() }
            for scene in scenes { _ = scene.frame() }
            _ = desk.takeNotes()
            try scenes[1].controller.label.text = "changed"
            try scenes[1].controller.label.text = "again"
            _ = scenes[1].frame()
            #expect(desk.takeNotes() == ["due 2"])
            #expect(scenes.map { $0.windowScene.activationState } == Array(repeating: .foregroundActive, count: 3))
        }
    }

    @Test("Events reach the scene they are sent to, in front or not") func events() throws {
        try run { desk, delegate, application in
            let scenes = (0..<2).map { _ in application.openScene() }
            let point = CGPoint(x: 40, y: 96)
            for scene in scenes { _ = scene.frame() }
            scenes[0].send(.pointer(HostPointer(.down, at: point)))
            scenes[1].send(.pointer(HostPointer(.down, at: point)))
            scenes[0].send(.pointer(HostPointer(.up, at: point)))
            scenes[1].send(.pointer(HostPointer(.cancel, at: point)))
            #expect(try scenes.map { try $0.controller.taps } == [1, 0])
            scenes[0].send(.focus(true))
            try scenes[0].controller.field.becomeFirstResponder()
            for character in "Hey" { scenes[0].send(.key(HostKey(typing: character))) }
            #expect(try scenes.map { try $0.controller.field.text ?? "" } == ["Hey", ""])
            try scenes[1].controller.field.becomeFirstResponder()
            scenes[1].send(.paste("you"))
            #expect(try scenes.map { try $0.controller.field.text ?? "" } == ["Hey", "you"])
        }
    }

    @Test("The scene with the focus is the application's front scene, and its window the key window") func focus()
        throws
    {
        try run { desk, delegate, application in
            let scenes = (0..<3).map { _ in application.openScene() }
            _ = desk.takeNotes()
            scenes[0].send(.focus(true))
            #expect(desk.takeNotes() == ["forward 1"])
            #expect(application.scenes.last === scenes[0])
            #expect(UIApplication.shared.keyWindow === scenes[0].windowScene.windows.first)
            scenes[0].send(.focus(false))
            #expect(
                scenes.map { $0.windowScene.activationState } == [
                    .foregroundInactive, .foregroundActive, .foregroundActive,
                ])
        }
    }

    @Test("The application is as near to the user as its nearest scene") func states() throws {
        try run { desk, delegate, application in
            let scenes = (0..<2).map { _ in application.openScene() }
            var posts: [String] = []
            let names: [Notification.Name] = [
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            ]
            let shared = UIApplication.shared
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: shared, queue: nil) { _ in
                    MainActor.assumeIsolated { posts.append(name.rawValue) }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            scenes[0].send(.suspend)
            #expect(posts.isEmpty)
            #expect(shared.applicationState == .active)
            scenes[1].send(.focus(false))
            #expect(shared.applicationState == .inactive)
            scenes[1].send(.suspend)
            #expect(shared.applicationState == .background)
            scenes[0].send(.resume)
            #expect(shared.applicationState == .active)
            #expect(posts == names.map(\.rawValue))
            #expect(scenes[1].windowScene.activationState == .background)
        }
    }

    @Test("A closed scene is told to the host and the application, takes no events, and leaves the others alone")
    func closing() throws {
        try run { desk, delegate, application in
            let scenes = (0..<3).map { _ in application.openScene() }
            _ = desk.takeNotes()
            scenes[1].close()
            scenes[1].close()
            #expect(desk.takeNotes() == ["close 2"])
            #expect(delegate.notes == ["discard"])
            #expect(scenes[1].isClosed)
            scenes[1].send(.key(HostKey(typing: "a")))
            scenes[2].send(.end)
            #expect(desk.takeNotes() == ["close 3"])
            #expect(application.scenes.map { $0 === scenes[0] } == [true])
            #expect(!application.isOver)
        }
    }

    @Test("An application without scenes goes on, and can be given new ones") func withoutScenes() throws {
        try run { desk, delegate, application in
            application.openScene().close()
            #expect(!application.isOver)
            let scene = application.openScene()
            #expect(scene.text.contains("idle"))
        }
    }

    @Test("A scene that the application opens is told to the host") func openedByApplication() throws {
        try run { desk, delegate, application in
            let first = application.openScene()
            _ = first.frame()
            _ = desk.takeNotes()
            UIApplication.shared.connectScene()
            #expect(desk.takeNotes() == ["open 2", "due 2"])
            #expect(first.windowScene.activationState == .foregroundActive)
            let second = try #require(application.scenes.last)
            #expect(second.windowScene.size == desk.surroundings.size)
            UIApplication.shared.disconnectScene(second.windowScene)
            #expect(desk.takeNotes() == ["close 2"])
        }
    }

    @Test("The end of the application closes its scenes without telling the host of each") func ending() throws {
        try run { desk, delegate, application in
            let scene = application.openScene()
            _ = desk.takeNotes()
            application.end()
            #expect(desk.takeNotes().last == "stop")
            #expect(delegate.notes.last == "discard" || delegate.notes.contains("terminate"))
            #expect(application.isOver)
            #expect(scene.isClosed)
            scene.send(.focus(true))
            scene.close()
            #expect(application.scenes.isEmpty)
        }
    }

    @Test("Opening scenes costs the same for each, however many are open") func manyScenes() throws {
        try run { desk, delegate, application in
            let scenes = (0..<300).map { _ in application.openScene(in: size(80, 48)) }
            for scene in scenes { _ = scene.frame() }
            _ = desk.takeNotes()
            try scenes[150].controller.label.text = "one"
            UpdateQueue.shared.flush()
            #expect(desk.takeNotes() == ["due 151"])
        }
    }
}

@MainActor @Suite("Scenes of hosts that show one") struct OneSceneHostTests {
    @Test("Only a host of several scenes opens scenes") func openScene() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let application = HostedApplication(delegate: DeskDelegate(), on: HeadlessHost())
                try? application.start()
                _ = application.openScene()
            }
        }
    }

    @Test("Scenes are opened while the application runs") func openSceneBeforeStart() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = HostedApplication(delegate: DeskDelegate(), on: Desk()).openScene()
            }
        }
    }
}
