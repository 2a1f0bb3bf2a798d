import Foundation

/// How the status bar looks.
///
/// No host has a status bar so far, nor a device that is turned: what controllers want of the bar and the home
/// indicator, and the orientations they support, can be asked for in a ``UIStatusBarManager`` and in a scene's
/// `interfaceOrientation`, and are not shown.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in a light style, and light in a dark one.
    case `default` = 0
    /// Light, for dark contents.
    case lightContent = 1
    /// Dark, for light contents.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}

/// What the controllers of a scene say about the status bar, which no host has; see ``UIStatusBarStyle``.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The style that is asked for.
    public var statusBarStyle: UIStatusBarStyle {
        controller?.asked { $0.childForStatusBarStyle }.preferredStatusBarStyle ?? .default
    }

    /// Whether the bar is asked to be hidden.
    public var isStatusBarHidden: Bool {
        controller?.asked { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }

    /// Where the bar is: nowhere.
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
    /// What the controllers say about the status bar.
    public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }

    /// How the scene lies: landscape where it is wider than it is high.
    public final var interfaceOrientation: UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }
}
