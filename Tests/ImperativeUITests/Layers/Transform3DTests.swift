import Foundation
import Testing

@testable import ImperativeUI

@Suite("Transforms in space") struct Transform3DTests {
    private func areNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private let some = CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 4),
        CATransform3DConcat(CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DMakeTranslation(5, 6, 7)))

    @Test("A turn about the z axis is that of the plane") func plane() {
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
        let flat = CGAffineTransform(rotationAngle: .pi / 3)
        #expect(CATransform3DIsAffine(turn) && areNear(turn, CATransform3DMakeAffineTransform(flat)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(areNear(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity))
    }

    @Test("Steps apply before the transform that they are added to") func steps() {
        let base = CATransform3DMakeTranslation(10, 0, 0)
        #expect(CATransform3DScale(base, 2, 2, 2).m41 == 10 && CATransform3DTranslate(base, 1, 2, 3).m41 == 11)
        #expect(CATransform3DConcat(base, CATransform3DMakeScale(2, 1, 1)).m41 == 20)
        #expect(areNear(CATransform3DRotate(CATransform3DIdentity, 1, 0, 1, 0), CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test("A transform and the one back leave everything where it is") func inverting() {
        #expect(areNear(CATransform3DConcat(some, CATransform3DInvert(some)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("A transform is the sum of its parts, with perspective") func pieces() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        for transform in [
            some, some.concatenating(perspective), CATransform3DMakeScale(-1, 1, 1), CATransform3DIdentity,
        ] {
            #expect(areNear(TransformPieces(transform).transform, transform))
        }
        for angle in [0.0, 0.5, 2, -3] {
            let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
            #expect(abs(TransformPieces(turn).turn.angles.z - angle) < 1e-9)
        }
        let turned = Quaternion(angles: SIMD3(0.3, -0.4, 0.5)).angles
        let difference = turned - SIMD3(0.3, -0.4, 0.5)
        #expect((difference * difference).sum() < 1e-18)
    }
}
