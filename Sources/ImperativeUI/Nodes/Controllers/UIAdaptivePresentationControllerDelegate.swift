/// The methods with which an object adapts a presentation to its surroundings and follows dismissals by the user. All
/// methods have a default implementation.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the presentation style for a narrow window; `.none` for the controller's own style. By default, a
    /// popover becomes a sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the presentation style for some traits; `.none` for the controller's own style. By default, the result
    /// of ``adaptivePresentationStyle(for:)`` in a compact horizontal size class, and the controller's own style
    /// otherwise.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called before the presentation is shown in an adapted style.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Returns whether the user may dismiss the presentation; `true` by default. Not called if
    /// ``UIViewController/isModalInPresentation`` forbids it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation. Not called for dismissals by code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has attempted to dismiss a presentation that cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the default style.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// Returns ``adaptivePresentationStyle(for:)`` in a compact horizontal size class, and `.none` otherwise.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// Does nothing by default.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Returns `true` by default.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing by default.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing by default.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing by default.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// A type with a delegate that adapts its presentation. Do not adopt this protocol: it lets subclasses of
/// ``UIPresentationController`` declare delegates of other types under the same name, which class members do not
/// allow.
@MainActor @preconcurrency public protocol _AdaptivelyPresenting: AnyObject {
    /// The delegate; held weakly.
    var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _AdaptivelyPresenting {
    /// The delegate that adapts the presentation and follows dismissals by the user. It is held weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { _adaptiveDelegate }
        set { _adaptiveDelegate = newValue }
    }
}
