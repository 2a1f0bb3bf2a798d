import Foundation
import UnifiedStorage

/// What a layer has in common with its view. Once that is gone, there is nothing of it, and setting it does nothing.
extension CALayer {
    /// The rectangle in the coordinates of the layer around it, in points: that of the view.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    /// The rectangle in the layer's own coordinates, in points: that of the view.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The middle of the frame, in points: that of the view.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// How the layer is scaled, turned and moved around its middle: the view's transform.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// Sets how the layer is scaled, turned and moved around its middle.
    public func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }

    /// Whether what is in the view is cut at its bounds, with their round corners: the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// How opaque it is, from 0 to 1: the view's `alpha`.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Whether it is left out of display: the view's `isHidden`.
    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The colour behind the content: that of the view, as it is with the view's traits; `nil` is none.
    public var backgroundColor: CGColor? {
        get { view.flatMap { view in view.backgroundColor?.resolvedCGColor(with: view.traitCollection) } }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    // MARK: Layers around and inside

    /// The layer of the superview; `nil` without one.
    public var superlayer: CALayer? { view?.superview?.layer }

    /// The layers of the subviews, the one at the back first; `nil` if there are none.
    public var sublayers: [CALayer]? {
        guard let view, !view.subviews.isEmpty else { return nil }
        return view.subviews.map { $0.layer }
    }

    /// Whether a point of the layer is within its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.covers(p) }

    // MARK: Updates

    /// Has the view drawn again with the next update.
    public func setNeedsDisplay() { view?.setNeedsDisplay() }

    /// Has the view laid out with the next update.
    public func setNeedsLayout() { view?.setNeedsLayout() }

    /// Lays out the view now, if that is due.
    public func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Ends the movements of the view: it is shown where it was going. Whoever waits for one is told that it did not
    /// come to its end.
    public func removeAllAnimations() { view?.endMovement() }
}

extension UIView {
    /// What the view looks like besides its content: round corners, a border, a shadow. It is always the same one.
    public final var layer: CALayer {
        if let layer = appearance?.layer { return layer }
        let made = CALayer(of: self)
        madeAppearance.layer = made
        return made
    }

    /// What the layer looks like; `nil` where nobody has asked for one.
    final var presentedLook: LayerLook? {
        guard let look = appearance?.layer?.look else { return nil }
        return appearance?.movement?.look.map { look.with($0.presented) } ?? look
    }
}
