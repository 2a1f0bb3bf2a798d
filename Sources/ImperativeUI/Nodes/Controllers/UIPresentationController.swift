import Foundation
import BridgedEnvironment

/// A controller that manages a presentation over a window, between the two in the trait hierarchy.
///
/// A view controller's `presentationController` is created for its `modalPresentationStyle`, even before it is
/// presented, and remains the same until it is presented in another style. The `transitioningDelegate` provides
/// subclasses for the style `.custom`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, TraitNode, UITraitChangeObservable,
    _AdaptivelyPresenting
{
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?

    /// The controller that is shown. A presentation controller that the controller itself keeps does not keep it.
    private final weak var known: UIViewController?
    private final var held: UIViewController?
    /// The style in which it was made to present.
    final var style = UIModalPresentationStyle.custom
    /// The style in which it presents, adapted to where it is.
    private(set) final var shownStyle = UIModalPresentationStyle.custom
    /// The surroundings of the presented view; `nil` for none.
    private(set) final var chrome: (any PresentationChrome)?
    /// Where the presenter's view was before it left the window.
    final var cover: Cover?
    /// The view that traits are inherited from instead of the window.
    private(set) final var traitSource: UIView?
    /// Called after the presentation has ended, for any reason.
    package final var ended: (() -> Void)?
    /// The delegate that adapts the presentation; held weakly.
    public final weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that presents it, or is to.
    final weak var presenter: UIViewController?
    /// The view that contains the presented view; `nil` outside a presentation.
    public final private(set) var containerView: UIView?
    /// The window it is shown in; `nil` outside a presentation.
    final private(set) weak var window: UIWindow?
    /// How many presentations there are.
    static var activeCount = 0

    /// Creates a controller for a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        held = presentedViewController
        known = presentedViewController
        presenter = presentingViewController
        _ = DeviceTraits.predict
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    deinit {
        let (record, link) = (traitRecord, scopeLink)
        record?.releaseAttachedNodes(link: link) { nearestScope }
    }

    /// The presented view controller.
    public final var presentedViewController: UIViewController {
        guard let known = held ?? known else {
            fatalError(
                "A presentation controller is used while its controller is there: that of this \(Self.self) is gone. "
                    + "Keep the controller that is presented.")
        }
        return known
    }

    /// Keeps the presented controller from now on, or leaves that to others.
    final func holdController(_ holds: Bool) { held = holds ? known : nil }

    /// The presenting view controller; before a presentation, the presented controller itself.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The presented view; by default that of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view in the container, in points; by default determined by the style.
    open var frameOfPresentedViewInContainerView: CGRect {
        chrome?.presentedFrame ?? containerView?.bounds ?? .zero
    }

    /// The presentation style before adaptation.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style for a narrow window if the delegate does not provide one; `.none` for no adaptation.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style for some traits; `.none` for no adaptation.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// A Boolean value that indicates whether the presenter's view leaves the window during the presentation; by
    /// default determined by the style.
    open var shouldRemovePresentersView: Bool { shownStyle.hidesPresenter }

    /// A Boolean value that indicates whether the presentation covers the whole window rather than only the presenter's
    /// view.
    open var shouldPresentInFullscreen: Bool { !shownStyle.isInContext }

    /// Returns the surroundings of the presented view in a style; `nil` for none.
    func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? { nil }

    /// Where the container is in the window.
    func containerFrame(in window: UIWindow) -> CGRect { window.bounds }

    /// Called when the user presses Escape, or touches beside the presented view. Returns whether that had an effect.
    package func userWantsToLeave() -> Bool { dismissByUser() }

    /// Whether a delegate of a subclass lets the user dismiss.
    var mayDismiss: Bool { true }

    /// Called after the user dismissed.
    func wasDismissed() {}

    /// Called before the container lays out its subviews. Traits read here are tracked.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews. Traits read here are tracked.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presented view is shown.
    open func presentationTransitionWillBegin() {}
    /// Called after the presented view was shown.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view is dismissed.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented view was dismissed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The preferred size of the presented controller, in points; by default its own `preferredContentSize`.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called after the presented controller has changed its `preferredContentSize`. Lays out the container.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Returns the size of the presented controller for a new size of the container, both in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { ownSize(of: container, in: parentSize) }
    /// Called before the size of the window changes. Notifies the presented controller if its size will change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        pass(size, to: shownControllers, coordinator)
    }
    /// Called before the traits of this controller change with those of the window. Notifies the presented
    /// controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { pass(newCollection, to: shownControllers, coordinator) }

    // MARK: Traits

    /// The traits in force for this controller, including its own pending overrides.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// Called after any trait has changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package var answersStagedWrites: Bool { true }
    package var recordsRequestedRuns: Bool { false }
    package var scopeParent: (any ScopeNode)? { window == nil ? nil : traitSource ?? window }
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
        holdController(true)
        window.presentations.append(self)
        Self.activeCount += 1
        scopeParentDidChange(from: inherited, hadParent: false)
    }

    /// Shows the presented view. Part of a change.
    final func show() {
        guard let window else { return }
        presentedViewController.flags.remove(.isOnItsWay)
        presentedViewController.flags.insert(.isBeingPresented)
        let container = PresentationContainer(frame: containerFrame(in: window))
        container.presentation = self
        containerView = container
        TransitionQueue.shared.note(
            from: presenter, to: presentedViewController, in: container, style: presentationStyle)
        shownStyle = style(with: window.traitCollection)
        useChrome()
        presentedViewController.loadViewIfNeeded()
        presentationTransitionWillBegin()
        window.addSubview(container)
        if let view = presentedView {
            if let chrome { chrome.install(view, in: container) } else { container.addSubview(view) }
            placePresentedView()
        }
        updateCover()
        TransitionQueue.shared.whenTold { [self] in presentationTransitionDidEnd(self.window != nil) }
    }

    /// Takes the presented view away and leaves the window. Part of a change.
    ///
    /// - Parameter restoresPresenter: Whether the presenter's view comes back, if it has left.
    final func end(restoresPresenter: Bool) {
        guard window != nil else { return }
        presentedViewController.flags.remove(.isOnItsWay)
        presentedViewController.flags.insert(.isBeingDismissed)
        if let containerView {
            TransitionQueue.shared.note(
                from: presentedViewController, to: presenter, in: containerView, style: presentationStyle)
        }
        dismissalTransitionWillBegin()
        if restoresPresenter { uncover() } else { forgetCover() }
        if let view = presentedViewController.viewIfLoaded, let containerView, view.isDescendant(of: containerView) {
            view.removeFromSuperview()
        }
        containerView?.removeFromSuperview()
        if let window, let index = window.presentations.lastIndex(where: { $0 === self }) {
            window.presentations.remove(at: index)
        }
        Self.activeCount -= 1
        leave()
        TransitionQueue.shared.whenTold { [self] in dismissalTransitionDidEnd(true) }
    }

    /// Releases the window and the participants.
    final func leave() {
        let inherited = inheritedScope
        window = nil
        containerView = nil
        // It may hold this.
        chrome = nil
        scopeParentDidChange(from: inherited, hadParent: true)
        if presenter?.startedPresentation === self { presenter?.startedPresentation = nil }
        let controller = presentedViewController
        controller.changeScopeParent {
            if controller.presentation === self { controller.presentation = nil }
        }
        if controller.preparedPresentation === self { holdController(false) }
        if let ended {
            self.ended = nil
            TransitionQueue.shared.whenTold(ended)
        }
        Self.activity?()
    }

    /// Makes traits be inherited from a view instead of the window, from the next beginning on.
    final func inheritTraits(from source: UIView) { traitSource = source }

    // MARK: Where it is shown

    /// Called after a presentation has ended. Set by code that waits until something can be presented.
    package static var activity: (() -> Void)?

    /// The style for the traits around the container.
    private func style(with traits: UITraitCollection) -> UIModalPresentationStyle {
        let asked = adaptivePresentationStyle(for: traits)
        return asked == .none ? presentationStyle : asked
    }

    /// Shows the presented view in another style if the surroundings want that. Not while the presentation ends.
    final func adapt() {
        guard let window, let containerView else { return }
        containerView.frame = containerFrame(in: window)
        let style = style(with: containerView.traitCollection)
        if style == shownStyle { return }
        shownStyle = style
        chrome?.remove()
        useChrome()
        if let view = presentedView {
            if let chrome { chrome.install(view, in: containerView) } else { containerView.addSubview(view) }
        }
        TransitionQueue.shared.perform(animated: false) { [self] in updateCover() }
    }

    private func useChrome() {
        chrome = makeChrome(for: shownStyle)
        if shownStyle != presentationStyle { delegate?.presentationController(self, prepare: self) }
        presentationTraitsMayHaveChanged()
    }

    /// Places the presented view and its surroundings.
    final func placePresentedView() {
        if let chrome {
            chrome.layOut()
        } else {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        presentationTraitsMayHaveChanged()
    }

    /// Sets the traits that follow from the position of the presented view.
    private func presentationTraitsMayHaveChanged() {
        let traits = chrome?.traits ?? []
        if traits == presentationTraits { return }
        presentationTraits = traits
        record.computed = traits.map { trait in
            switch trait {
            case .elevated: PropertyWrite(UITraitUserInterfaceLevel.self, in: .trait, value: .elevated)
            case .narrow: PropertyWrite(UITraitHorizontalSizeClass.self, in: .trait, value: .compact)
            }
        }
        stageRecord()
    }

    private final var presentationTraits: [PresentationTrait] = []
}
