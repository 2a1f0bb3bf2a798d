import Foundation
import UnifiedStorage

/// Manages how one controller is shown over a window, and stands between both in the trait hierarchy.
@MainActor @preconcurrency open class UIPresentationController: NSObject, TraitNode, UITraitChangeObservable {
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?

    /// The controller that is shown.
    public final let presentedViewController: UIViewController
    /// Who presents it, or is to.
    final weak var presenter: UIViewController?
    /// The view that holds the presented view; `nil` outside a presentation.
    public final private(set) var containerView: UIView?
    /// The window it is shown in; `nil` outside a presentation.
    final private(set) weak var window: UIWindow?
    /// How many presentations there are.
    static var activeCount = 0

    /// Makes a controller for a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        _ = DeviceTraits.predict
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    /// The controller that shows it; the presented controller itself before a presentation.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The view that is shown; by default the presented controller's.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies in the container, in points; by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container lays out its subviews. Reads of traits are tracked.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out its subviews. Reads of traits are tracked.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presented view is shown.
    open func presentationTransitionWillBegin() {}
    /// Called after the presented view was shown.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view goes.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented view went.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    /// The traits in force at this controller, its own staged overrides included.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// Called after any trait changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The trait values this controller sets for what it presents.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// Traits for what is presented. Deprecated on Apple's systems since iOS 17 in favour of `traitOverrides`, which
    /// win over these.
    public final var overrideTraitCollection: UITraitCollection? {
        get { traitRecord?.parentOverrides }
        set {
            record.parentOverrides = newValue
            stageRecord()
        }
    }

    package var answersStagedWrites: Bool { true }
    package var recordsRequestedRuns: Bool { false }
    package var scopeParent: (any ScopeNode)? { window }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        forEachAttachedNode(body)
        if presentedViewController.presentation === self { body(presentedViewController) }
    }
    package var scopeChildLimit: Int { attachedNodeLimit + 1 }

    // MARK: Presentation

    /// Takes its place below a window.
    final func begin(in window: UIWindow, from presenter: UIViewController) {
        let inherited = inheritedScope
        self.window = window
        self.presenter = presenter
        window.presentations.append(self)
        Self.activeCount += 1
        scopeParentDidChange(from: inherited, hadParent: false)
    }

    /// Shows the presented view. Part of a change.
    final func show() {
        guard let window else { return }
        presentedViewController.flags.remove(.isOnItsWay)
        presentedViewController.flags.insert(.isBeingPresented)
        let container = PresentationContainer(frame: window.bounds)
        container.presentation = self
        containerView = container
        presentedViewController.loadViewIfNeeded()
        presentationTransitionWillBegin()
        window.addSubview(container)
        if let view = presentedView {
            view.frame = frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        TransitionQueue.shared.whenTold { [self] in presentationTransitionDidEnd(self.window != nil) }
    }

    /// Takes the presented view away and leaves the window. Part of a change.
    final func end() {
        guard let window else { return }
        presentedViewController.flags.remove(.isOnItsWay)
        presentedViewController.flags.insert(.isBeingDismissed)
        dismissalTransitionWillBegin()
        if let view = presentedViewController.viewIfLoaded, let containerView, view.isDescendant(of: containerView) {
            view.removeFromSuperview()
        }
        containerView?.removeFromSuperview()
        containerView = nil
        window.presentations.removeAll { $0 === self }
        Self.activeCount -= 1
        leave()
        TransitionQueue.shared.whenTold { [self] in dismissalTransitionDidEnd(true) }
    }

    /// Lets go of the window and of those that took part.
    final func leave() {
        let inherited = inheritedScope
        window = nil
        scopeParentDidChange(from: inherited, hadParent: true)
        if presenter?.startedPresentation === self { presenter?.startedPresentation = nil }
        presentedViewController.changeScopeParent {
            if presentedViewController.presentation === self { presentedViewController.presentation = nil }
        }
    }
}

/// The view between a window and a presented view.
private final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        guard let presentation else { return }
        TraitTracking.run(.controllerWillLayout, of: presentation, reading: [presentation, self]) { [weak self] in
            self?.setNeedsLayout()
        } _: {
            presentation.containerViewWillLayoutSubviews()
            presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
            presentation.containerViewDidLayoutSubviews()
        }
    }
}
