/// Says how a presentation adapts to its surroundings, and is told when the user dismisses it. All methods have an
/// implementation.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in which to present in a narrow window; `.none` for the controller's own. By default as usual: a
    /// popover becomes a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style in which to present with some traits; `.none` for the controller's own. By default that of
    /// ``adaptivePresentationStyle(for:)`` where the horizontal size class is compact, and the controller's own elsewhere.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called before the presentation is shown in a style that it adapts to.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Returns whether the user may dismiss; true by default. Not asked where ``UIViewController/isModalInPresentation``
    /// says no.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a dismissal by the user.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a dismissal by the user. Not called where the program dismisses.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user wanted to dismiss what cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns what is usual.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// Returns ``adaptivePresentationStyle(for:)`` where the horizontal size class is compact, and `.none` elsewhere.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What has a delegate that says how it adapts. Not for clients to adopt: subclasses of ``UIPresentationController`` have
/// delegates of their own kinds under the same name, which members of a class do not allow.
@MainActor @preconcurrency public protocol _AdaptivelyPresenting: AnyObject {
    /// The delegate, held weakly.
    var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _AdaptivelyPresenting {
    /// Says how the presentation adapts, and is told of dismissals by the user. It is held weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { _adaptiveDelegate }
        set { _adaptiveDelegate = newValue }
    }
}
