/// Makes changes together with a menu that comes or goes.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the menu's preview; `nil` where it has none.
    var previewViewController: UIViewController? { get }
    /// Makes changes with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Has something done after the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a menu that was chosen becomes what is shown.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It stays, and becomes what is shown.
    case pop = 1
}

/// Makes changes together with a menu that goes as its preview was chosen.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview becomes what is shown. The change is at once here, and both look the same.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
