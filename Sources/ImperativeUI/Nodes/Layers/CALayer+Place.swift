import Drawing
import Foundation
import BridgedEnvironment

/// The place and the looks of a layer, which that of a view shares with it.
extension CALayer {
    final var frameValue: CGRect {
        get {
            if isOfView { return view?.frame ?? .zero }
            return own.bounds.applying(matrix(in: nil).affineAround(space.anchorPoint.location(in: own.bounds)))
        }
        set {
            if isOfView {
                view?.frame = newValue
                return
            }
            let frame = newValue.reportingHostileNumbers(of: self).standardized
            let t = transform.affine
            var size = frame.size
            if !t.isIdentity, t.a * t.d != t.b * t.c {
                size = CGRect(origin: .zero, size: size).applying(t.inverted()).size
            }
            bounds.size = size
            // The middle of the box around the layer comes to that of the frame.
            let shown = self.frame
            position = CGPoint(
                x: own.position.x + frame.midX - shown.midX, y: own.position.y + frame.midY - shown.midY)
        }
    }

    final var boundsValue: CGRect {
        get { isOfView ? view?.bounds ?? .zero : own.bounds }
        set {
            if isOfView {
                view?.bounds = newValue
                return
            }
            let bounds = newValue.reportingHostileNumbers(of: self)
            if bounds == own.bounds { return }
            let isResized = bounds.size != own.bounds.size
            withAction(for: "bounds") { own.bounds = bounds }
            pictureDidChange()
            placeDidChange()
            if isResized {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    final var positionValue: CGPoint {
        get { isOfView ? view?.center ?? .zero : own.position }
        set {
            if isOfView {
                view?.center = newValue
                return
            }
            let position = CGRect(origin: newValue, size: .zero).reportingHostileNumbers(of: self).origin
            if position == own.position { return }
            withAction(for: "position") { own.position = position }
            placeDidChange()
        }
    }

    final var transformValue: CATransform3D {
        get {
            guard isOfView, CATransform3DIsIdentity(space.transform) else { return space.transform }
            return CATransform3DMakeAffineTransform(view?.transform ?? .identity)
        }
        set {
            if !newValue.isFinite {
                RuntimeIssue.report(
                    "geometry",
                    "A layer's transform must be finite: \(type(of: self)) was given \(newValue); none is used instead."
                )
            }
            let transform = newValue.isFinite ? newValue : CATransform3DIdentity
            guard isOfView else { return setSpace("transform", \.transform, transform) }
            guard let view else { return }
            if transform.isAffine, space.transform.isAffine {
                view.transform = transform.affine
                return
            }
            // In space, views move as layers do.
            let move = view.animationInForce?.layerAnimation(of: "transform")
            move?.from = MovingValue((shownByMotion?.space ?? presentedSpace).transform)
            ViewAnimation.disabled { view.transform = transform.affine }
            space.transform = transform.isAffine ? CATransform3DIdentity : transform
            placeDidChange()
            if let move { addAnimation(move, forKey: "transform", tracker: view.animationInForce?.tracker) }
        }
    }

    /// Returns the part of the transform within the plane.
    public final func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets a transform within the plane.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    final func setAnchorPoint(_ new: CGPoint) {
        if new == space.anchorPoint { return }
        guard isOfView else { return setSpace("anchorPoint", \.anchorPoint, new) }
        let position = position
        space.anchorPoint = new
        if let view {
            view.center = position
            view.positionDidChange()
        }
    }

    final func setSpace<Value: Equatable>(_ key: String, _ part: WritableKeyPath<LayerSpace, Value>, _ new: Value) {
        if space[keyPath: part] == new { return }
        withAction(for: key) { space[keyPath: part] = new }
        pictureDidChange()
        placeDidChange()
    }

    final var opacityValue: Float {
        get { isOfView ? Float(view?.alpha ?? 1) : Float(own.opacity) }
        set {
            if isOfView {
                view?.alpha = CGFloat(newValue)
                return
            }
            let opacity = newValue.isFinite ? Double(newValue) : 1
            if opacity == own.opacity { return }
            withAction(for: "opacity") { own.opacity = opacity }
            placeDidChange()
        }
    }

    final var isHiddenValue: Bool {
        get { isOfView ? view?.isHidden ?? false : own.isHidden }
        set {
            if isOfView {
                view?.isHidden = newValue
            } else if own.isHidden != newValue {
                withAction(for: "hidden") { own.isHidden = newValue }
                placeDidChange()
            }
        }
    }

    final var masksToBoundsValue: Bool {
        get { isOfView ? view?.clipsToBounds ?? false : own.masksToBounds }
        set {
            if isOfView {
                view?.clipsToBounds = newValue
            } else if own.masksToBounds != newValue {
                withAction(for: "masksToBounds") { own.masksToBounds = newValue }
                // Whether the background has round corners of its own depends on it.
                pictureDidChange()
                placeDidChange()
            }
        }
    }

    final var backgroundColorValue: CGColor? {
        get {
            guard isOfView else { return own.background }
            return view.flatMap { view in view.backgroundColor?.resolvedCGColor(with: view.traitCollection) }
        }
        set {
            if isOfView {
                view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else if own.background != newValue {
                withAction(for: "backgroundColor") { own.background = newValue }
                pictureDidChange()
            }
        }
    }

    // MARK: Contents

    final func setContents(_ new: Any?) {
        let image = new as? UIImage
        if let new, image == nil {
            LayerReports.once("contents \(type(of: new))") {
                "The contents of a layer are a UIImage: \(type(of: new)) is not shown."
            }
        }
        if image === shownContents.image { return }
        withAction(for: "contents") { shownContents.image = image }
        pictureDidChange()
    }

    final func setContents<Value: Equatable>(_ part: WritableKeyPath<LayerContents, Value>, _ new: Value) {
        if shownContents[keyPath: part] == new { return }
        shownContents[keyPath: part] = new
        pictureDidChange()
    }

    // MARK: Coordinates

    /// Takes the layer's points to those of the layer around, in space.
    final func matrix(in around: CALayer?) -> CATransform3D {
        space.matrix(
            bounds: bounds, position: position, transform: transform,
            in: around.map { ($0.sublayerTransform, $0.anchorPoint.location(in: $0.bounds)) })
    }

    /// Takes the layer's points to those of the layer around, as nearly as that is possible in the plane.
    final var transformToSuperlayer: CGAffineTransform {
        if isOfView { return view?.transformToSuperview ?? .identity }
        return matrix(in: superlayerStorage).affineAround(space.anchorPoint.location(in: own.bounds))
    }

    private final var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = self
        while true {
            if layer.isOfView { return result.concatenating(layer.view?.transformToTop ?? .identity) }
            result = result.concatenating(layer.transformToSuperlayer)
            guard let above = layer.superlayerStorage ?? layer.maskedLayer else { return result }
            layer = above
        }
    }

    /// Takes this layer's points to those of another one, or of the topmost layer for `nil`.
    private final func way(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToTop }
        return transformToTop.concatenating(layer.transformToTop.inverted())
    }

    private final func way(from layer: CALayer?) -> CGAffineTransform {
        layer?.way(to: self) ?? transformToTop.inverted()
    }

    /// Converts a point to the coordinates of another layer, or of the topmost one for `nil`. Of a layer that is turned
    /// in space, what its middle does is done to all points.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(way(to: l)) }

    /// Converts a point from the coordinates of another layer, or of the topmost one for `nil`.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(way(from: l)) }

    /// Converts a rectangle to the coordinates of another layer, or of the topmost one for `nil`. If a layer in between is
    /// turned, the result is the bounding box.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(way(to: l)) }

    /// Converts a rectangle from the coordinates of another layer, or of the topmost one for `nil`.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(way(from: l)) }

    final func layerHit(at point: CGPoint) -> CALayer? {
        // Layers to look at, the frontmost last; those with layers inside of them come twice.
        var stack = [(layer: self, point: point.applying(transformToSuperlayer.inverted()), isLeft: false)]
        while let (layer, local, isLeft) = stack.popLast() {
            if isLeft { return layer }
            let isInside = layer.contains(local)
            if !layer.mayBeHit || (!isInside && layer.masksToBounds) { continue }
            if isInside { stack.append((layer, local, true)) }
            for child in layer.sublayersInDepth {
                stack.append((child, local.applying(child.transformToSuperlayer.inverted()), false))
            }
        }
        return nil
    }

    private final var mayBeHit: Bool { !isHidden && opacity > 0 }
}

extension CATransform3D {
    /// What the transform does around a point of the plane, as a transform within the plane.
    func affineAround(_ point: CGPoint) -> CGAffineTransform {
        isAffine || (m14 == 0 && m24 == 0 && m44 == 1) ? affine : projection.tangent(at: point)
    }
}

extension CGRect {
    /// This rectangle with every number that is not finite replaced by 0, and a report if there was one.
    @MainActor fileprivate func reportingHostileNumbers(of layer: CALayer) -> CGRect {
        if isFinite { return self }
        RuntimeIssue.report(
            "geometry", "A layer's frame must be finite: \(type(of: layer)) was given \(self); 0 is used instead.")
        return CGRect(origin: origin.finite, size: size.finite)
    }
}

/// Reports that are made once.
@MainActor enum LayerReports {
    private static var made: Set<String> = []

    static func once(_ name: String, _ message: () -> String) {
        if made.insert(name).inserted { RuntimeIssue.report("layers", message()) }
    }
}
