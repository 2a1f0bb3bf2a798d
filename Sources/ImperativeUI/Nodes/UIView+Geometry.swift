import Foundation
import BridgedEnvironment

extension UIView {
    /// A view's geometry: its bounds and where they lie in the superview.
    struct Geometry {
        var bounds = CGRect.zero
        var origin = CGPoint.zero

        /// The rectangle in the superview, without a transform.
        var frame: CGRect { CGRect(origin: origin, size: bounds.size) }

        mutating func setFrame(_ frame: CGRect) {
            origin = frame.origin
            bounds.size = frame.size
        }
    }

    /// The default implementation of the public member of this name.
    final var frameValue: CGRect {
        get {
            if isTransformed { return geometry.bounds.applying(transformToSuperview) }
            return geometry.frame
        }
        set {
            let frame = newValue.reportingHostileNumbers(of: self)
            let old = geometry
            if isTransformed {
                geometry.setFrame(around: frame, through: transformValue)
                if anchor != CGPoint(x: 0.5, y: 0.5) {
                    // The middle of the box around the view comes to that of the frame, whatever it turns about.
                    let shown = frameValue
                    geometry.origin.x += frame.midX - shown.midX
                    geometry.origin.y += frame.midY - shown.midY
                }
            } else {
                geometry.setFrame(frame)
            }
            if geometry.origin != old.origin { moved() }
            if geometry.bounds.size != old.bounds.size { sizeDidChange() }
            geometryWasSet(from: old)
            resizeSubviews(from: old.bounds.size)
        }
    }

    /// The default implementation of the public member of this name.
    final var boundsValue: CGRect {
        get { geometry.bounds }
        set {
            let bounds = newValue.reportingHostileNumbers(of: self)
            let old = geometry
            if bounds == old.bounds { return geometryWasSet(from: old) }
            if bounds.origin != geometry.bounds.origin, safeAreaInsets != .zero { subviewsMayHaveOtherSafeAreas() }
            geometry.bounds = bounds
            if bounds.origin != old.bounds.origin { constraintRecord?.ownGuides[.frame]?.placement?.isOutdated = true }
            sizeDidChange()
            geometryWasSet(from: old)
            resizeSubviews(from: old.bounds.size)
        }
    }

    /// The default implementation of the public member of this name.
    final var centerValue: CGPoint {
        get { geometry.center(at: anchor) }
        set {
            var frame = CGRect(origin: newValue, size: .zero).reportingHostileNumbers(of: self)
            let anchor = anchor
            frame.origin.x -= geometry.bounds.width * anchor.x
            frame.origin.y -= geometry.bounds.height * anchor.y
            let old = geometry
            if frame.origin == old.origin { return geometryWasSet(from: old) }
            geometry.origin = frame.origin
            moved()
            geometryWasSet(from: old)
        }
    }

    /// The default implementation of the public member of this name.
    final var transformValue: CGAffineTransform {
        get { appearance?.transform ?? .identity }
        set {
            let transform = newValue.isFinite ? newValue : .identity
            if !newValue.isFinite {
                RuntimeIssue.report(
                    "geometry",
                    "A view's transform must be finite: \(type(of: self)) was given \(newValue); none is used instead.")
            }
            let old = transformValue
            if let layer = appearance?.layer, !CATransform3DIsIdentity(layer.space.transform) {
                layer.space.transform = CATransform3DIdentity
                positionDidChange()
            }
            if transform == old { return transformWasSet(from: old) }
            madeAppearance.transform = transform
            positionDidChange()
            transformWasSet(from: old)
        }
    }

    private var isTransformed: Bool { appearance.map { !$0.transform.isIdentity } ?? false }

    private func sizeDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        displayListDidChange()
        moved()
        followedMarginsMayHaveChanged()
        boundsSizeDidChange()
    }

    private func moved() {
        if constraintRecord != nil { frameOfItemDidChange() }
        positionDidChange()
        placeInMarginsDidChange()
        safeAreaMayHaveChanged()
    }

    /// Takes this view's coordinates to those of its superview.
    package final var transformToSuperview: CGAffineTransform {
        let (bounds, origin) = (geometry.bounds, geometry.origin)
        guard let appearance, !appearance.transform.isIdentity else {
            return CGAffineTransform(translationX: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
        }
        let anchor = anchor
        let (center, pivot) = (geometry.center(at: anchor), anchor.location(in: bounds))
        return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(appearance.transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Converts a point from this view's coordinates to those of `view`, or of the topmost view for `nil`.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let top = point.applying(transformToTop)
        return view.map { top.applying($0.transformToTop.inverted()) } ?? top
    }

    /// Converts a point from the coordinates of `view`, or of the topmost view for `nil`, to those of this view.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let top = view.map { point.applying($0.transformToTop) } ?? point
        return top.applying(transformToTop.inverted())
    }

    /// Converts a rectangle from this view's coordinates to those of `view`, or of the topmost view for `nil`. If a
    /// view in between is rotated, the result is the bounding box.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let top = rect.applying(transformToTop)
        return view.map { top.applying($0.transformToTop.inverted()) } ?? top
    }

    /// Converts a rectangle from the coordinates of `view`, or of the topmost view for `nil`, to those of this view.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let top = view.map { rect.applying($0.transformToTop) } ?? rect
        return top.applying(transformToTop.inverted())
    }

    /// Takes this view's coordinates to those of the topmost view.
    package final var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let above = view.superviewStorage {
            result = result.concatenating(view.transformToSuperview)
            view = above
        }
        return result
    }
}

extension UIView.Geometry {
    /// The point of the superview at which a point in fractions of the bounds lies, without a transform.
    func center(at anchor: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + bounds.width * anchor.x, y: origin.y + bounds.height * anchor.y)
    }

    /// Takes the size and position at which a transformed view is shown in `frame`, as nearly as that is possible.
    fileprivate mutating func setFrame(around frame: CGRect, through transform: CGAffineTransform) {
        if transform.a * transform.d != transform.b * transform.c {
            bounds.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
        }
        origin = CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2)
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGRect {
    /// This rectangle with every number that is not finite replaced by 0, and a report if there was one.
    @MainActor fileprivate func reportingHostileNumbers(of view: UIView) -> CGRect {
        if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite { return self }
        RuntimeIssue.report(
            "geometry", "A view's frame must be finite: \(type(of: view)) was given \(self); 0 is used instead.")
        return CGRect(origin: origin.finite, size: size.finite)
    }
}
