import Foundation
import BridgedEnvironment

extension UIViewController {
    /// Returns the object that will present this controller, made if necessary; `nil` where other code makes it.
    final func prepareForPresentation() -> UIPresentationController? {
        if let preparedPresentation { return preparedPresentation }
        guard let made = makePresentation() else { return nil }
        preparedPresentation = made
        made.holdController(false)
        return made
    }

    /// The default implementation of the public member of this name.
    final func defaultPresent(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        // A window that is gone when a change that had to wait has its turn is no fault of the one who asked.
        let hadWindow = presentingWindow(for: controller) != nil
        TransitionQueue.shared.perform(animated: animated) { [self] in
            if hadWindow, presentingWindow(for: controller) == nil { return }
            startPresentation(of: controller, completion: completion)
        }
    }

    /// Presents a controller if that is possible when it has its turn, and reports nothing if it is not.
    ///
    /// - Parameter outcome: Called at that time with whether it is presented.
    package final func presentIfPossible(_ controller: UIViewController, outcome: @escaping (Bool) -> Void) {
        TransitionQueue.shared.perform(animated: true) { [self] in
            let hasWindow = presentingWindow(for: controller) != nil
            let isPossible = hasWindow && presenter(of: controller).reasonNotToPresent(controller) == nil
            if isPossible { startPresentation(of: controller, completion: nil) }
            outcome(isPossible)
        }
    }

    /// Ends the presentation of this controller, and those inside it. Nothing happens if it is not presented.
    package final func endPresentation() {
        TransitionQueue.shared.perform(animated: true) { [self] in
            guard let presentation, presentation.presentedViewController === self else { return }
            UIPresentationController.end([presentation] + presentation.inside, staying: true)
        }
    }

    private func startPresentation(of controller: UIViewController, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        guard let window = presentingWindow(for: controller) else {
            RuntimeIssue.report(
                "presentation",
                "A controller presents over its window: \(type(of: self)) is in none. Nothing is presented.")
            return
        }
        if let reason = presenter.reasonNotToPresent(controller) {
            RuntimeIssue.report(
                "presentation",
                "A controller presents one controller at a time, and presents what is not shown yet: "
                    + "\(type(of: presenter)) cannot present \(type(of: controller)) now, as \(reason). "
                    + "Nothing is presented.")
            return
        }
        let presentation = presentation(of: controller, by: presenter)
        controller.changeScopeParent {
            controller.presentation = presentation
            presenter.startedPresentation = presentation
            presentation.begin(in: window, from: presenter)
        }
        presentation.show()
        if let completion { TransitionQueue.shared.whenTold(completion) }
    }

    private func presentation(of controller: UIViewController, by presenter: UIViewController)
        -> UIPresentationController
    {
        if controller.modalPresentationStyle == .custom, controller.preparedPresentation == nil,
            let made = controller.transitioningDelegate?.presentationController(
                forPresented: controller, presenting: presenter, source: self)
        {
            return made
        }
        return controller.prepareForPresentation()
            ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }

    /// The window over which a controller is presented; `nil` for none.
    private func presentingWindow(for controller: UIViewController) -> UIWindow? {
        let presenter = presenter(of: controller)
        return presenter.viewIfLoaded?.window ?? presenter.rootWindow ?? viewIfLoaded?.window
    }

    /// The controller that presents another one which this one is asked to present.
    package final func presenter(of controller: UIViewController) -> UIViewController {
        let isInContext = controller.modalPresentationStyle.isInContext
        var presenter = self
        while !isInContext || !presenter.definesPresentationContext, let parent = presenter.parentStorage {
            presenter = parent
        }
        return presenter
    }

    /// Whether this controller presents another one itself, and not an ancestor.
    package final var isPresenting: Bool { startedPresentation != nil }

    private func reasonNotToPresent(_ controller: UIViewController) -> String? {
        if startedPresentation != nil { return "it presents another one" }
        if controller.presentation != nil { return "that is presented already" }
        if controller.parentStorage != nil { return "that is a child of another one" }
        if controller.rootWindow != nil { return "that is the root of a window" }
        // A controller above this one has a child, or presents another.
        if controller !== self, controller.childStorage.isEmpty, controller.startedPresentation == nil { return nil }
        var above: UIViewController? = self
        while let here = above {
            if here === controller { return "that is, or presents, the one that is to present it" }
            above = here.parentStorage ?? here.presentation?.presenter
        }
        return nil
    }

    /// The default implementation of the public member of this name.
    final func defaultDismiss(animated: Bool, completion: (() -> Void)? = nil) {
        TransitionQueue.shared.perform(animated: animated) { [self] in
            guard let ending = nearest({ $0.startedPresentation }) ?? nearest({ $0.presentation }) else {
                return nearest { $0.showingController == nil ? nil : $0 }?.endBeingShown() ?? ()
            }
            UIPresentationController.end([ending] + ending.inside, staying: true)
            if let completion { TransitionQueue.shared.whenTold(completion) }
        }
    }

    /// Ends the presentation this controller is shown by, as it is shown by something else from now on.
    final func endOwnPresentation() {
        guard let presentation else { return }
        TransitionQueue.shared.perform(animated: false) { [self] in
            UIPresentationController.end([presentation] + UIPresentationController.started(in: self), staying: true)
        }
    }

    /// Ends the presentations that this controller or those below it started, as they are about to go.
    final func endPresentationsInside() {
        let started = UIPresentationController.started(in: self)
        if started.isEmpty { return }
        TransitionQueue.shared.perform(animated: false) { UIPresentationController.end(started) }
    }
}

/// The methods that provide the presentation controller for the style `.custom`.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the controller that manages the presentation; `nil`, the default, for the standard one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil` by default.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
