import Foundation

extension UIPresentationController: UIContentContainer {
    /// What the public member of a similar name does, unless it is overridden.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        if let chrome { return chrome.presentedSize(inContainerOf: parentSize) }
        guard let container = containerView?.bounds.size, let view = presentedView else { return parentSize }
        return view.bounds.size.following(parentSize, from: container)
    }

    /// What is told of another size or traits: the presented controller, once it is shown.
    final var shownControllers: [UIViewController] { containerView == nil ? [] : [presentedViewController] }
}

extension PresentationChrome {
    /// The size that the presented view has in a container of another size: the same.
    func presentedSize(inContainerOf size: CGSize) -> CGSize { presentedFrame.size }
}
