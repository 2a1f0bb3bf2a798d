import Foundation
import UnifiedStorage

/// Manages how one controller is shown over a window, and stands between both in the trait hierarchy.
///
/// The `presentationController` of a controller is made for its `modalPresentationStyle`, also before it is presented,
/// and stays the same until it is presented in another style. Subclasses are for controllers whose style is `.custom`,
/// whose `transitioningDelegate` makes them.
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
    /// What is around the presented view; `nil` for nothing.
    private(set) final var chrome: (any PresentationChrome)?
    /// Where the presenter's view was before it left the window.
    final var cover: Cover?
    /// What traits are inherited from instead of the window.
    private(set) final var traitSource: UIView?
    /// Called after the presentation has ended, whoever ended it.
    package final var ended: (() -> Void)?
    /// Held weakly.
    public final weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
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
        held = presentedViewController
        known = presentedViewController
        presenter = presentingViewController
        _ = DeviceTraits.predict
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    /// The controller that is shown.
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

    /// The controller that shows it; the presented controller itself before a presentation.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The view that is shown; by default the presented controller's.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies in the container, in points; by default as the style says.
    open var frameOfPresentedViewInContainerView: CGRect {
        chrome?.presentedFrame ?? containerView?.bounds ?? .zero
    }

    /// The style in which the controller presents where nothing adapts it.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style that this adapts to in a narrow window where the delegate does not say otherwise; `.none` for its own.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style that this adapts to with some traits; `.none` for its own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// Whether the presenter's view leaves the window while this is shown; by default as the style says.
    open var shouldRemovePresentersView: Bool { shownStyle.hidesPresenter }

    /// Whether this covers the whole window, and not only the presenter's view.
    open var shouldPresentInFullscreen: Bool { !shownStyle.isInContext }

    /// Returns what is around the presented view in a style; `nil` for nothing.
    func makeChrome(for style: UIModalPresentationStyle) -> (any PresentationChrome)? { nil }

    /// Where the container is in the window.
    func containerFrame(in window: UIWindow) -> CGRect { window.bounds }

    /// Called when the user presses Escape, or touches beside what is presented. Returns whether that had an effect.
    package func userWantsToLeave() -> Bool { dismissByUser() }

    /// Whether a delegate of a subclass lets the user dismiss.
    var mayDismiss: Bool { true }

    /// Called after the user dismissed.
    func wasDismissed() {}

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

    /// The size that the presented controller should have, in points; by default the one that it prefers.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called after the presented controller changed its `preferredContentSize`. Lays the container out.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Returns the size that the presented controller will have in a container of another size, both in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { ownSize(of: container, in: parentSize) }
    /// Called before the window has another size. Tells the presented controller if its size will be another one.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        pass(size, to: shownControllers, coordinator)
    }
    /// Called before this controller has other traits with its window. Tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { pass(newCollection, to: shownControllers, coordinator) }

    // MARK: Traits

    /// The traits in force at this controller, its own staged overrides included.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// Called after any trait changed, on classes that override it.
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
        if let window, let place = window.presentations.lastIndex(where: { $0 === self }) {
            window.presentations.remove(at: place)
        }
        Self.activeCount -= 1
        leave()
        TransitionQueue.shared.whenTold { [self] in dismissalTransitionDidEnd(true) }
    }

    /// Lets go of the window and of those that took part.
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

    /// Has traits inherited from a view instead of the window, from the next beginning on.
    final func inheritTraits(from source: UIView) { traitSource = source }

    // MARK: Where it is shown

    /// Called after a presentation has ended. Set by whoever waits until something can be presented.
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
        placeTraitsMayHaveChanged()
    }

    /// Places the presented view, and what is around it.
    final func placePresentedView() {
        if let chrome {
            chrome.layOut()
        } else {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        placeTraitsMayHaveChanged()
    }

    /// Sets what follows from where the presented view is.
    private func placeTraitsMayHaveChanged() {
        let traits = chrome?.traits ?? []
        if traits == placeTraits { return }
        placeTraits = traits
        record.computed = traits.map { trait in
            switch trait {
            case .elevated: PropertyWrite(UITraitUserInterfaceLevel.self, in: .trait, value: .elevated)
            case .narrow: PropertyWrite(UITraitHorizontalSizeClass.self, in: .trait, value: .compact)
            }
        }
        stageRecord()
    }

    private final var placeTraits: [PlaceTrait] = []
}
