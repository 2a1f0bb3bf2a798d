import Foundation
import UnifiedStorage

/// Manages how one controller is shown over a window, and stands between both in the trait hierarchy.
@MainActor @preconcurrency open class UIPresentationController: NSObject, TraitNode, UITraitChangeObservable {
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?

    /// The controller that is shown.
    public final unowned let presentedViewController: UIViewController
    private final weak var presentingStorage: UIViewController?
    /// The view that holds the presented view; `nil` outside a presentation.
    public final private(set) var containerView: UIView?
    private final weak var window: UIWindow?

    /// Makes a controller for a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentingStorage = presentingViewController
        _ = DeviceTraits.predict
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    /// The controller that shows it; the presented controller itself before a presentation.
    public final var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

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
    package var scopeParent: (any ScopeNode)? { window }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        forEachGuest(body)
        if presentedViewController.presentation === self { body(presentedViewController) }
    }
    package var scopeChildLimit: Int { guestLimit + 1 }

    // MARK: Presentation

    final func begin(in window: UIWindow) {
        let inherited = inheritedScope
        self.window = window
        window.presentations.append(self)
        scopeParentDidChange(from: inherited, hadParent: false)
        let container = PresentationContainer(frame: window.bounds)
        container.presentation = self
        containerView = container
        presentationTransitionWillBegin()
        window.addSubview(container)
        if let view = presentedView { container.addSubview(view) }
        presentationTransitionDidEnd(true)
    }

    final func end() {
        dismissalTransitionWillBegin()
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
        let inherited = inheritedScope
        window?.presentations.removeAll { $0 === self }
        window = nil
        scopeParentDidChange(from: inherited, hadParent: true)
        dismissalTransitionDidEnd(true)
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
