import SwiftUI
import UIKit

// The device, its screen and bars, the pasteboard, keys, and scenes that come and go.

enum DeviceInfo {
    @MainActor static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    @MainActor static var pixel: CGFloat { 1 / UIScreen.main.nativeScale }

    @MainActor static func summary() -> String {
        let device = UIDevice.current
        let identifier = device.identifierForVendor?.uuidString ?? "none"
        return "\(device.name) \(device.model) \(device.systemName) \(device.systemVersion) \(identifier)"
    }

    @MainActor static var statusBarHeight: CGFloat {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.statusBarManager?.statusBarFrame.height ?? 0
    }

    @MainActor static var isLandscape: Bool {
        UIApplication.shared.windows.first?.windowScene?.interfaceOrientation.isLandscape ?? false
    }

    @MainActor static func openIfActive(_ url: URL) {
        guard UIApplication.shared.applicationState == .active else { return }
        UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { accepted in
            if !accepted { UIApplication.shared.open(url) }
        }
    }
}

final class PlayerController: UIViewController {
    private var isImmersed = false {
        didSet {
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
                self.setNeedsStatusBarAppearanceUpdate()
            }
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
    }
    private var observer: (any NSObjectProtocol)?
    private let impact = UIImpactFeedbackGenerator(style: .rigid)

    override var prefersStatusBarHidden: Bool { isImmersed }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { isImmersed ? .slide : .fade }
    override var prefersHomeIndicatorAutoHidden: Bool { isImmersed }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        isImmersed ? .landscape : .allButUpsideDown
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        let back = UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: PlayerController.previous)
        back.wantsPriorityOverSystemBehavior = true
        return [
            back, UIKeyCommand(input: "f", modifierFlags: .command, action: PlayerController.immerse),
            UIKeyCommand(
                title: "Copy link", action: PlayerController.copyLink, input: "c", modifierFlags: [.command, .shift]),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.style = .browser
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .play, target: self, action: PlayerController.immerse),
            UIBarButtonItem(barButtonSystemItem: .camera, target: self, action: PlayerController.copyLink),
        ]
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: .main
        ) { _ in }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed || isMovingFromParent { isImmersed = false }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        let flags: UIKeyModifierFlags = key.modifierFlags
        if presses.first?.type == .leftArrow, flags.isEmpty {
            previous()
        } else if presses.first?.type == .rightArrow, flags.contains(.command) {
            immerse()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    func previous() { impact.impactOccurred() }
    func immerse() { isImmersed.toggle() }
    func copyLink() {
        let pasteboard = UIPasteboard.general
        pasteboard.url = URL(string: "https://example.org/song")
        if !pasteboard.hasURLs { pasteboard.string = "https://example.org/song" }
    }

    func paste() -> String? {
        UIPasteboard.general.hasStrings ? UIPasteboard.general.string : nil
    }
}

final class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var opened: [URL] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = PlayerController()
        window.makeKeyAndVisible()
        self.window = window
        opened += connectionOptions.urlContexts.map(\.url)
    }
    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        opened.append(url)
    }
}

/// A delegate of scenes of any kind.
final class SceneLog: NSObject, UISceneDelegate {
    private(set) var lines: [String] = []

    func sceneDidBecomeActive(_ scene: UIScene) { lines.append(scene.session.persistentIdentifier) }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append(scene.title ?? "") }
}

/// As a test of an application turns its device.
@MainActor func turned(_ host: HeadlessHost, to size: CGSize) -> Bool {
    host.resize(to: size)
    return size.width > size.height
}

/// Which keys a host with a keyboard on the screen shows first, and what it calls Return.
@MainActor func keyboard(of host: HeadlessHost) -> (UIKeyboardType, UIReturnKeyType)? {
    host.textInput.map { input in (input.isSecureTextEntry ? .asciiCapable : input.keyboardType, input.returnKeyType) }
}

// MARK: Applications

final class ReaderAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

enum ReaderTheme: String { case light, dark }

struct ReaderApp: App {
    @UIApplicationDelegateAdaptor(ReaderAppDelegate.self) private var appDelegate

    var body: some Scene {
        windows
    }

    @SceneBuilder private var windows: some Scene {
        WindowGroup {
            ReaderRoot().onOpenURL { url in print(url.lastPathComponent, appDelegate.launches) }
        }
        .defaultAppStorage(UserDefaults(suiteName: "reader") ?? .standard)
    }
}

struct ShortReaderApp: App {
    @UIApplicationDelegateAdaptor var appDelegate: ReaderAppDelegate

    var body: some Scene {
        WindowGroup { ReaderRoot() }
    }
}

struct ReaderRoot: View {
    @EnvironmentObject private var appDelegate: ReaderAppDelegate
    @AppStorage("fontSize") private var fontSize = 17.0
    @AppStorage("isWelcomed") private var isWelcomed: Bool = false
    @AppStorage("theme") private var theme = ReaderTheme.light
    @AppStorage("lastTheme") private var lastTheme: ReaderTheme?
    @AppStorage("lastBook", store: .standard) private var lastBook: String?
    @AppStorage("home") private var home = URL(string: "https://example.org")!
    @AppStorage("opened") private var opened = Date.distantPast
    @AppStorage("marks") private var marks = Data()
    @AppStorage("count") private var count = 0
    @SceneStorage("page") private var page = 0
    @SceneStorage("draft") private var draft: String?
    @SceneStorage("sceneTheme") private var sceneTheme = ReaderTheme.dark

    var body: some View {
        NavigationStack {
            VStack {
                Slider(value: $fontSize, in: 12...30)
                Toggle("Welcomed", isOn: $isWelcomed)
                Stepper("Page \(page)", value: $page)
                TextField("Draft", text: Binding($draft) ?? .constant(""))
                Text(lastBook ?? home.absoluteString).blendMode(.softLight)
                Text(opened, style: .date).blendMode(.plusLighter)
                Text("\(marks.count + count)").blendMode(.plusDarker)
                Text(theme == sceneTheme ? "same" : (lastTheme ?? theme).rawValue)
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Close") { isWelcomed = true } }
                ToolbarItemGroup(placement: Self.secondaryPlacement) { Button("Clear") { draft = nil } }
            }
            .toolbarRole(.browser)
            .onOpenURL(perform: open)
            .sensoryFeedback(.impact(flexibility: .solid, intensity: 0.7), trigger: page)
            .sensoryFeedback(.impact(flexibility: .rigid), trigger: count)
        }
    }

    private static var secondaryPlacement: ToolbarItemPlacement { .topBarTrailing }
    private func open(_ url: URL) { lastBook = url.lastPathComponent }
}

struct ReaderRoot_Previews: PreviewProvider {
    static var previews: some View {
        ReaderRoot()
            .environmentObject(ReaderAppDelegate())
            .defaultAppStorage(UserDefaults(suiteName: "preview") ?? .standard)
    }
}
