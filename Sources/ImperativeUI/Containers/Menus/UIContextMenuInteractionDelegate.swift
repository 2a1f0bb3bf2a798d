/// Gives the menus of a context menu interaction, and is told of them. All but the first method may be left out.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns what the menu at a point of the interaction's view shows; `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called before a menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before a menu goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called after the preview of a menu was chosen.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

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

/// Collects what is to be done with the change of a menu.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    // The menu is there, or gone, at once.
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// The change is over.
    func finish() {
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
