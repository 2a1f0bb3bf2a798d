import Foundation

/// The surroundings of a presented view in its container, and the frames of both.
@MainActor protocol PresentationChrome: AnyObject {
    /// Puts everything into a container, with the presented view.
    func install(_ view: UIView, in container: UIView)
    /// Places everything. Reads of the presentation's, its controller's and the container's traits are tracked.
    func layOut()
    /// Takes everything but the presented view out of the container.
    func remove()
    /// Where the presented view is in the container.
    var presentedFrame: CGRect { get }
    /// Returns the size that the presented view has in a container of another size.
    func presentedSize(inContainerOf size: CGSize) -> CGSize
    /// The traits that the presentation sets for the presented controller.
    var traits: [PresentationTrait] { get }
    /// Whether the content behind can be used.
    var letsThrough: Bool { get }
    /// Whether the user can dismiss the presented controller.
    var isDismissible: Bool { get }
    /// Whether a point of the container beside the presented view is for the content behind.
    func passes(_ point: CGPoint, _ event: UIEvent?) -> Bool
}

/// A trait that follows from where something is presented.
enum PresentationTrait: Equatable {
    case elevated
    case narrow
}

/// The view between a window and a presented view.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        guard let presentation else { return }
        TraitTracking.run(
            .controllerWillLayout, of: presentation,
            reading: [presentation, self, presentation.presentedViewController]
        ) { [weak self] in
            self?.setNeedsLayout()
        } _: {
            presentation.adapt()
            presentation.containerViewWillLayoutSubviews()
            presentation.placePresentedView()
            presentation.containerViewDidLayoutSubviews()
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if presentation?.chrome?.passes(point, event) == true { return nil }
        return super.hitTest(point, with: event)
    }
}
