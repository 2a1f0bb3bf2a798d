/// An object that animates changes alongside the appearance or disappearance of a menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The view controller of the menu's preview; `nil` if there is none.
    var previewViewController: UIViewController? { get }
    /// Adds changes to animate alongside the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to run after the menu has appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition from a menu's preview to the displayed content after the user chooses the preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears with the menu.
    case dismiss = 0
    /// The preview stays and becomes the displayed content.
    case pop = 1
}

/// An object that animates changes alongside a menu that disappears because the user chose its preview.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The transition from the preview to the displayed content. The change is immediate, and both styles look the
    /// same.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
