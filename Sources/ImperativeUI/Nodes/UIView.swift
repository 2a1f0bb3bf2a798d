import Drawing
import Foundation
import UnifiedStorage

/// A node of the imperative tree: a rectangle that has traits, lays out its subviews and draws itself.
///
/// Taking part in the trait system costs a view 16 bytes; overrides and registrations cost where they are made.
@MainActor @preconcurrency open class UIView: UIResponder, TraitNode, UITraitChangeObservable {
    // Checks of exclusive access are left out of what every read of a trait touches, on one actor and briefly.
    @exclusivity(unchecked) package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?
    final var flags: Flags = [.needsLayout, .needsDisplay]
    // As above, for what every mark for an update touches.
    @exclusivity(unchecked) package final var queuedPhases = UpdateQueue.PhaseSet()
    final var geometry = Geometry()
    /// What few views have: colours, hidden state and the like. Made when first needed.
    final var appearance: Appearance?

    // Weak, as a superview may go on any thread: then it is `nil` at once, and the main actor hears of it later.
    private final weak var superviewReference: UIView?
    final var subviewStorage: [UIView] = []
    // Weak, as a window may go on any thread, before the views that outlive it have heard of that.
    final weak var windowStorage: UIWindow?
    /// The controller whose `view` this is.
    package final weak var viewController: UIViewController?

    /// Makes a view of zero size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        super.init()
        geometry.setFrame(frame)
        adoptOverrides()
    }

    /// Makes a view from an archive. The archive's contents are not read: interface files are not supported.
    public required init?(coder: NSCoder) {
        super.init()
        adoptOverrides()
    }

    deinit {
        if subviewStorage.isEmpty, appearance?.mask == nil { return }
        // Taken out first, as what follows may look at this view's subviews.
        var views: [UIView] = []
        swap(&views, &subviewStorage)
        if let mask = appearance?.mask {
            appearance?.mask = nil
            views.append(mask)
        }
        // Survivors and long chains are handled outside this frame.
        if MainContext.isCurrent {
            MainActor.assumeIsolated { Dismantling.release(&views, of: self) }
        } else {
            Dismantling.release(views, link: scopeLink, controller: viewController, superview: superviewReference)
        }
    }

    /// The view this one is in: kept by the reader as long as it is used, `nil` once its last reference is gone.
    final var superviewStorage: UIView? {
        get { superviewReference }
        set {
            superviewReference = newValue
            if newValue == nil { flags.remove(.hasSuperview) } else { flags.insert(.hasSuperview) }
        }
    }

    /// Whether the superview is gone and this view has not left it yet.
    final var isOrphaned: Bool { flags.contains(.hasSuperview) && superviewReference == nil }

    /// Whether the view can have the focus of the keyboard; false by default.
    open var canBecomeFocused: Bool { false }

    /// How often the view came to show something else, with which the focus it has does not stay; 0 for most views.
    var useCount: Int { 0 }

    /// Does what a key that presses the view does. Returns whether it did something.
    func activateByKey() -> Bool { false }

    /// The subviews that the focus of the keyboard is looked for in.
    var viewsInFocusOrder: [UIView] { subviewStorage }

    /// Whether the focus goes through all of a subview before it goes on to the next.
    var separatesFocus: Bool { false }

    /// Called when the view gets or loses the focus of the keyboard.
    func focusDidChange(_ isFocused: Bool) {
        if isFocused, canBecomeFirstResponder { becomeFirstResponder() }
        if !isFocused, isFirstResponder { resignFirstResponder() }
    }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Traits

    /// The traits in force at this view. A view's own staged overrides show after the next update.
    open var traitCollection: UITraitCollection { traitCollectionValue }

    /// Called after any trait changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style this view and everything below it use; `.unspecified` inherits. Loses to
    /// `traitOverrides.userInterfaceStyle`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set { styleOverride = newValue }
    }

    package var scopeParent: (any ScopeNode)? {
        // The flag spares the many views without a controller a weak load.
        flags.contains(.ownedByController) ? viewController ?? superviewStorage : superviewStorage
    }

    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        forEachAttachedNode(body)
        for view in subviewStorage {
            if !view.flags.contains(.ownedByController) {
                body(view)
                continue
            }
            // The view of a controller that is presented is here, and inherits from elsewhere.
            let top = view.traitTop
            if top.scopeParent === self { body(top) }
        }
        if let mask = appearance?.mask { body(mask.traitTop) }
        if let presentation = appearance?.ledPresentation, presentation.scopeParent === self { body(presentation) }
    }
    package var scopeChildLimit: Int {
        attachedNodeLimit + subviewStorage.count + (appearance?.ledPresentation == nil ? 0 : 1)
            + (appearance?.mask == nil ? 0 : 1)
    }

    /// Called after a subview's intrinsic size changed.
    package func subviewSizeDidChange(_ view: UIView) {
        setNeedsLayout()
        contentSizeObserver?()
    }
    /// Called after the size of the bounds changed, for views that derive traits from it.
    func boundsSizeDidChange() {}
    /// Called in each layout pass that visits this view, before its properties and layout.
    func prepareLayout() {}
    /// Called after `isHidden` changed.
    func hiddenDidChange() {}
    /// How far what is not safe for a subview reaches into this view at each side.
    func safeAreaInsets(around view: UIView) -> UIEdgeInsets { safeAreaInsets }
    /// Called after `safeAreaInsets` changed, before subclasses outside of the library are told.
    func safeAreaWasUpdated() {}
    /// How strongly views of the class resist being larger than their content, unless they were told otherwise.
    func standardHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    /// How strongly the view resists being larger than its content.
    func stretchPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentHuggingPriority(for: axis) }
    /// How strongly the view resists being smaller than its content.
    func shrinkPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentCompressionResistancePriority(for: axis)
    }

    // MARK: Overridable

    /// Lays out the subviews. Reads of this view's traits are tracked: when one changes, the layout runs again.
    open func layoutSubviews() {}
    /// Updates content and styling, before layout. Reads of traits and observable objects are tracked.
    open func updateProperties() {}
    /// Draws the view's own content into the current graphics context, between the background and the subviews. Reads
    /// of traits and observable objects are tracked. What lies outside `bounds` is cut off.
    open func draw(_ rect: CGRect) {}

    /// Draws in front of the view's picture, in the view around it, whenever that is put together.
    ///
    /// - Parameters:
    ///   - context: What the view around it is drawn in.
    ///   - transform: Leads from the view's coordinates to those of the view around it.
    func drawInFront(in context: inout DrawingContext, of transform: CGAffineTransform) {}

    /// Draws what is between the view's own drawing and its subviews, in the view's coordinates. Called whenever
    /// something below has changed.
    func drawBehindSubviews(in context: inout DrawingContext) {}
    /// The size that best fits `size`, in points; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The size the content asks for; `UIView.noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// The size the view would take to fit its content, when it may be as small or large as `targetSize` says, in
    /// points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size the view would take to fit its content: on each axis the target's length where its priority is stronger
    /// than the view's own wish, else the content's. The height is that for the width.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Says that `intrinsicContentSize` changed: the superview lays out again.
    open func invalidateIntrinsicContentSize() { superview?.subviewSizeDidChange(self) }
    /// Takes this view out of its superview. It keeps its last traits. Without a superview, nothing happens.
    open func removeFromSuperview() {
        if superviewStorage != nil { move(self, to: nil, at: 0) }
    }
    /// Called before a subview is added or leaves.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}

    /// Called before layouts for a picture: notes with `PassingLayout` what another layout would not bring back.
    func noteForPassingLayout() {
        contents?.noteForPassingLayout()
        notePlaceForPassingLayout()
    }

    /// Called where the medium may be another one than that the view was measured for.
    func textMediumMayHaveChanged() {
        guard let contents else { return }
        contents.showIn(traitCollection.textMedium)
        contents.mediumMayHaveChanged()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called after `tintColor` changed here or above.
    open func tintColorDidChange() {}
    /// How far what is not safe for content reaches into the view at each side, in points, as of the last layout: what
    /// the scene and the controllers around keep free. Zero where nothing does.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsValue }
    /// Called in a layout pass after `safeAreaInsets` changed, before the view is laid out, which is then due.
    open func safeAreaInsetsDidChange() {}

    // MARK: Events

    /// The frontmost view at a point of this view that takes events: this view or one below it; `nil` if there is none.
    ///
    /// Views that are hidden, less opaque than 0.01, not enabled for user interaction, or that do not contain the point
    /// are passed over with everything below them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, event) }
    /// Whether a point of this view belongs to it; by default whether it is within the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hasInBounds(point) }
    /// Whether a recogniser may recognise a touch on this view or below it; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override var accessibilityRecord: AccessibilityRecord? {
        get { appearance?.accessibility }
        set { madeAppearance.accessibility = newValue }
    }
    package override final var ownAccessibilityFrame: CGRect { convert(bounds, to: nil) }
    /// The subviews in the order in which they are read.
    package var subviewsInReadingOrder: [UIView] { subviewStorage }
    /// The subviews of which is told beside the view where that is an element itself.
    var elementsBeside: [UIView] { [] }

    // MARK: Overridable members implemented in the files named after their aspect

    /// The view's rectangle in its superview's coordinates, in points. Numbers that are not finite are reported and
    /// count as 0.
    open var frame: CGRect {
        get { frameValue }
        set { frameValue = newValue }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { boundsValue }
        set { boundsValue = newValue }
    }

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
        get { centerValue }
        set { centerValue = newValue }
    }

    /// How the view is scaled, turned and moved around its centre; identity by default. `bounds` and `center` stay,
    /// `frame` becomes the box around what is shown.
    open var transform: CGAffineTransform {
        get { transformValue }
        set { transformValue = newValue }
    }

    /// The colour behind the view's content; `nil`, the default, is none.
    ///
    /// A dynamic colour is kept as it is and resolved with this view's traits when the view is displayed.
    open var backgroundColor: UIColor? {
        get { backgroundColorValue }
        set { backgroundColorValue = newValue }
    }

    /// The colour that is drawn behind all contents: that of the view, unless it has something to show itself.
    var backgroundBehindContent: UIColor? { appearance?.backgroundColor }

    /// The colour for what can be acted on: this view's own, or the nearest ancestor's, or the system's blue.
    /// Setting `nil` inherits again.
    open var tintColor: UIColor! {
        get { tintColorValue }
        set { tintColorValue = newValue }
    }

    /// Whether the view and everything below it is left out of display; false by default.
    open var isHidden: Bool {
        get { isHiddenValue }
        set { isHiddenValue = newValue }
    }

    /// How opaque the view is, 0 to 1; 1 by default.
    open var alpha: CGFloat {
        get { alphaValue }
        set { alphaValue = newValue }
    }

    /// Whether what is below is cut at this view's bounds; false by default.
    open var clipsToBounds: Bool {
        get { clipsToBoundsValue }
        set { clipsToBoundsValue = newValue }
    }

    /// A view through which this view, and all in it, is seen: where the mask is opaque, and less where it is less
    /// opaque, in whatever colours. `nil`, the default, shows all.
    ///
    /// The mask's frame is in this view's coordinates. It has this view's traits, is laid out and moves in animations
    /// as a subview does, but is none of the ``subviews``: it is not shown itself, takes no touches, and is not spoken
    /// of. Its ``superview`` is this view. A mask that is a subview of another view, or its mask, leaves that. Touches
    /// reach what is masked as they do without. A view that is, or is above, this one traps.
    open var mask: UIView? {
        get { maskValue }
        set { maskValue = newValue }
    }

    /// Whether the view takes part in events; true by default.
    open var isUserInteractionEnabled: Bool {
        get { isUserInteractionEnabledValue }
        set { isUserInteractionEnabledValue = newValue }
    }

    /// Asks for a layout of this view in the next update.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Runs the update now: traits, bodies, then the layout of what needs it, at and above and below this view.
    open func layoutIfNeeded() { layOutNow() }

    /// Asks for `draw(_:)` in the next update, where the view is in a window.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Puts `view` in front of the other subviews, taking it out of where it was.
    ///
    /// It takes the traits this view has now. Adding an ancestor, or the view itself, traps.
    open func addSubview(_ view: UIView) { addInFront(view) }
}
