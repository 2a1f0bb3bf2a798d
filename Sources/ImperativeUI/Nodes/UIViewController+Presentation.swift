import Foundation
import UnifiedStorage

extension UIViewController {
    /// The controller this one, or the nearest ancestor, presents.
    public final var presentedViewController: UIViewController? {
        presentedStorage ?? parentStorage?.presentedViewController
    }

    /// The controller that presents this one, or the nearest ancestor.
    public final var presentingViewController: UIViewController? {
        presenter ?? parentStorage?.presentingViewController
    }

    /// What manages this controller's presentation, made when it is first asked for or presented.
    public final var presentationController: UIPresentationController? {
        if let presentation { return presentation }
        return parentStorage?.presentationController
    }

    /// Shows `controller` over this controller's window, inside its presentation controller's container.
    ///
    /// It inherits its traits from the presentation controller, which inherits from the window. Presenting while
    /// presenting, or without a window, is reported and does nothing.
    public final func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let window = viewIfLoaded?.window ?? rootWindow else {
            RuntimeIssue.report(
                "presentation",
                "A controller presents over its window: \(type(of: self)) is in none. Nothing is presented.")
            return
        }
        guard presentedStorage == nil, controller.presenter == nil, controller !== self else {
            RuntimeIssue.report(
                "presentation",
                "A controller presents one controller at a time, and each is presented once: \(type(of: self)) "
                    + "cannot present \(type(of: controller)) now. Nothing is presented.")
            return
        }
        let presentation =
            controller.customPresentation
            ?? UIPresentationController(presentedViewController: controller, presenting: self)
        controller.loadViewIfNeeded()
        controller.changeScopeParent {
            controller.presentation = presentation
            controller.presenter = self
            presentedStorage = controller
        }
        presentation.begin(in: window)
        if let completion { UpdateQueue.shared.atEnd(completion) }
        UpdateQueue.shared.enqueue(window, in: .layout)
    }

    /// Ends the presentation this controller started, or else the one it is shown by.
    public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedStorage else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: animated, completion: completion)
            }
            return
        }
        presented.presentedStorage.map { _ in presented.dismiss(animated: false) }
        let presentation = presented.presentation
        presentation?.end()
        presented.changeScopeParent {
            presented.presentation = nil
            presented.presenter = nil
            presentedStorage = nil
        }
        completion?()
    }

    /// The presentation controller a subclass gives for its own presentation; `nil` takes the standard one.
    private var customPresentation: UIPresentationController? {
        transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenter, source: presenter ?? self)
    }
}

/// Gives the presentation controller of a controller that is presented.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The controller that manages the presentation; `nil` takes the standard one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}
