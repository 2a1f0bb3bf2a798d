import Foundation

/// The keys of the view controllers in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller shown before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller shown after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys of the views in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view shown before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view shown after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition: a change of a window's size or traits, or of the controllers on screen.
///
/// Controllers appear and disappear at once; only changes made alongside are animated. Transitions are never
/// interactive and cannot be cancelled.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether the transition is animated: for a push, its argument; for a window's
    /// size, whether it changed in an animation.
    var isAnimated: Bool { get }
    /// The style of the presentation that begins or ends; `.none` if nothing is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that indicates whether the transition started interactively. Always `false`.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition can be interrupted. Always `false`.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether the transition is interactive. Always `false`.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was cancelled. Always `false`.
    var isCancelled: Bool { get }
    /// The duration of the changes animated alongside, in seconds; 0 without animation.
    var transitionDuration: TimeInterval { get }
    /// The completed fraction of an interactive transition. Always 0.
    var percentComplete: CGFloat { get }
    /// The speed of the remaining transition. Always 1, the usual speed.
    var completionVelocity: CGFloat { get }
    /// The curve of the changes animated alongside.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns a controller of the transition; `nil` if there is none. A change of a window's size has the same
    /// controller for both keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of a controller of the transition; `nil` if there is none or it is not loaded.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the content. Always the identity.
    var targetTransform: CGAffineTransform { get }
}

/// An object that runs code alongside a transition and after it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs code alongside the transition and after it.
    ///
    /// - Parameters:
    ///   - animation: Runs once the change has been made, inside its animation if there is one.
    ///   - completion: Called after the controllers were told that they appeared, the layout is complete, and the
    ///     changes animated alongside have ended.
    /// - Returns: Whether the animation will run: `false` once the animations have run, and for `nil`. The completion
    ///   is called nevertheless, unless the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same as `animate(alongsideTransition:completion:)`: views outside the container are animated like
    /// those inside.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs code alongside the transition. Returns whether it will run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Does the same as `animate(alongsideTransition:)`: views outside the container are animated like those inside.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
