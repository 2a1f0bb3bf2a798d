import Foundation

/// Which controller of a transition is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that was shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that was shown before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is shown afterwards.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition: a change of a window's size or traits, or of the controllers that are shown.
///
/// Controllers come and go at once, whatever moves along with them. No transition follows a finger or can be cancelled.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change was asked to be animated: a push by its argument, a window's size by an animation around it.
    var isAnimated: Bool { get }
    /// The style of the presentation that begins or ends; `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began by following a finger: always false.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted: always false.
    var isInterruptible: Bool { get }
    /// Whether the transition follows a finger: always false.
    var isInteractive: Bool { get }
    /// Whether everything is as it was before: always false.
    var isCancelled: Bool { get }
    /// How long what is animated alongside moves, in seconds; 0 for what is there at once.
    var transitionDuration: TimeInterval { get }
    /// How far a transition is that follows a finger: always 0.
    var percentComplete: CGFloat { get }
    /// How fast the rest of the transition is: always 1, as usual.
    var completionVelocity: CGFloat { get }
    /// How what is animated alongside moves.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns a controller of the transition; `nil` for none. A window that has another size has the same for both
    /// keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of a controller of the transition; `nil` where there is none, or it has not been loaded.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// How the content is turned: always the identity.
    var targetTransform: CGAffineTransform { get }
}

/// Lets code take part in a transition: do something while it takes place, and afterwards.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Has something done along with the transition, and afterwards.
    ///
    /// - Parameters:
    ///   - animation: Runs once the change has been made, under its animation if it has one.
    ///   - completion: Called after the controllers were told that they are shown, the layout is done, and what was
    ///     animated alongside has come to its end.
    /// - Returns: Whether the animation will run: false once the animations have run, and for `nil`. The completion is
    ///   called all the same, as long as the transition is not over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same as `animate(alongsideTransition:completion:)`: a view outside of the container moves like one in
    /// it.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Has something done along with the transition. Returns whether it will run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Does the same as `animate(alongsideTransition:)`: a view outside of the container moves like one in it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
