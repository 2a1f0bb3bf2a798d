import Drawing
import Foundation
import BridgedEnvironment

/// A rectangle that has traits, lays out its subviews and draws its content: the node of the imperative tree.
///
/// Taking part in the trait system costs 16 bytes per view. Overrides and registrations only cost where they are
/// made.
@MainActor @preconcurrency open class UIView: UIResponder, TraitNode, UITraitChangeObservable, CALayerDelegate {
    // Exclusive access is not checked for state that every read of a trait touches, on one actor and briefly.
    @exclusivity(unchecked) package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?
    final var flags: Flags = [.needsLayout, .needsDisplay]
    // As above, for state that every mark for an update touches.
    @exclusivity(unchecked) package final var queuedPhases = UpdateQueue.PhaseSet()
    final var geometry = Geometry()
    /// The properties that few views have: colours, hidden state and the like. Made when first needed.
    final var appearance: Appearance?

    // Weak, as a superview may go on any thread: then it is `nil` at once, and the main actor is told later.
    private final weak var superviewReference: UIView?
    final var subviewStorage: [UIView] = []
    // Weak, as a window may go on any thread, before the views that outlive it have been told.
    final weak var windowStorage: UIWindow?
    /// The controller whose `view` this is.
    package final weak var viewController: UIViewController?

    /// Creates a view of zero size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view with a frame in the coordinates of its future superview, in points.
    public init(frame: CGRect) {
        super.init()
        geometry.setFrame(frame)
        adoptOverrides()
    }

    /// Creates the view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        adoptOverrides()
        coder.fill(self, as: UIView.self)
    }

    deinit {
        let (record, link) = (traitRecord, scopeLink)
        defer { record?.releaseAttachedNodes(link: link) { nearestScope } }
        if subviewStorage.isEmpty, appearance?.mask == nil { return }
        // Taken out first, as the code below may look at this view's subviews.
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

    /// A Boolean value that indicates whether the view can receive the keyboard focus; `false` by default.
    open var canBecomeFocused: Bool { false }

    /// How often the view came to show something else, with which the focus it has does not stay; 0 for most views.
    var useCount: Int { 0 }

    /// Performs the action of a key that presses the view. Returns whether it did something.
    func activateByKey() -> Bool { false }

    /// The subviews that the focus of the keyboard is looked for in.
    var viewsInFocusOrder: [UIView] { subviewStorage }

    /// Whether the focus goes through all of a subview before it goes on to the next.
    var separatesFocus: Bool { false }

    /// Where the focus is marked while the view has it.
    var focusArea: CGRect { bounds }

    /// Whether Tab enters and leaves the views in this one as one; arrow keys move among them.
    var isFocusGroup: Bool { false }

    /// Whether Tab enters the group around the view here, as it is selected.
    var isFocusEntry: Bool { false }

    /// Whether pressing the view ends or destroys something, so that the focus does not begin there.
    var endsOrDestroys: Bool { false }

    /// Whether the view is a bar of a container, whose items come after the content.
    var isBarOfContainer: Bool { false }

    /// Called when the view gets or loses the focus of the keyboard.
    func focusDidChange(_ isFocused: Bool) {
        if isFocused, canBecomeFirstResponder { becomeFirstResponder() }
        if !isFocused, isFirstResponder { resignFirstResponder() }
    }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Traits

    /// The traits in force for this view. Pending overrides of the view itself take effect in the next update.
    open var traitCollection: UITraitCollection { traitCollectionValue }

    /// Called after any trait has changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of this view and its descendants; `.unspecified` inherits the style.
    ///
    /// `traitOverrides.userInterfaceStyle` takes precedence.
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
                if !view.scopeLink.flags.contains(.choosesParent) { body(view) }
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
    /// How far the unsafe area for a subview reaches into this view at each side.
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

    /// Lays out the subviews. The view's traits read here are tracked: a change of one triggers a new layout.
    open func layoutSubviews() {}
    /// Updates the content and styling of the view, before layout. Traits and observable objects read here are
    /// tracked.
    open func updateProperties() {}
    /// Draws the view's content into the current graphics context, between the background and the subviews.
    ///
    /// Traits and observable objects read here are tracked. Drawing outside `bounds` is clipped.
    open func draw(_ rect: CGRect) {}

    /// Draws in front of the view's picture, in the view around it, whenever that is put together.
    ///
    /// - Parameters:
    ///   - context: The drawing of the view around it.
    ///   - transform: Leads from the view's coordinates to those of the view around it.
    func drawInFront(in context: inout DrawingContext, of transform: CGAffineTransform) {}

    /// Draws between the view's own drawing and its subviews, in the view's coordinates. Called whenever something
    /// below has changed.
    func drawBehindSubviews(in context: inout DrawingContext) {}
    /// Returns the size that best fits a size, both in points; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The natural size of the content; `UIView.noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Returns the optimal size of the view for its content, given a target size, both in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the optimal size of the view for its content, given a target size and priorities, both in points.
    ///
    /// On each axis, the target length is used if its priority is higher than the view's own, and the content's
    /// length otherwise. The height is computed for the resulting width.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Invalidates `intrinsicContentSize`, so that the superview performs a new layout.
    open func invalidateIntrinsicContentSize() {
        constraintsAreOutdated()
        superview?.subviewSizeDidChange(self)
    }
    /// Changes the view's constraints before a layout, as ``setNeedsUpdateConstraints()`` has asked for. The view's traits
    /// read here are tracked. Call `super` at the end.
    ///
    /// Views of classes that override this method have it called before their first layout.
    open func updateConstraints() {}
    /// Whether the class needs constraints to work; `false` by default. Views take part in constraints in any case.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The distances, in points, from the edges of the frame to those of the rectangle that constraints align; zero by
    /// default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints align for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// Whether the height of the content follows from the width, so that constraints measure it for the width they give.
    var heightFollowsWidth: Bool { flags.contains(.heightFollowsWidth) }
    /// The guide that stands for the view's edges beside views inside of it; `nil` for the view itself.
    var contentGuide: UILayoutGuide? { nil }
    /// The size of what is inside of the view.
    var contentExtent: CGSize { bounds.size }
    /// Called with the place of the content, as constraints say.
    func contentWasPlaced(_ content: Placement) {}
    /// Called after a subview came to have constraints of its frame, or to have none.
    func subviewConstraintsDidChange() {}
    /// Changes the constraints that a class of the library has of itself.
    func updateOwnConstraints() {}
    /// Removes the view from its superview. The view keeps its last traits. Does nothing without a superview.
    open func removeFromSuperview() {
        if superviewStorage != nil { move(self, to: nil, at: 0) }
    }
    /// Called before the view is added to a superview or removed from one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window of the view changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window of the view has changed.
    open func didMoveToWindow() {}

    /// Called before layouts for a picture: notes with `PassingLayout` the state that another layout would not
    /// restore.
    func noteForPassingLayout() {
        contents?.noteContentsForPassingLayout()
        noteFrameForPassingLayout()
    }

    /// Called where the medium may be another one than that the view was measured for.
    func textMediumMayHaveChanged() {
        guard let contents else { return }
        contents.showContents(in: traitCollection.textMedium)
        contents.mediumMayHaveChanged()
    }

    /// Whether a pointer can press the view, so that it is marked while one is over it.
    var isPressable: Bool { false }
    /// Whether a touch of the view stays its own where it could drag the content around.
    var keepsTouches: Bool { false }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called after `tintColor` has changed on this view or an ancestor.
    open func tintColorDidChange() {}
    /// The distances, in points, by which the edges of the view extend beyond the safe area, as of the last layout.
    ///
    /// The scene and the enclosing controllers determine the safe area. Zero if nothing covers the view.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsValue }
    /// A Boolean value that indicates whether the view's margins are at least as far inside as those of its superview;
    /// `false` by default. The guide ``layoutMarginsGuide`` is where both leave room.
    open var preservesSuperviewLayoutMargins: Bool {
        get { preservesSuperviewLayoutMarginsValue }
        set { preservesSuperviewLayoutMarginsValue = newValue }
    }
    /// Called after the margins have changed: the view's own, those of the safe area if the margins are inside of it, or
    /// those of the superview if the view preserves them.
    open func layoutMarginsDidChange() {}
    /// Called in a layout pass after `safeAreaInsets` has changed. The layout of the view itself follows.
    open func safeAreaInsetsDidChange() {}

    // MARK: Layer

    /// The transform in space, about the view's anchor point: that of its layer.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point in fractions of the bounds that lies at the centre, and about which transforms apply: that of the layer.
    /// (0.5, 0.5), the middle, by default. Setting it moves the view, not its centre.
    open var anchorPoint: CGPoint {
        get { anchor }
        set { if newValue != anchor { layer.anchorPoint = newValue } }
    }
    /// The class of the view's layer; ``CALayer`` by default. A class of other objects traps when the view is created.
    open class var layerClass: AnyClass { CALayer.self }
    /// Shows what belongs into the view's layer. By default, the layer is drawn.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws into the view's layer, by default with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer.view === self { draw(layer.bounds) } }
    /// Called before the view's layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the view's layer, by default with ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
    /// Returns how a change of the view's layer is shown. Animation blocks show them, so that the layer looks no further.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    // MARK: Events

    /// Returns the frontmost view at a point that receives events: this view or a descendant; `nil` if there is none.
    ///
    /// Skips views that are hidden, have an alpha below 0.01, have user interaction disabled or do not contain the
    /// point, together with their descendants.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, event) }
    /// Returns whether a point belongs to the view; by default, whether it lies within the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hasInBounds(point) }
    /// Returns whether a gesture recogniser may recognise a touch on this view or its descendants; `true` by default.
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

    /// The view's rectangle in the coordinates of its superview, in points. Non-finite values are reported and count
    /// as 0.
    open var frame: CGRect {
        get { frameValue }
        set { frameValue = newValue }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { boundsValue }
        set { boundsValue = newValue }
    }

    /// The centre of the frame, in the coordinates of the superview.
    open var center: CGPoint {
        get { centerValue }
        set { centerValue = newValue }
    }

    /// The transform applied to the view around its centre; the identity by default. It does not change `bounds` and
    /// `center`; `frame` becomes the bounding box of the transformed view.
    open var transform: CGAffineTransform {
        get { transformValue }
        set { transformValue = newValue }
    }

    /// The background colour of the view; `nil`, the default, for none.
    ///
    /// A dynamic colour is stored unchanged and resolved with the view's traits for display.
    open var backgroundColor: UIColor? {
        get { backgroundColorValue }
        set { backgroundColorValue = newValue }
    }

    /// The colour that is drawn behind all contents: that of the view, unless it has something to show itself.
    var backgroundBehindContent: UIColor? { appearance?.backgroundColor }

    /// The colour of interactive elements: the view's own, or else that of the nearest ancestor, or the system's
    /// blue. Setting `nil` inherits the colour.
    open var tintColor: UIColor! {
        get { tintColorValue }
        set { tintColorValue = newValue }
    }

    /// A Boolean value that indicates whether the view and its descendants are hidden; `false` by default.
    open var isHidden: Bool {
        get { isHiddenValue }
        set { isHiddenValue = newValue }
    }

    /// The opacity of the view, from 0 to 1; 1 by default.
    open var alpha: CGFloat {
        get { alphaValue }
        set { alphaValue = newValue }
    }

    /// A Boolean value that indicates whether the descendants are clipped to the view's bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { clipsToBoundsValue }
        set { clipsToBoundsValue = newValue }
    }

    /// A view whose alpha channel masks this view and its descendants; `nil`, the default, for no mask.
    ///
    /// This view is visible where the mask is opaque; the colours of the mask do not matter. The mask's frame is in
    /// this view's coordinates. The mask has this view's traits, is laid out and is animated like a subview, and its
    /// ``superview`` is this view. It is not one of the ``subviews``, is not displayed itself, receives no touches
    /// and is hidden from accessibility. Touches reach the masked content as without a mask. Setting a view that is a
    /// subview or the mask of another view removes it from there. Setting this view or one of its ancestors traps.
    open var mask: UIView? {
        get { maskValue }
        set { maskValue = newValue }
    }

    /// A Boolean value that indicates whether the view receives events; `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { isUserInteractionEnabledValue }
        set { isUserInteractionEnabledValue = newValue }
    }

    /// Requests a layout of the view in the next update.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Performs the pending update now: traits, bodies and the layout of this view, its ancestors and its
    /// descendants.
    open func layoutIfNeeded() { layOutNow() }

    /// Requests a call of `draw(_:)` in the next update, if the view is in a window.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Adds `view` in front of the other subviews, removing it from its previous superview.
    ///
    /// The added view takes on this view's current traits. Adding an ancestor or the view itself traps.
    open func addSubview(_ view: UIView) { addInFront(view) }

    /// Inserts `view` directly in front of `sibling`, or in front of all subviews if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let others = subviewStorage.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
    }

    /// Inserts `view` directly behind `sibling`, or in front of all subviews if `sibling` is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        let others = subviewStorage.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
    }

    /// Inserts `view` at an index among the subviews; 0 is the back. An index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superviewStorage === self, !isMask(view) { insert(view, at: subviewStorage.count) }
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superviewStorage === self, !isMask(view) { insert(view, at: 0) }
    }

    /// Returns this view, or its first descendant in depth-first order, with the given tag; `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { viewWithTagValue(tag) }

    /// Resizes the view to its best fitting size.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Attaches a gesture recogniser to the view, to receive the touches of the view and its descendants.
    ///
    /// Detaches the recogniser from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        defaultAddGestureRecognizer(gestureRecognizer)
    }

    /// Detaches a gesture recogniser from the view and cancels its current gesture. Does nothing if the recogniser is
    /// not attached to this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        defaultRemoveGestureRecognizer(gestureRecognizer)
    }

    /// Ends text editing in the view or its descendants, imperative or declarative.
    ///
    /// - Parameter force: Whether to end editing without asking the text's delegate, and even if the first responder
    ///   does not resign.
    /// - Returns: Whether a text was being edited, or a responder was the first responder, and no longer is.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { defaultEndEditing(force) }

    /// Marks the view for redrawing. Redraws the whole view; `rect` is ignored.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// The placement of the view's content if its size differs from that of the view; `.scaleToFill` by default.
    open var contentMode: ContentMode {
        get { contentModeValue }
        set { contentModeValue = newValue }
    }

    /// The meaning of the view's content, which determines whether the view is mirrored for right-to-left languages;
    /// `.unspecified` by default.
    ///
    /// The attribute applies to this view and to how it lays out its subviews. The subviews do not inherit it.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticContentAttributeValue }
        set { semanticContentAttributeValue = newValue }
    }

    /// The layout margins in points, with left and right edges; see `directionalLayoutMargins`.
    ///
    /// Setting them sets the directional margins according to the current layout direction.
    open var layoutMargins: UIEdgeInsets {
        get { layoutMarginsValue }
        set { layoutMarginsValue = newValue }
    }

    /// The margins around the view's content, in points, relative to the reading direction; 8 on each side by
    /// default.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalLayoutMarginsValue }
        set { directionalLayoutMarginsValue = newValue }
    }

    /// A Boolean value that indicates whether the margins are inside of the safe area; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insetsLayoutMarginsFromSafeAreaValue }
        set { insetsLayoutMarginsFromSafeAreaValue = newValue }
    }

    /// Asks for a call of `updateConstraints()` in the next layout pass. Several requests result in one call.
    open func setNeedsUpdateConstraints() {
        markNeedsConstraintUpdate()
        setNeedsLayout()
    }

    /// Runs the pending calls of `updateConstraints()` on this view and the views below it now.
    open func updateConstraintsIfNeeded() { ConstraintUpdates.run(from: self) }

    /// Activates a constraint, held by this view. Traps unless the view is or contains the items.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

    /// Activates constraints, held by this view. Traps unless the view is or contains the items.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Deactivates a constraint that this view holds. Ignores others.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that this view holds. Ignores others.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
}
