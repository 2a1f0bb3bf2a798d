import Drawing
import Foundation
import LayoutEngine

/// Turns a view around an axis in space.
struct Rotation3DEffect: RenderEffect, Sendable {
    var angle: Angle
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    static var moves: Bool { false }
    var isInert: Bool { angle.radians == 0 || x == 0 && y == 0 && z == 0 }

    var animatableData:
        AnimatablePair<
            Double,
            AnimatablePair<
                AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(x, AnimatablePair(y, z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (axis, rest) = (newValue.second.first, newValue.second.second)
            (x, y, z) = (axis.first, axis.second.first, axis.second.second)
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let center = CGPoint(
            x: (isMirrored ? 1 - anchor.x : anchor.x) * size.width, y: anchor.y * size.height)
        appearance.project(by: matrix(around: center, size: size), keepsFrame: true)
    }

    /// The turn, seen from as far away as the view is long, divided by the perspective.
    private func matrix(around center: CGPoint, size: CGSize) -> Projection {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return Projection() }
        let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        let rest = 1 - cosine
        // The rows of the turn: where points one step along x, y and z from the anchor come to lie.
        let right = (cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y)
        let down = (rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x)
        let near = (rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)
        let side = Double(max(size.width, size.height))
        let shrinking = side > 0 ? -Double(perspective) / side : 0
        let depth = Double(anchorZ)
        var turn = Projection()
        (turn.m11, turn.m12, turn.m13) = (right.0, right.1, right.2 * shrinking)
        (turn.m21, turn.m22, turn.m23) = (down.0, down.1, down.2 * shrinking)
        (turn.m31, turn.m32) = (-depth * near.0, -depth * near.1)
        turn.m33 = 1 + (depth - depth * near.2) * shrinking
        return Projection(CGAffineTransform(translationX: -center.x, y: -center.y)).concatenating(turn)
            .concatenating(Projection(CGAffineTransform(translationX: center.x, y: center.y)))
    }
}

extension Rotation3DEffect {
    init(
        checking angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        func checked(_ value: CGFloat, _ name: String, instead other: CGFloat = 0) -> CGFloat {
            EffectInput.checked(value, "3D rotation's " + name, instead: other)
        }
        self.init(
            angle: Angle(radians: EffectInput.checked(angle.radians, "3D rotation's angle", instead: 0)),
            x: checked(axis.x, "axis"), y: checked(axis.y, "axis"), z: checked(axis.z, "axis"),
            anchor: UnitPoint(
                x: checked(anchor.x, "anchor", instead: 0.5), y: checked(anchor.y, "anchor", instead: 0.5)),
            anchorZ: checked(anchorZ, "anchor"), perspective: checked(perspective, "perspective", instead: 1))
    }
}
