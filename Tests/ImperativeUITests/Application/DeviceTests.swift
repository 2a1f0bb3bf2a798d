import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("The device, its screen and its bars", .serialized) struct DeviceTests {
    @Test("UIDevice is what the program runs on, with the idiom that its host says, and one identifier")
    func device() {
        let device = UIDevice.current
        #expect(device === UIDevice.current && device.name == ProcessInfo.processInfo.hostName)
        #expect(!device.model.isEmpty && device.localizedModel == device.model && !device.systemName.isEmpty)
        #expect(device.systemVersion.split(separator: ".").count == 3)
        #expect(device.identifierForVendor != nil && device.identifierForVendor == UIDevice.current.identifierForVendor)
        #expect(device.userInterfaceIdiom == .phone)
        let host = ControllerDelegate.launch(UIViewController())
        defer { host.end() }
        host.setTraits(UITraitCollection(userInterfaceIdiom: .pad))
        #expect(device.userInterfaceIdiom == .pad)
    }

    @Test("A point of the screen has as many pixels as the host says, nativeScale included")
    func nativeScale() {
        let host = ControllerDelegate.launch(UIViewController(), size: CGSize(width: 100, height: 50))
        defer { host.end() }
        host.setTraits(UITraitCollection(displayScale: 3))
        #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeScale == 3)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 300, height: 150))
    }

    @Test("The device is turned as its screen is, and says so while it is asked to")
    func orientation() {
        let host = ControllerDelegate.launch(UIViewController(), size: CGSize(width: 100, height: 200))
        var notes: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notes.append(UIDevice.current.orientation) } }
        defer {
            NotificationCenter.default.removeObserver(token)
            host.end()
        }
        let device = UIDevice.current
        #expect(device.orientation == .portrait && device.orientation.isValidInterfaceOrientation)
        host.resize(to: CGSize(width: 200, height: 100))
        #expect(device.orientation.isLandscape && notes == [])
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        host.resize(to: CGSize(width: 100, height: 200))
        host.resize(to: CGSize(width: 110, height: 200))
        #expect(notes == [.portrait])
        device.endGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        host.resize(to: CGSize(width: 200, height: 100))
        #expect(notes == [.portrait] && !device.isGeneratingDeviceOrientationNotifications)
    }

    private final class Immersed: UIViewController {
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
    }

    @Test("No host has a status bar, so that its statusBarFrame is empty and takes nothing from the safe area")
    func statusBarFrame() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        _ = host.text
        let manager = controller.view.window?.windowScene?.statusBarManager
        #expect(manager?.statusBarFrame == .zero && controller.view.safeAreaInsets.top == 0)
    }

    @Test("A controller's UIStatusBarAnimation and its wish for the home indicator are kept for who asks")
    func wishes() {
        let plain = UIViewController()
        #expect(plain.preferredStatusBarUpdateAnimation == .fade && !plain.prefersHomeIndicatorAutoHidden)
        let immersed = Immersed()
        #expect(immersed.preferredStatusBarUpdateAnimation == UIStatusBarAnimation.slide)
        #expect(immersed.prefersHomeIndicatorAutoHidden)
        let navigation = UINavigationController(rootViewController: immersed)
        #expect(navigation.childForHomeIndicatorAutoHidden === immersed)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(tabs.childForHomeIndicatorAutoHidden === navigation)
    }
}

/// A delegate of scenes of any kind, which makes no window.
private final class AnySceneDelegate: NSObject, UISceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { LifeJournal.note("connects \(connectionOptions.urlContexts.count)") }
    func sceneDidBecomeActive(_ scene: UIScene) { LifeJournal.note("active") }
    func sceneWillResignActive(_ scene: UIScene) { LifeJournal.note("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { LifeJournal.note("background") }
    func sceneDidDisconnect(_ scene: UIScene) { LifeJournal.note("disconnects") }
}

private final class AnySceneApplication: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = AnySceneDelegate.self
        return configuration
    }
}

@MainActor @Suite("Delegates by their classes", .serialized) struct DelegateClassTests {
    @Test("A UISceneDelegate that keeps no window is told of its scene's life like any other")
    func sceneDelegate() throws {
        let notes = LifeJournal.of {
            let host = HeadlessHost.launch(AnySceneApplication())
            host.send(.focus(false))
            host.end()
        }
        #expect(notes.prefix(3) == ["connects 0", "active", "resigns"] && notes.last == "disconnects")
    }

    @Test("UIApplicationMain without the name of a delegate stops and says what to pass")
    func noDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIApplicationDelegate, not nil") && text.contains("NSStringFromClass"))
    }
}
