import Drawing
import Foundation
import LayoutEngine

/// Turns a view around a point of it.
struct RotationEffect: RenderEffect {
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

extension ItemAppearance {
    mutating func turn(by angle: Angle, around center: CGPoint) {
        offset = offset.applying(CGAffineTransform(rotationAngle: angle.radians))
        transform = transform.concatenating(.turning(by: angle, around: center))
    }
}
