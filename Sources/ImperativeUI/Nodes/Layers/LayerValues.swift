import Drawing
import Foundation

/// The values that a layer without a view has itself. Those of a layer of a view are the view's.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var opacity = 1.0
    var isHidden = false
    var masksToBounds = false
    var background: CGColor?
}

/// Where a layer lies in space, beside its position.
struct LayerSpace {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    /// The transform; of a layer of a view, only one that leaves the plane.
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isDoubleSided = true
}

/// A picture that a layer shows as its contents.
struct LayerContents {
    var image: UIImage?
    var gravity = CALayerContentsGravity.resize
    var scale: CGFloat = 1
    /// The part that is shown, in fractions of the picture.
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnification = CALayerContentsFilter.linear
}

extension LayerSpace {
    /// Takes points of a layer to the layer around it, in space.
    ///
    /// - Parameters:
    ///   - transform: The transform about the anchor point.
    ///   - around: The sublayer transform of the layer around, and its bounds and anchor point.
    func matrix(
        bounds: CGRect, position: CGPoint, transform: CATransform3D,
        in around: (transform: CATransform3D, anchor: CGPoint)?
    ) -> CATransform3D {
        let anchor = anchorPoint.location(in: bounds)
        var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
        if let around, !CATransform3DIsIdentity(around.transform) {
            result =
                result
                .concatenating(CATransform3DMakeTranslation(-around.anchor.x, -around.anchor.y, 0))
                .concatenating(around.transform)
                .concatenating(CATransform3DMakeTranslation(around.anchor.x, around.anchor.y, 0))
        }
        return result
    }
}

extension CGPoint {
    /// The point of a rectangle at this point in fractions of its sides.
    func location(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension CATransform3D {
    /// How points of the plane are seen; the depths that they come to are left out.
    var projection: Projection {
        var result = Projection()
        (result.m11, result.m12, result.m13) = (m11, m12, m14)
        (result.m21, result.m22, result.m23) = (m21, m22, m24)
        (result.m31, result.m32, result.m33) = (m41, m42, m44)
        return result
    }
}

extension DisplayGroup.Effects {
    /// The effects on a group that is seen by a projection.
    init(seenBy projection: Projection, opacity: Double = 1, shadow: Shadow? = nil) {
        if projection.isAffine {
            self.init(transform: projection.affine, opacity: opacity, shadow: shadow)
        } else {
            self.init(opacity: opacity, shadow: shadow, treatment: .projection(projection))
        }
    }
}

extension DisplayGroup {
    /// A group that is seen by a projection.
    convenience init(_ list: DisplayList, seenBy projection: Projection) {
        self.init(list, effects: Effects(seenBy: projection))
    }
}
