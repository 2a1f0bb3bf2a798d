import Foundation

extension UIPresentationController: UIContentContainer {
    /// The size that the presented controller should have, in points.
    public final var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// What the public member of a similar name does, unless it is overridden.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        if let chrome { return chrome.presentedSize(inContainerOf: parentSize) }
        guard let container = containerView?.bounds.size, let view = presentedView else { return parentSize }
        return CGSize(
            width: max(0, parentSize.width - container.width + view.bounds.width),
            height: max(0, parentSize.height - container.height + view.bounds.height))
    }

    final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let child = presentedViewController
        guard containerView != nil, let content = child.viewIfLoaded else { return }
        let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
        if childSize != content.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }

    final func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let child = presentedViewController
        if containerView != nil, let own = child.traits(after: traits, of: self) {
            child.willTransition(to: own, with: coordinator)
        }
    }
}

extension PresentationChrome {
    /// The size that the presented view has in a container of another size: the same.
    func presentedSize(inContainerOf size: CGSize) -> CGSize { presentedFrame.size }
}
