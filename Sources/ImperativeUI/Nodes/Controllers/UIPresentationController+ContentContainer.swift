import Foundation

extension UIPresentationController: UIContentContainer {
    /// The default implementation of the public member of a similar name.
    final func ownSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        if let chrome { return chrome.presentedSize(inContainerOf: parentSize) }
        guard let container = containerView?.bounds.size, let view = presentedView else { return parentSize }
        return view.bounds.size.following(parentSize, from: container)
    }

    /// The controllers told of another size or traits: the presented one, once it is shown.
    final var shownControllers: [UIViewController] { containerView == nil ? [] : [presentedViewController] }
}

extension PresentationChrome {
    /// The size that the presented view has in a container of another size: the same.
    func presentedSize(inContainerOf size: CGSize) -> CGSize { presentedFrame.size }
}
