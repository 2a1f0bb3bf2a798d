import BridgedEnvironment
import Drawing
import Foundation
import ImperativeUI
import Motion
import TestSupport

@testable import BrowserHost

/// An application whose one scene is shown by a page, without a network and without time.
@MainActor final class TabStage: MultiSceneHost {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    let surroundings = PageTraits().surroundings(.unspecified)
    let medium = Snapshot.Medium.vector
    let manualClock = ManualAnimationClock()
    var clock: AnimationClock { manualClock }
    private(set) var page = FakePage()
    private var tab: BrowserTab?
    private var hosted: HostedApplication?
    let window: UIWindow

    var scene: HostedScene { shown.scene }
    var shown: BrowserTab {
        guard let tab else { fatalError("The stage has a scene from its beginning") }
        return tab
    }

    /// Shows a controller, in a page that may tell of its faces.
    init(_ controller: UIViewController, faces: [Double]? = nil) throws {
        window = UIWindow()
        let application = HostedApplication(delegate: Delegate(), on: self)
        hosted = application
        try application.start()
        let scene = application.openScene(in: surroundings)
        window.windowScene = scene.windowScene
        window.rootViewController = controller
        window.makeKeyAndVisible()
        shown.connect(page, traits: PageTraits(), faces: faces)
    }

    func start(_ application: HostedApplication) throws {}
    func stop() {}
    func sceneDidOpen(_ scene: HostedScene) {
        tab = BrowserTab(scene, style: .unspecified, programName: "Stage", isInspected: true)
    }
    func frameIsDue(in scene: HostedScene) { tab?.frameIsDue() }
    func sceneDidClose(_ scene: HostedScene) { tab?.close() }

    func end() {
        hosted?.end()
        // The application keeps its host.
        hosted = nil
    }

    /// The connection is lost, with all that was on its way; the page connects again, or a new one that was loaded.
    func reconnect(isReloaded: Bool = false) {
        page.lose()
        shown.disconnect(patience: 900)
        if isReloaded { page = FakePage() }
        shown.connect(page, traits: PageTraits())
    }

    /// The next message of the page arrives.
    func receive() {
        if let message = page.takeOutgoing() { shown.receive(message) }
    }

    /// Performs pending updates, and sends the frame that they make due.
    func sendFrame() {
        UpdateQueue.shared.flush()
        shown.sendFrame()
    }

    /// Lets all messages arrive, and sends all frames. Returns whether that comes to an end.
    func settle() -> Bool {
        for _ in 0..<100 {
            sendFrame()
            if page.incoming.isEmpty, page.outgoing.isEmpty { return true }
            page.receive()
            receive()
        }
        return false
    }

    /// The picture of the scene, drawn anew.
    var picture: String {
        let fresh = PageModel()
        var tree = PictureTree()
        let picture = scene.frame().vectorPicture
        fresh.apply(tree.update(to: picture.list, in: CGRect(origin: .zero, size: picture.size)))
        return fresh.picture
    }
}
