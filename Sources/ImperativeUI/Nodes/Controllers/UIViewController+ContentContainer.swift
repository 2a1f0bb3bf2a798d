import Foundation

extension UIViewController: UIContentContainer {
    /// The coordinator of the current transition that involves this controller, an ancestor or a descendant; `nil` if
    /// there is none, or if the transition is not animated.
    ///
    /// A change of the controllers on screen has a coordinator from before `viewWillAppear` until the controllers
    /// were told that they appeared. A change of a window's size always has one, animated or not.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let change = TransitionQueue.shared.coordinator as? ControllerTransition
        if let change, change.concerns(self) { return change }
        return nearest { $0.viewIfLoaded?.window }?.transition
    }

    /// The default implementation of the public member of a similar name.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = child as? UIViewController, let content = child.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        return content.bounds.size.following(parentSize, from: view.bounds.size)
    }
}
