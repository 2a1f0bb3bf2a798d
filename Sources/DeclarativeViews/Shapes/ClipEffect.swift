import Drawing
import Foundation
import BridgedEnvironment

/// Clips a view to a shape.
struct ClipEffect<S: Shape>: RenderEffect {
    var shape: S
    var style: FillStyle

    static var moves: Bool { false }
    var isInert: Bool { false }

    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    static func == (one: ClipEffect, other: ClipEffect) -> Bool {
        one.style == other.style && valuesAreEqual(one.shape, other.shape, mode: .equatableUnlessPlain)
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        let shape = shape.drawn(in: size, isMirrored: isMirrored)
        // A shape without any outline has no inside.
        let clip = DisplayGroup.Effects.Clip(shape ?? .rect(.zero), rule: style.rule)
        return DisplayGroup.Effects(clip: clip)
    }
}
