import Foundation

extension UIViewController: UIContentContainer {
    /// What can be done along with the change that is going on, of what is shown or of the window, and takes in this
    /// controller, one around it or one in it; `nil` where there is none, or it is not animated.
    ///
    /// It is there from before `viewWillAppear` until the controllers were told that they appeared, and while a
    /// window's size becomes another one, animated or not.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let change = TransitionQueue.shared.coordinator as? ControllerTransition
        if let change, change.concerns(self) { return change }
        return nearest { $0.viewIfLoaded?.window }?.transition
    }

    /// What the public member of a similar name does, unless it is overridden.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = child as? UIViewController, let content = child.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return content.bounds.size.following(parentSize, from: view.bounds.size)
    }
}
