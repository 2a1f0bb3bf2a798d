import Foundation

/// What shows controllers within an area and is told before that area changes: controllers and presentation
/// controllers.
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

extension UIContentContainer where Self: TraitNode {
    /// Tells the children whose views are to have another size.
    func pass(
        _ size: CGSize, to children: [UIViewController], _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            guard let content = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != content.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Tells the children that are to have other traits.
    func pass(
        _ traits: UITraitCollection, to children: [UIViewController],
        _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            if let own = child.traits(after: traits, of: self) { child.willTransition(to: own, with: coordinator) }
        }
    }
}

extension CGSize {
    /// The size once what it is in has another size: as much more or less, and not below 0.
    func following(_ new: CGSize, from old: CGSize) -> CGSize {
        CGSize(width: max(0, new.width - old.width + width), height: max(0, new.height - old.height + height))
    }
}
