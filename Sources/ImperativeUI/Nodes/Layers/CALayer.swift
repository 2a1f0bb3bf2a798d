import Drawing
import Foundation

/// What a view looks like besides its content: round corners, a border, a shadow. Each view has one, its `layer`.
///
/// Changes in the block of an animation of views are shown as movements, as those of the view itself are, except for
/// which corners are round and the path of the shadow. A colour is fixed: one that differs by trait is to be set again
/// where the traits change.
///
/// There are no layers without a view, so that none can be added to another, nor can a layer be subclassed. Once the
/// view is gone, its layer keeps what it looked like, and has no place.
@MainActor @preconcurrency public final class CALayer: NSObject {
    // The view owns this; whoever else does, may keep it for longer.
    weak var view: UIView?
    private(set) var look = LayerLook()

    init(of view: UIView) { self.view = view }

    /// Sets another look, which is shown as a movement if an animation is in force.
    func show(_ new: LayerLook) {
        let old = look
        look = new
        if old != new {
            view?.displayListDidChange()
            view?.placeDidChange()
        }
        view?.lookWasSet(from: old)
    }

    private func change<Value>(_ part: WritableKeyPath<LayerLook, Value>, to value: Value) {
        var new = look
        new[keyPath: part] = value
        show(new)
    }

    // MARK: Corners

    /// How round the corners are, in points; 0 by default. The background and the border are round then, and what is in
    /// the view is cut there if it clips to its bounds. A radius of more than half a side counts as that half; one that
    /// is negative or not finite as 0.
    public var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change(\.cornerRadius, to: newValue.usableLength) }
    }

    /// The corners that are round; all by default.
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change(\.maskedCorners, to: newValue) }
    }

    /// How round corners are drawn; `.circular` by default. All are drawn as arcs here.
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change(\.cornerCurve, to: newValue) }
    }

    // MARK: Border

    /// The width of the border, in points; 0, the default, is none. It lies within the bounds, in front of what is in
    /// the view. A width that is negative or not finite counts as 0.
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

    /// How opaque the shadow is, from 0, the default, to 1. A view that clips to its bounds has no shadow, which would
    /// be outside of them. A number that is not finite counts as 0.
    public var shadowOpacity: Float {
        get { Float(look.shadow.opacity) }
        set { change(\.shadow.opacity, to: newValue.isFinite ? Double(newValue) : 0) }
    }

    /// How far the shadow is from the view, in points; 3 upwards by default. Lengths that are not finite count as 0.
    public var shadowOffset: CGSize {
        get { look.shadow.offset }
        set {
            let size = CGSize(width: newValue.width.finiteOrZero, height: newValue.height.finiteOrZero)
            change(\.shadow.offset, to: size)
        }
    }

    /// How far the edge of the shadow is blurred, in points; 3 by default. A radius that is negative or not finite
    /// counts as 0.
    public var shadowRadius: CGFloat {
        get { look.shadow.radius }
        set { change(\.shadow.radius, to: newValue.usableLength) }
    }

    /// What casts the shadow, in the view's coordinates; `nil`, the default, for what the view and all in it show. A
    /// path that is changed later does not change the shadow.
    public var shadowPath: CGPath? {
        get { look.shadow.path.map { CGPath($0) } }
        set { change(\.shadow.path, to: newValue?.data) }
    }
}
