import Foundation
import BridgedEnvironment

/// The properties that a layer shares with its view. Once the view has been released, they have empty values, and
/// setting them does nothing.
extension CALayer {
    /// The view's frame, in points, in the coordinates of the superlayer.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The view's bounds, in points, in the layer's own coordinates.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The centre of the view's frame, in points.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// Returns the view's transform, which applies around the centre.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// Sets the view's transform, which applies around the centre.
    public func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }

    /// A Boolean value that indicates whether the descendants are clipped to the view's bounds and rounded corners: the
    /// view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// The opacity, from 0 to 1: the view's `alpha`.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// A Boolean value that indicates whether the layer is hidden: the view's `isHidden`.
    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The view's background colour, resolved with the view's traits; `nil` for none.
    public var backgroundColor: CGColor? {
        get { view.flatMap { view in view.backgroundColor?.resolvedCGColor(with: view.traitCollection) } }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    // MARK: Layers around and inside

    /// The layer of the superview; `nil` if there is none.
    public var superlayer: CALayer? { view?.superview?.layer }

    /// The layers of the subviews, from back to front; `nil` if there are none.
    public var sublayers: [CALayer]? {
        guard let view, !view.subviews.isEmpty else { return nil }
        return view.subviews.map { $0.layer }
    }

    /// Returns whether a point in the layer's coordinates lies within its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.covers(p) }

    // MARK: Updates

    /// Marks the view for redrawing in the next update.
    public func setNeedsDisplay() { view?.setNeedsDisplay() }

    /// Requests a layout of the view in the next update.
    public func setNeedsLayout() { view?.setNeedsLayout() }

    /// Performs a pending layout of the view now.
    public func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Ends the animations of the view and shows it with its final values. Completions receive `false`, because the
    /// animation did not run to its end.
    public func removeAllAnimations() { view?.endMovement() }
}

extension UIView {
    /// The layer of the view: its rounded corners, border and shadow. The same object for the lifetime of the view.
    public final var layer: CALayer {
        if let layer = appearance?.layer { return layer }
        let made = CALayer(of: self)
        madeAppearance.layer = made
        return made
    }

    /// The layer's look; `nil` if no layer has been asked for.
    final var presentedLook: LayerLook? {
        guard let look = appearance?.layer?.look else { return nil }
        return appearance?.movement?.look.map { look.with($0.presented) } ?? look
    }
}
