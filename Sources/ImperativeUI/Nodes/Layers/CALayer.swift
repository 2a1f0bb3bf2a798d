import Drawing
import Foundation

/// A rectangle with a look, contents and sublayers: what a view shows, or a picture of its own.
///
/// Each view has a layer, with which it shares its place and looks: a change of one is a change of the other. Layers
/// without a view are added to those of views with ``addSublayer(_:)``. Their changes are animated if they are on
/// screen, within 0.25 seconds by default; see ``CATransaction``. Changes of a view's layer are animated where those of
/// the view are, in its animation blocks.
///
/// A view's layer goes where the view goes: it can only be added to the layer of its superview. Once the view has been
/// released, its layer keeps its look but has no position. Colours are fixed: set a colour that depends on traits again
/// when the traits change.
@MainActor @preconcurrency open class CALayer: NSObject {
    // The view owns this; another owner may keep it for longer.
    weak var view: UIView?
    /// Whether there is, or was, a view.
    final private(set) var isOfView = false
    /// The values of a layer without a view.
    final var own = LayerValues()
    final var space = LayerSpace()
    final private(set) var look = LayerLook()
    final var shownContents = LayerContents()
    final var timing = LayerTiming()
    final var marks = Marks()

    weak var superlayerStorage: CALayer?
    // Used on the main actor, but for the moment in which the last reference goes.
    /// The sublayers without a view, from back to front.
    nonisolated(unsafe) final var sublayerStorage: [CALayer] = []
    // As above.
    nonisolated(unsafe) final var maskStorage: CALayer?
    /// In the layer of a view, the subview that is directly behind; `nil` if none is.
    final weak var subviewBehind: UIView?
    /// The layer whose mask this is.
    final weak var maskedLayer: CALayer?

    /// The last drawing of ``draw(in:)``.
    final var drawn: DisplayGroup?
    /// The picture of the layer and its sublayers in its own coordinates, if it has been asked for.
    final var picture: DisplayList?
    /// The picture as the layer around shows it.
    final var placed: DisplayGroup?
    final var motion: LayerMotion?
    /// The way from a picture before on which a layer is that only shows values.
    final var transition: LayerTransition?
    /// The layer with whose values this one is shown, of a copy made for that.
    final weak var modelLayer: CALayer?
    /// Values by names of one's own.
    final var namedValues: [String: Any] = [:]

    /// Creates a layer of no size.
    public override init() { super.init() }

    /// Creates a copy of a layer for showing it while it moves. Subclasses copy their own properties.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { adopt(layer) }
    }

    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        if sublayerStorage.isEmpty, maskStorage == nil { return }
        // One after the other, so that deep chains do not overflow the stack.
        var pending = surrender()
        while var layer = pending.popLast() {
            if isKnownUniquelyReferenced(&layer) { pending += layer.surrender() }
        }
    }

    private nonisolated final func surrender() -> [CALayer] {
        let layers = sublayerStorage + (maskStorage.map { [$0] } ?? [])
        (sublayerStorage, maskStorage) = ([], nil)
        return layers
    }

    /// Makes this the layer of a view.
    final func belong(to view: UIView) {
        self.view = view
        isOfView = true
    }

    /// Takes over the values with which another layer is, or is to be, shown.
    func adopt(_ other: CALayer) {
        own = other.presentedOwn
        space = other.presentedSpace
        look = other.presentedLook
        shownContents = other.shownContents
        delegate = nil
    }

    /// Takes over the values of its own class from a layer that shows others.
    func takeOwn(from shown: CALayer) {}

    /// Returns an empty layer that draws the values it is given as this one does.
    func makeShown() -> CALayer { CALayer() }

    /// Returns how a property that can move is read and set; `nil` for an unknown one.
    func movable(_ keyPath: String) -> MovableProperty? { MovableProperty.ofLayer(keyPath) }

    /// Draws what is between the background and the sublayers. Called on the values that are shown.
    func drawOwnContents(in context: inout DrawingContext, bounds: CGRect) {}

    /// Returns the picture of the sublayers as this layer shows it. Called on the values that are shown.
    ///
    /// - Parameter sublayers: Makes the picture of the sublayers, at a number of seconds ago.
    func arrange(_ sublayers: (Double) -> DisplayList, bounds: CGRect) -> DisplayList { sublayers(0) }

    /// Sets the look of a layer that only shows values.
    final func setLookDirectly(_ new: LayerLook) { look = new }

    /// Sets another look, which is shown as a movement if an animation is in force.
    final func show(_ new: LayerLook) {
        let old = look
        look = new
        if old != new {
            pictureDidChange()
            placeDidChange()
        }
        view?.lookWasSet(from: old)
    }

    private final func change<Value>(_ key: String, _ part: WritableKeyPath<LayerLook, Value>, to value: Value) {
        var new = look
        new[keyPath: part] = value
        withAction(for: key) { show(new) }
    }

    // MARK: Place

    /// The frame, in points, in the coordinates of the superlayer: the bounding box if the layer is transformed.
    open var frame: CGRect {
        get { frameValue }
        set { frameValue = newValue }
    }

    /// The bounds, in points, in the layer's own coordinates.
    open var bounds: CGRect {
        get { boundsValue }
        set { boundsValue = newValue }
    }

    /// The point of the superlayer at which the layer's anchor point lies: by default the centre of the frame.
    open var position: CGPoint {
        get { positionValue }
        set { positionValue = newValue }
    }

    /// The point in fractions of the bounds that lies at the position, and about which transforms apply; (0.5, 0.5), the
    /// centre, by default. Numbers that are not finite count as 0.
    open var anchorPoint: CGPoint {
        get { space.anchorPoint }
        set { setAnchorPoint(newValue.finite) }
    }

    /// The distance from the plane at which the anchor point lies, in points; 0 by default.
    open var anchorPointZ: CGFloat {
        get { space.anchorPointZ }
        set { setSpace("anchorPointZ", \.anchorPointZ, newValue.finiteOrZero) }
    }

    /// The position in depth, in points; 0 by default. Siblings are drawn in its order, and the view's subviews are hit
    /// in their own.
    open var zPosition: CGFloat {
        get { space.zPosition }
        set {
            setSpace("zPosition", \.zPosition, newValue.finiteOrZero)
            depthDidChange()
        }
    }

    /// The transform about the anchor point; the identity by default. One with a number that is not finite is reported,
    /// and none is used instead.
    open var transform: CATransform3D {
        get { transformValue }
        set { transformValue = newValue }
    }

    /// The transform of all sublayers, about the anchor point; the identity by default. It gives them a perspective.
    open var sublayerTransform: CATransform3D {
        get { space.sublayerTransform }
        set { setSpace("sublayerTransform", \.sublayerTransform, newValue.isFinite ? newValue : CATransform3DIdentity) }
    }

    /// A Boolean value that indicates whether the layer is seen from behind; `true` by default.
    open var isDoubleSided: Bool {
        get { space.isDoubleSided }
        set { setSpace("doubleSided", \.isDoubleSided, newValue) }
    }

    // MARK: Looks

    /// The opacity, from 0 to 1; 1 by default.
    open var opacity: Float {
        get { opacityValue }
        set { opacityValue = newValue }
    }

    /// A Boolean value that indicates whether the layer is hidden; `false` by default.
    open var isHidden: Bool {
        get { isHiddenValue }
        set { isHiddenValue = newValue }
    }

    /// A Boolean value that indicates whether the sublayers are clipped to the bounds and rounded corners; `false` by
    /// default.
    open var masksToBounds: Bool {
        get { masksToBoundsValue }
        set { masksToBoundsValue = newValue }
    }

    /// The background colour; `nil`, the default, for none. That of a view's layer is resolved with the view's traits.
    open var backgroundColor: CGColor? {
        get { backgroundColorValue }
        set { backgroundColorValue = newValue }
    }

    /// The layer whose opacity masks this one, in this layer's coordinates; `nil`, the default, for none.
    ///
    /// A mask has no superlayer: one that is a sublayer leaves its superlayer. The layer of a view can be the mask of
    /// another view's layer, and then the view is the other's ``UIView/mask``; as the mask of a layer without a view it
    /// traps.
    open var mask: CALayer? {
        get { maskValue }
        set { maskValue = newValue }
    }

    /// The radius of the rounded corners, in points; 0 by default.
    ///
    /// It rounds the background and the border, and clips the sublayers if the layer clips to its bounds. The radius
    /// is limited to half the length of a side. A negative or non-finite radius counts as 0.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue.usableLength) }
    }

    /// The corners that are rounded; all by default.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, to: newValue) }
    }

    /// The curve of the rounded corners; `.circular` by default. All curves are drawn as circular arcs here.
    open var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change("cornerCurve", \.cornerCurve, to: newValue) }
    }

    /// The width of the border, in points; 0, the default, for none. The border lies within the bounds, in front of
    /// the contents and the sublayers. A negative or non-finite width counts as 0.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue.usableLength) }
    }

    /// The colour of the border; opaque black by default, `nil` for none.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { change("borderColor", \.borderColor, to: newValue) }
    }

    /// The colour of the shadow; opaque black by default, `nil` for none.
    open var shadowColor: CGColor? {
        get { look.shadow.color }
        set { change("shadowColor", \.shadow.color, to: newValue) }
    }

    /// The opacity of the shadow, from 0 to 1; 0 by default. A layer that clips to its bounds has no shadow, which
    /// would lie outside. A non-finite opacity counts as 0.
    open var shadowOpacity: Float {
        get { Float(look.shadow.opacity) }
        set { change("shadowOpacity", \.shadow.opacity, to: newValue.isFinite ? Double(newValue) : 0) }
    }

    /// The offset of the shadow from the layer, in points; 3 points upwards by default. Non-finite lengths count as 0.
    open var shadowOffset: CGSize {
        get { look.shadow.offset }
        set { change("shadowOffset", \.shadow.offset, to: newValue.finite) }
    }

    /// The blur radius of the shadow, in points; 3 by default. A negative or non-finite radius counts as 0.
    open var shadowRadius: CGFloat {
        get { look.shadow.radius }
        set { change("shadowRadius", \.shadow.radius, to: newValue.usableLength) }
    }

    /// The path that casts the shadow, in the layer's coordinates; `nil`, the default, for the shape of the layer and
    /// its descendants. Later changes of the path do not affect the shadow.
    open var shadowPath: CGPath? {
        get { look.shadow.path.map { CGPath($0) } }
        set { change("shadowPath", \.shadow.path, to: newValue?.data) }
    }

    // MARK: Contents

    /// The picture that the layer shows: a ``UIImage``; `nil`, the default, for none. Any other value is reported and
    /// shows nothing.
    open var contents: Any? {
        get { shownContents.image }
        set { setContents(newValue) }
    }

    /// How the contents are placed in the bounds; `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { shownContents.gravity }
        set { setContents(\.gravity, newValue) }
    }

    /// The number of pixels of the contents for each point; 1 by default. It tells the size at which gravities other
    /// than the resizing ones show an image without a scale of its own.
    open var contentsScale: CGFloat {
        get { shownContents.scale }
        set { setContents(\.scale, newValue > 0 && newValue.isFinite ? newValue : 1) }
    }

    /// The part of the contents that is shown, in fractions of their size; all by default.
    open var contentsRect: CGRect {
        get { shownContents.rect }
        set { setContents(\.rect, newValue.isFinite ? newValue : CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }

    /// How the pixels of the contents are shown at a larger size; `.linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { shownContents.magnification }
        set { setContents(\.magnification, newValue) }
    }

    /// How the pixels of the contents are shown at a smaller size; `.linear` by default. The value is kept: the
    /// renderers choose.
    open var minificationFilter = CALayerContentsFilter.linear

    /// A Boolean value that says that the layer is opaque; `false` by default. The value is kept: nothing is drawn in
    /// another way.
    open var isOpaque = false

    /// A Boolean value that indicates whether the layer is drawn again when its size changes; `false` by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { marks.contains(.drawsAtEachSize) }
        set { if newValue { marks.insert(.drawsAtEachSize) } else { marks.remove(.drawsAtEachSize) } }
    }

    /// A Boolean value that asks for a bitmap of the layer. The value is kept: pictures have no pixels before they are
    /// shown.
    open var shouldRasterize = false

    /// The scale of a bitmap of the layer. The value is kept, as that of ``shouldRasterize``.
    open var rasterizationScale: CGFloat = 1

    /// A Boolean value that says that the layer may be drawn elsewhere. The value is kept: layers are drawn on the main
    /// actor.
    open var drawsAsynchronously = false

    /// A Boolean value that indicates whether sublayers are faded together with the layer. The value is kept: they
    /// always are.
    open var allowsGroupOpacity = true

    /// A Boolean value that says that the edges of the layer are smoothed. The value is kept: the renderers smooth
    /// edges.
    open var allowsEdgeAntialiasing = false

    /// A name of the layer; `nil` by default.
    open var name: String?

    /// Values of the layer by names of one's own.
    open var style: [AnyHashable: Any]?

    // MARK: Tree

    /// The layer around this one: of a view's layer, that of the superview; `nil` if there is none.
    open var superlayer: CALayer? { superlayerValue }

    /// The layers inside, from back to front, those of subviews among them; `nil` if there are none.
    ///
    /// Setting it removes those that are not in the new list. The layers of views in it must be those of subviews.
    open var sublayers: [CALayer]? {
        get { sublayersValue }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of the others, removing it from its previous superlayer.
    ///
    /// Adding a layer to itself or to one inside it traps, as does adding the layer of a view that is no subview.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }

    /// Inserts a layer at an index among the sublayers; 0 is the back. An index out of range is clamped.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly behind a sibling, or behind all if the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, isBehind: true)
    }

    /// Inserts a layer directly in front of a sibling, or in front of all if the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, isBehind: false)
    }

    /// Puts a layer in the place of a sublayer. Does nothing if the other is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer; that of a view with the view. Does nothing without a superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Returns the frontmost layer at a point in the superlayer's coordinates: this one or one inside it. Hidden layers
    /// and those that are not shown are skipped.
    open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

    /// Returns whether a point in the layer's coordinates lies within its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.covers(p) }

    // MARK: Updates

    /// The object that draws and lays out the layer: of a view's layer, the view. Not retained.
    open weak var delegate: (any CALayerDelegate)?

    /// How changes of properties are shown, by their names, if the delegate does not say; `nil` by default.
    open var actions: [String: any CAAction]?

    /// Asks for the layer to be drawn in the next update.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Asks for the layer to be drawn in the next update. All of it is drawn.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Draws the layer now if it is to be drawn.
    open func displayIfNeeded() { displayNow() }

    /// Draws the layer: has the delegate do so, or else calls ``draw(in:)``.
    open func display() {
        if let delegate, !isOfView { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws what the layer shows between its background and its sublayers, in its coordinates; by default what the
    /// delegate draws. Drawing outside the bounds is clipped.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Asks for a layout of the sublayers in the next update.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Performs a pending layout now.
    open func layoutIfNeeded() { layOutNow() }

    /// Lays out the sublayers; by default the delegate does. A view lays out its subviews.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Animations

    /// Returns how a change of a property is shown; `nil` for at once.
    ///
    /// The delegate is asked first, then ``actions``, then ``defaultAction(forKey:)``. Without an answer, properties that
    /// can be animated are, on layers without a view that are on screen.
    open func action(forKey event: String) -> (any CAAction)? { foundAction(for: event) }

    /// Returns how changes of a property are shown in layers of the class; `nil`, the default, for the usual animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of an animation, which begins now unless it says otherwise, and replaces one with the same key.
    ///
    /// On a layer that is not in a window, it begins when the layer comes there. A key path that the layer does not have
    /// is reported once, and nothing moves.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Ends an animation. Its delegate is told that it was not finished. Does nothing if there is none.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// Ends all animations; on a view's layer also those of the view's changes, whose completions receive `false`.
    open func removeAllAnimations() { endAllAnimations() }
}
