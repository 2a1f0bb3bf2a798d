import Drawing
import Foundation
import LayoutEngine

/// The appearance of a drawn item: the result of all its effects.
struct ItemAppearance {
    var opacity = 1.0
    /// How far the item is moved, on screen.
    var offset = CGPoint.zero
    /// The transform of the item, in a space with the origin in the corner of its moved frame.
    var transform = CGAffineTransform.identity
    /// The projection applied instead of `transform`, if there is a vanishing point.
    var projection: Projection?

    var displayEffects: DisplayGroup.Effects {
        let translation = CGAffineTransform(translationX: offset.x, y: offset.y)
        if let projection {
            return DisplayGroup.Effects(transform: translation, opacity: opacity, treatment: .projection(projection))
        }
        return DisplayGroup.Effects(transform: transform.concatenating(translation), opacity: opacity)
    }

    mutating func move(by distance: CGSize) {
        offset.x += distance.width
        offset.y += distance.height
    }

    mutating func scale(by scale: CGSize, around center: CGPoint) {
        offset = CGPoint(x: offset.x * scale.width, y: offset.y * scale.height)
        concatenate(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x * (1 - scale.width),
                ty: center.y * (1 - scale.height)))
    }

    mutating func turn(by angle: Angle, around center: CGPoint) {
        offset = offset.applying(CGAffineTransform(rotationAngle: angle.radians))
        concatenate(.turning(by: angle, around: center))
    }

    /// Applies a matrix, in the space of the frame that layout knows.
    ///
    /// - Parameter keepsFrame: Whether the frame stays where it is also if the item is only moved.
    mutating func project(by matrix: Projection, keepsFrame: Bool) {
        let affine = matrix.affine
        if matrix.isAffine, !keepsFrame, affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 {
            return move(by: CGSize(width: affine.tx, height: affine.ty))
        }
        var own = matrix
        if offset != .zero {
            own = Projection(CGAffineTransform(translationX: offset.x, y: offset.y)).concatenating(matrix)
                .concatenating(Projection(CGAffineTransform(translationX: -offset.x, y: -offset.y)))
        }
        let all = (projection ?? Projection(transform)).concatenating(own)
        if all.isAffine { (transform, projection) = (all.affine, nil) } else { projection = all }
    }

    private mutating func concatenate(_ other: CGAffineTransform) {
        transform = transform.concatenating(other)
        projection = projection?.concatenating(Projection(other))
    }
}
