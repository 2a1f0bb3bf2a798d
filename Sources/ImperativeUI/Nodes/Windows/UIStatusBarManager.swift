import Foundation

/// The style of the status bar.
///
/// No host shows a status bar or rotates. The preferences of controllers for the status bar, the home indicator and the
/// orientation can be read from ``UIStatusBarManager`` and a scene's `interfaceOrientation`, but have no visible
/// effect.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark content in the light style, and light content in the dark style.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Shows and hides the status bar at once.
    case none = 0
    /// Fades the status bar in and out.
    case fade = 1
    /// Slides the status bar in and out.
    case slide = 2
}

/// The status bar preferences of a scene's controllers. Hosts have no status bar; see ``UIStatusBarStyle``.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The preferred style of the status bar.
    public var statusBarStyle: UIStatusBarStyle {
        controller?.asked { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
    }

    /// A Boolean value that indicates whether the status bar is preferred to be hidden.
    public var isStatusBarHidden: Bool {
        controller?.asked { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }

    /// The frame of the status bar. Always empty.
    public var statusBarFrame: CGRect { .zero }

    /// The controller that is asked first: the last that is presented over the whole window or wants to be asked, or
    /// the root.
    private var controller: UIViewController? {
        guard let window = scene?.keyWindow ?? scene?.windows.last(where: { !$0.isHidden }) else { return nil }
        let presented = window.presentations.last {
            $0.shownStyle == .fullScreen || $0.presentedViewController.modalPresentationCapturesStatusBarAppearance
        }
        return presented?.presentedViewController ?? window.rootViewController
    }
}

extension UIViewController {
    /// The controller that is asked in the end, where each says which child to ask instead.
    fileprivate func asked(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = self
        var depth = 0
        // A child is below its parent, so that the way down ends; one that is none may lead in circles.
        while let child = next(controller), child !== controller, depth < 1_000 {
            controller = child
            depth += 1
        }
        return controller
    }
}

extension UIWindowScene {
    /// The status bar preferences of the scene's controllers.
    public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

    /// The orientation of the scene: landscape if it is wider than high, else portrait.
    public final var interfaceOrientation: UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }
}
