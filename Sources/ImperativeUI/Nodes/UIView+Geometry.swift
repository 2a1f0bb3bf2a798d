import Foundation
import UnifiedStorage

extension UIView {
    /// A view's place: its bounds and where they lie in the superview.
    struct Geometry {
        var bounds = CGRect.zero
        var origin = CGPoint.zero

        mutating func setFrame(_ frame: CGRect) {
            origin = frame.origin
            bounds.size = frame.size
        }
    }

    /// What the public member of this name does, unless it is overridden.
    final var frameValue: CGRect {
        get { CGRect(origin: geometry.origin, size: geometry.bounds.size) }
        set {
            let frame = newValue.reportingHostileNumbers(of: self)
            let oldSize = geometry.bounds.size
            geometry.setFrame(frame)
            if frame.size != oldSize { sizeDidChange() }
        }
    }

    /// What the public member of this name does, unless it is overridden.
    final var boundsValue: CGRect {
        get { geometry.bounds }
        set {
            let bounds = newValue.reportingHostileNumbers(of: self)
            if bounds == geometry.bounds { return }
            geometry.bounds = bounds
            sizeDidChange()
        }
    }

    /// What the public member of this name does, unless it is overridden.
    final var centerValue: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
    }

    private func sizeDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        boundsSizeDidChange()
    }

    /// Resizes the view to what fits it best.
    public final func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Turns a point of this view into the coordinates of `view`, or of the topmost view for `nil`.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        var result = absolute(point)
        if let view {
            let origin = view.absolute(view.bounds.origin)
            result.x += view.bounds.origin.x - origin.x
            result.y += view.bounds.origin.y - origin.y
        }
        return result
    }

    /// Turns a rectangle of this view into the coordinates of `view`, or of the topmost view for `nil`.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    private func absolute(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView? = self
        while let here = view {
            if here.superviewStorage == nil { break }
            result.x += here.geometry.origin.x - here.geometry.bounds.origin.x
            result.y += here.geometry.origin.y - here.geometry.bounds.origin.y
            view = here.superviewStorage
        }
        return result
    }
}

extension CGRect {
    /// This rectangle with every number that is not finite replaced by 0, and a report if there was one.
    @MainActor fileprivate func reportingHostileNumbers(of view: UIView) -> CGRect {
        if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite { return self }
        RuntimeIssue.report(
            "geometry", "A view's frame must be finite: \(type(of: view)) was given \(self); 0 is used instead.")
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
    }
}
