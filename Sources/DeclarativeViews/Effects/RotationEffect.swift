import Drawing
import Foundation
import LayoutEngine

/// Turns a view around a point of it.
struct RotationEffect: RenderEffect, Sendable {
    var angle: Angle
    var anchor: UnitPoint

    static var moves: Bool { false }
    var isInert: Bool { angle.radians == 0 }

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func apply(to appearance: inout ItemAppearance, size: CGSize, isMirrored: Bool) {
        let x = isMirrored ? 1 - anchor.x : anchor.x
        appearance.turn(by: angle, around: CGPoint(x: x * size.width, y: anchor.y * size.height))
    }
}

extension RotationEffect {
    init(checking angle: Angle, _ anchor: UnitPoint) {
        self.angle = Angle(radians: EffectInput.checked(angle.radians, "angle", instead: 0))
        self.anchor = UnitPoint(
            x: EffectInput.checked(anchor.x, "rotation's anchor", instead: 0.5),
            y: EffectInput.checked(anchor.y, "rotation's anchor", instead: 0.5))
    }
}

extension CGAffineTransform {
    /// A turn clockwise around a point.
    static func turning(by angle: Angle, around center: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(rotationAngle: angle.radians))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
