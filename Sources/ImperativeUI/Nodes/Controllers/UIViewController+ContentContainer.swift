import Foundation

extension UIViewController: UIContentContainer {
    /// What can be done along with the change that is going on, of what is shown or of the window, and takes in this
    /// controller, one around it or one in it; `nil` where there is none, or it is not animated.
    ///
    /// It is there from before `viewWillAppear` until the controllers were told that they appeared, and while a window's
    /// size becomes another one, animated or not.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let change = TransitionQueue.shared.coordinator as? ControllerTransition
        if let change, change.concerns(self) { return change }
        var controller: UIViewController? = self
        while let here = controller {
            if let window = here.viewIfLoaded?.window { return window.transition }
            controller = here.parentStorage
        }
        return nil
    }

    /// What the public member of a similar name does, unless it is overridden.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = child as? UIViewController, let content = child.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        let (own, now) = (view.bounds.size, content.bounds.size)
        return CGSize(
            width: max(0, parentSize.width - own.width + now.width),
            height: max(0, parentSize.height - own.height + now.height))
    }

    /// Tells the children whose views are to have another size.
    final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let content = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != content.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Tells the children that are to have other traits.
    final func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            if let own = child.traits(after: traits, of: self) { child.willTransition(to: own, with: coordinator) }
        }
    }
}
