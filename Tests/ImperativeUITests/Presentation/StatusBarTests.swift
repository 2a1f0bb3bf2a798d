import ImperativeUI
import Testing

@MainActor @Suite("What controllers say about the status bar") struct StatusBarTests {
    private final class Wishing: UIViewController {
        var style = UIStatusBarStyle.default
        var isBarHidden = false
        var child: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isBarHidden }
        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
    }

    private func stage(_ root: UIViewController) -> (UIWindowScene, UIWindow) {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (scene, window)
    }

    @Test("The root is asked, or the child that it names, and so on")
    func children() {
        let (root, child, inner) = (Wishing(), Wishing(), Wishing())
        let (scene, window) = stage(root)
        #expect(scene.statusBarManager?.statusBarStyle == .default)
        root.style = .darkContent
        #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
        (root.child, child.child) = (child, inner)
        inner.style = .lightContent
        inner.isBarHidden = true
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        withExtendedLifetime(window) {}
    }

    @Test("What covers the window is asked, and a sheet if it wants to be")
    func presented() {
        let (root, shown) = (Wishing(), Wishing())
        shown.style = .lightContent
        let (scene, window) = stage(root)
        for (style, captures) in [
            (UIModalPresentationStyle.fullScreen, false), (.pageSheet, true), (.pageSheet, false),
            (.overFullScreen, false),
        ] {
            shown.modalPresentationStyle = style
            shown.modalPresentationCapturesStatusBarAppearance = captures
            root.present(shown, animated: false)
            window.layoutIfNeeded()
            let isAsked = style == .fullScreen || captures
            #expect(scene.statusBarManager?.statusBarStyle == (isAsked ? .lightContent : .default))
            root.dismiss(animated: false)
            window.layoutIfNeeded()
        }
    }

    @Test("Containers pass the question on: tab bars, and navigation controllers without a bar")
    func containers() {
        let page = Wishing()
        page.style = .lightContent
        page.isBarHidden = true
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let (scene, window) = stage(tabs)
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        #expect(scene.statusBarManager?.statusBarStyle == .default)
        navigation.isNavigationBarHidden = true
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        withExtendedLifetime(window) {}
    }

    @Test("A phone's controllers support all orientations but upside down, and a scene lies as its size says")
    func orientations() {
        let (scene, window) = stage(UIViewController())
        #expect(window.rootViewController?.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(scene.interfaceOrientation.isPortrait)
        #expect(UIWindowScene(size: CGSize(width: 800, height: 400)).interfaceOrientation.isLandscape)
        #expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
    }
}
