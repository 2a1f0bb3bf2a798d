import Foundation

/// What shows controllers within an area and is told before that area changes: controllers and presentation controllers.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content should have, in points; zero leaves it to whoever shows it.
    var preferredContentSize: CGSize { get }
    /// Called after a child has changed its `preferredContentSize`.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size that a child will have once its parent has another size, both in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the size of the window, and with it that of the content, becomes another one.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the window has other traits, and with it the content.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
