import Foundation

/// Runs the life of an application that a host shows: its launch, its scenes, its end.
///
/// One scene is in front, the others are in the background. The application is as near to the user as its nearest
/// scene.
@MainActor package final class ApplicationLife {
    /// The application whose life this is.
    package let application: UIApplication
    let delegate: any UIApplicationDelegate
    /// The scenes that are connected, the one in front last.
    package private(set) var scenes: [UIWindowScene] = []
    /// How near to the user the host is.
    private var nearness = UIScene.ActivationState.foregroundActive
    private(set) var state = UIApplication.State.inactive
    /// The windows shown for applications without scene delegates, which may have no other owner.
    private var adopted: [UIWindow] = []
    private(set) var isLaunched = false
    private var isOver = false

    /// The surroundings that the host knows.
    package var surroundings: HostSurroundings {
        didSet { for scene in scenes { scene.follow(surroundings) } }
    }

    /// The services of the host for the application.
    package weak var services: (any HostServices)?

    /// Called when another scene is in front, or none is any more.
    package var frontDidChange: () -> Void = {}

    package init(_ application: UIApplication, delegate: any UIApplicationDelegate, in surroundings: HostSurroundings) {
        self.application = application
        self.delegate = delegate
        self.surroundings = surroundings
    }

    /// The scene in front; `nil` before the launch and when all were closed.
    package var front: UIWindowScene? { scenes.last }

    // MARK: Launch and end

    /// Launches the application and connects its first scene.
    package func launch(opening urls: [URL] = []) {
        UIApplication.current = application
        application.life = self
        application.delegate = delegate
        var options: [UIApplication.LaunchOptionsKey: Any]?
        if let url = urls.first { options = [.url: url] }
        _ = delegate.application(application, willFinishLaunchingWithOptions: options)
        _ = delegate.application(application, didFinishLaunchingWithOptions: options)
        delegate.applicationDidFinishLaunching(application)
        post(UIApplication.didFinishLaunchingNotification)
        isLaunched = true
        connect(opening: urls)
    }

    /// Ends the application's life. Nothing happens when it is over already.
    package func terminate() {
        if isOver { return }
        isOver = true
        setNearness(.background)
        let delegate = delegate
        if application.life === self {
            delegate.applicationWillTerminate(application)
            post(UIApplication.willTerminateNotification)
        }
        for scene in scenes.reversed() { disconnect(scene) }
        adopted = []
        if application.life === self {
            application.life = nil
            application.delegate = nil
            UIApplication.current = UIApplication()
        }
    }

    // MARK: Scenes

    /// Connects a new scene, in front of the others.
    @discardableResult
    package func connect(opening urls: [URL] = [], configuredBy configure: (UISceneSession) -> Void = { _ in })
        -> UIWindowScene
    {
        let session = UISceneSession()
        configure(session)
        let options = UIScene.ConnectionOptions(urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.activationState = .unattached
        scene.delegate = configuration.madeDelegate()
        if let before = front { move(before, to: .background) }
        scenes.append(scene)
        post(UIScene.willConnectNotification, of: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        for window in application.windows where window.windowScene == nil && !window.isHidden { adopt(window) }
        // A delegate of the application alone learns of the launch only.
        scene.activationState = scene.delegate == nil ? .foregroundInactive : .background
        move(scene, to: nearness)
        frontDidChange()
        return scene
    }

    /// Brings a scene to the front.
    package func activate(_ scene: UIWindowScene) {
        guard front !== scene, let place = scenes.firstIndex(where: { $0 === scene }) else { return }
        if let before = front { move(before, to: .background) }
        scenes.remove(at: place)
        scenes.append(scene)
        move(scene, to: nearness)
        frontDidChange()
    }

    /// Takes a scene out of the application and shows the one behind it.
    package func disconnect(_ scene: UIWindowScene) {
        guard scenes.contains(where: { $0 === scene }) else { return }
        move(scene, to: .background)
        for window in scene.windows { window.isHidden = true }
        scenes.removeAll { $0 === scene }
        scene.delegate?.sceneDidDisconnect(scene)
        scene.activationState = .unattached
        post(UIScene.didDisconnectNotification, of: scene)
        application.disconnect(scene)
        adopted.removeAll { $0.windowScene === scene }
        if !isOver {
            delegate.application(application, didDiscardSceneSessions: [scene.session])
            if let front { move(front, to: nearness) }
        }
        frontDidChange()
    }

    /// Shows a window without a scene in the one in front; during the launch, in the first one there will be.
    func adopt(_ window: UIWindow) {
        guard window.windowScene == nil else { return }
        guard isLaunched, let front else { return application.note(window) }
        window.windowScene = front
        window.frame.size = front.size
        adopted.append(window)
    }

    /// Hands URLs to the scene in front, or to the application's delegate where that has none.
    package func open(_ url: URL) {
        guard let front else {
            connect(opening: [url])
            return
        }
        if let delegate = front.delegate {
            delegate.scene(front, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = delegate.application(application, open: url, options: [:])
        }
    }

    // MARK: Nearness

    /// The host comes nearer to the user, or goes away.
    package func setNearness(_ nearness: UIScene.ActivationState) {
        self.nearness = nearness
        if let front { move(front, to: nearness) }
    }

    /// Takes a scene through the states up to another one.
    private func move(_ scene: UIWindowScene, to target: UIScene.ActivationState) {
        while scene.activationState != target, step(scene, towards: target) {}
    }

    private func step(_ scene: UIWindowScene, towards target: UIScene.ActivationState) -> Bool {
        switch (scene.activationState, target) {
        case (.background, .foregroundActive), (.background, .foregroundInactive):
            scene.delegate?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, of: scene)
            if scene.delegate == nil { delegate.applicationWillEnterForeground(application) }
            post(UIApplication.willEnterForegroundNotification)
            scene.activationState = .foregroundInactive
            state = .inactive
        case (.foregroundInactive, .foregroundActive):
            scene.activationState = .foregroundActive
            state = .active
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, of: scene)
            if scene.delegate == nil { delegate.applicationDidBecomeActive(application) }
            post(UIApplication.didBecomeActiveNotification)
        case (.foregroundActive, .foregroundInactive), (.foregroundActive, .background):
            scene.delegate?.sceneWillResignActive(scene)
            post(UIScene.willDeactivateNotification, of: scene)
            if scene.delegate == nil { delegate.applicationWillResignActive(application) }
            post(UIApplication.willResignActiveNotification)
            scene.activationState = .foregroundInactive
            state = .inactive
        case (.foregroundInactive, .background):
            scene.activationState = .background
            state = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, of: scene)
            if scene.delegate == nil { delegate.applicationDidEnterBackground(application) }
            post(UIApplication.didEnterBackgroundNotification)
        default: return false
        }
        return true
    }

    private func post(_ name: Notification.Name, of object: AnyObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? application)
    }
}
