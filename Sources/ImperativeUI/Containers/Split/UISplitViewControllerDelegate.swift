import Foundation

/// The methods that control and report how a split view shows its columns. All of them are optional.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
    /// Tells the delegate that the display mode is about to change, while the columns are expanded.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Tells the delegate that a column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells the delegate that a column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Returns the column that is topmost after the columns collapse.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after the columns expand.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells the delegate that the columns have collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells the delegate that the columns have expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// Returns whether the delegate has handled the secondary controller itself, as a split view without a style
    /// collapses. If so, the primary controller is shown; otherwise, the secondary controller is shown on its stack.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller as a split view without a style expands; `nil` for the previous one.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns whether the delegate has handled the showing of a controller in the primary column.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Returns whether the delegate has handled the showing of a controller in the secondary column.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Provides a default implementation that does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Provides a default implementation that does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Provides a default implementation that does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Provides a default implementation that returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Provides a default implementation that returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Provides a default implementation that does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Provides a default implementation that does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Provides a default implementation that returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Provides a default implementation that returns `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Provides a default implementation that returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Provides a default implementation that returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

extension UIViewController {
    /// The nearest enclosing split view controller; `nil` if there is none.
    public final var splitViewController: UISplitViewController? { parent?.nearest { $0 as? UISplitViewController } }
}
