import Drawing
import Foundation

/// The appearance of a view besides its content: rounded corners, border and shadow. Each view has one, its `layer`.
///
/// Changes in an animation block of views are animated like changes to the views themselves, except for
/// `maskedCorners` and `shadowPath`. Colours are fixed: set a colour that depends on traits again when the traits
/// change.
///
/// Layers do not exist without a view: they cannot be added to other layers or subclassed. Once the view has been
/// released, its layer keeps its appearance but has no position.
@MainActor @preconcurrency public final class CALayer: NSObject {
    // The view owns this; another owner may keep it for longer.
    weak var view: UIView?
    private(set) var look = LayerLook()

    init(of view: UIView) { self.view = view }

    /// Sets another look, which is shown as a movement if an animation is in force.
    func show(_ new: LayerLook) {
        let old = look
        look = new
        if old != new {
            view?.displayListDidChange()
            view?.positionDidChange()
        }
        view?.lookWasSet(from: old)
    }

    private func change<Value>(_ part: WritableKeyPath<LayerLook, Value>, to value: Value) {
        var new = look
        new[keyPath: part] = value
        show(new)
    }

    // MARK: Corners

    /// The radius of the rounded corners, in points; 0 by default.
    ///
    /// It rounds the background and the border, and clips the descendants if the view clips to its bounds. The radius
    /// is limited to half the length of a side. A negative or non-finite radius counts as 0.
    public var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change(\.cornerRadius, to: newValue.usableLength) }
    }

    /// The corners that are rounded; all by default.
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change(\.maskedCorners, to: newValue) }
    }

    /// The curve of the rounded corners; `.circular` by default. All curves are drawn as circular arcs here.
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change(\.cornerCurve, to: newValue) }
    }

    // MARK: Border

    /// The width of the border, in points; 0, the default, for none. The border lies within the bounds, in front of
    /// the content and the subviews. A negative or non-finite width counts as 0.
    public var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change(\.borderWidth, to: newValue.usableLength) }
    }

    /// The colour of the border; opaque black by default, `nil` for none.
    public var borderColor: CGColor? {
        get { look.borderColor }
        set { change(\.borderColor, to: newValue) }
    }

    // MARK: Shadow

    /// The colour of the shadow; opaque black by default, `nil` for none.
    public var shadowColor: CGColor? {
        get { look.shadow.color }
        set { change(\.shadow.color, to: newValue) }
    }

    /// The opacity of the shadow, from 0 to 1; 0 by default. A view that clips to its bounds has no shadow, which
    /// would lie outside. A non-finite opacity counts as 0.
    public var shadowOpacity: Float {
        get { Float(look.shadow.opacity) }
        set { change(\.shadow.opacity, to: newValue.isFinite ? Double(newValue) : 0) }
    }

    /// The offset of the shadow from the view, in points; 3 points upwards by default. Non-finite lengths count as 0.
    public var shadowOffset: CGSize {
        get { look.shadow.offset }
        set {
            let size = CGSize(width: newValue.width.finiteOrZero, height: newValue.height.finiteOrZero)
            change(\.shadow.offset, to: size)
        }
    }

    /// The blur radius of the shadow, in points; 3 by default. A negative or non-finite radius counts as 0.
    public var shadowRadius: CGFloat {
        get { look.shadow.radius }
        set { change(\.shadow.radius, to: newValue.usableLength) }
    }

    /// The path that casts the shadow, in the view's coordinates; `nil`, the default, for the shape of the view and
    /// its descendants. Later changes of the path do not affect the shadow.
    public var shadowPath: CGPath? {
        get { look.shadow.path.map { CGPath($0) } }
        set { change(\.shadow.path, to: newValue?.data) }
    }
}
