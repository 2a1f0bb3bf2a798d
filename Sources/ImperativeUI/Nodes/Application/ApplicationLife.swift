import Foundation

/// Runs the life of an application that a host shows: its launch, its scenes, its end.
///
/// One scene is in front. The others are in the background, unless the host shows scenes together. The application is
/// as near to the user as its nearest scene.
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

    /// Whether the host shows all scenes, and gives each its own surroundings. It connects the first one itself.
    package var showsScenesTogether = false

    /// The surroundings that the host knows.
    package var surroundings: HostSurroundings {
        didSet {
            if !showsScenesTogether { for scene in scenes { scene.follow(surroundings) } }
            let old = oldValue.size
            if surroundings.size != old {
                UIDevice.current.screenDidChange(from: UIDevice.orientation(of: old))
            }
        }
    }

    /// The surroundings of a scene that is being made.
    private(set) var nextSurroundings: HostSurroundings?

    /// The services of the host for the application.
    package weak var services: (any HostServices)?

    /// The object that follows the scenes.
    package weak var observer: (any ApplicationLifeObserver)?

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
        if !showsScenesTogether { connect(opening: urls) }
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
    ///
    /// - Parameter surroundings: Those of the scene; by default those that the host knows.
    @discardableResult
    package func connect(
        in surroundings: HostSurroundings? = nil, opening urls: [URL] = [],
        configuredBy configure: (UISceneSession) -> Void = { _ in }
    ) -> UIWindowScene {
        let session = UISceneSession()
        configure(session)
        let options = UIScene.ConnectionOptions(urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
        let configuration = delegate.application(application, configurationForConnecting: session, options: options)
        session.configuration = configuration
        nextSurroundings = surroundings
        let scene = UIWindowScene(session: session, connectionOptions: options)
        nextSurroundings = nil
        scene.activationState = .unattached
        scene.delegate = configuration.madeDelegate()
        if let before = front, !showsScenesTogether { move(before, to: .background) }
        scenes.append(scene)
        post(UIScene.willConnectNotification, of: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        for window in application.windows where window.windowScene == nil && !window.isHidden { adopt(window) }
        // A delegate of the application alone learns of the launch only.
        scene.activationState = scene.delegate == nil ? .foregroundInactive : .background
        move(scene, to: nearness)
        observer?.sceneDidConnect(scene, in: surroundings ?? self.surroundings)
        return scene
    }

    /// Brings a scene to the front.
    package func activate(_ scene: UIWindowScene) {
        guard front !== scene, let index = scenes.firstIndex(where: { $0 === scene }) else { return }
        if let before = front, !showsScenesTogether { move(before, to: .background) }
        scenes.remove(at: index)
        scenes.append(scene)
        if !showsScenesTogether { move(scene, to: nearness) }
        observer?.sceneWasActivated(scene)
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
            if let front, !showsScenesTogether { move(front, to: nearness) }
        }
        observer?.sceneDidDisconnect(scene)
    }

    /// Shows a window without a scene in the one in front; during the launch, in the first one there will be.
    func adopt(_ window: UIWindow) {
        guard window.windowScene == nil else { return }
        guard isLaunched, let front else { return application.note(window) }
        window.windowScene = front
        window.frame.size = front.size
        adopted.append(window)
    }

    /// Hands a URL to the scene in front. Without any scene, connects one.
    package func open(_ url: URL) {
        guard let front else {
            connect(opening: [url])
            return
        }
        open(url, in: front)
    }

    /// Hands a URL to a scene, or to the application's delegate where that has none.
    func open(_ url: URL, in scene: UIWindowScene) {
        if let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = delegate.application(application, open: url, options: [:])
        }
    }

    // MARK: Nearness

    /// The host comes nearer to the user, or goes away.
    package func setNearness(_ nearness: UIScene.ActivationState) {
        self.nearness = nearness
        if showsScenesTogether {
            for scene in scenes { move(scene, to: nearness) }
        } else if let front {
            move(front, to: nearness)
        }
    }

    /// One of the scenes that are shown together comes nearer to the user, or goes away.
    func setNearness(_ nearness: UIScene.ActivationState, of scene: UIWindowScene) {
        if scenes.contains(where: { $0 === scene }) { move(scene, to: nearness) }
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
            if isNews(scene, in: .foregroundInactive) {
                if scene.delegate == nil { delegate.applicationWillEnterForeground(application) }
                post(UIApplication.willEnterForegroundNotification)
            }
            enter(.foregroundInactive, scene)
        case (.foregroundInactive, .foregroundActive):
            let isNews = enter(.foregroundActive, scene)
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, of: scene)
            if isNews {
                if scene.delegate == nil { delegate.applicationDidBecomeActive(application) }
                post(UIApplication.didBecomeActiveNotification)
            }
        case (.foregroundActive, .foregroundInactive), (.foregroundActive, .background):
            scene.delegate?.sceneWillResignActive(scene)
            post(UIScene.willDeactivateNotification, of: scene)
            if isNews(scene, in: .foregroundInactive) {
                if scene.delegate == nil { delegate.applicationWillResignActive(application) }
                post(UIApplication.willResignActiveNotification)
            }
            enter(.foregroundInactive, scene)
        case (.foregroundInactive, .background):
            let isNews = enter(.background, scene)
            scene.delegate?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, of: scene)
            if isNews {
                if scene.delegate == nil { delegate.applicationDidEnterBackground(application) }
                post(UIApplication.didEnterBackgroundNotification)
            }
        default: return false
        }
        return true
    }

    /// Sets the state of a scene. Returns whether that changes the application's state.
    @discardableResult
    private func enter(_ activation: UIScene.ActivationState, _ scene: UIWindowScene) -> Bool {
        let before = state(with: scene, in: scene.activationState)
        scene.activationState = activation
        state = state(with: scene, in: activation)
        return state != before
    }

    /// Whether another state of a scene would change the application's state.
    private func isNews(_ scene: UIWindowScene, in activation: UIScene.ActivationState) -> Bool {
        state(with: scene, in: activation) != state(with: scene, in: scene.activationState)
    }

    /// The state of the application with a scene in a state: that of its nearest scene.
    private func state(with scene: UIWindowScene, in activation: UIScene.ActivationState) -> UIApplication.State {
        let states = scenes.lazy.map { $0 === scene ? activation : $0.activationState }
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    private func post(_ name: Notification.Name, of object: AnyObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? application)
    }
}

/// An object that follows the scenes of an application.
@MainActor package protocol ApplicationLifeObserver: AnyObject {
    /// Called when a scene was connected in surroundings, and has come to the front.
    func sceneDidConnect(_ scene: UIWindowScene, in surroundings: HostSurroundings)
    /// Called when the application has brought a scene to the front.
    func sceneWasActivated(_ scene: UIWindowScene)
    /// Called when a scene was disconnected.
    func sceneDidDisconnect(_ scene: UIWindowScene)
    /// Called when a window was shown, hidden or moved to another level.
    ///
    /// - Parameter scene: The window's scene; `nil` if it is in none.
    func windowsDidChange(in scene: UIWindowScene?)
}
