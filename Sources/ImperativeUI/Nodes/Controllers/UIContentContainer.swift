import Foundation

/// The methods with which controllers and presentation controllers adapt their content to changes of size and traits.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points; zero leaves the size to the container.
    var preferredContentSize: CGSize { get }
    /// Called after a child has changed its `preferredContentSize`.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child for a new size of its parent, both in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the size of the window changes, and with it the size of the content.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits of the window change, and with them those of the content.
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
    /// Returns the size after the container has changed its size: as much more or less, and not below 0.
    func following(_ new: CGSize, from old: CGSize) -> CGSize {
        CGSize(width: max(0, new.width - old.width + width), height: max(0, new.height - old.height + height))
    }
}
