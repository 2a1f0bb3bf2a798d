import Drawing
import Foundation
import LayoutEngine

/// Adds a shadow to a view.
struct ShadowEffect: RenderEffect {
    var color: EffectColor
    var radius: CGFloat
    var offset: CGSize

    init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = EffectColor(color, otherwise: ColorComponents(white: 0, alpha: 0))
        self.radius = radius
        self.offset = offset
    }

    static var moves: Bool { false }
    static var readsEnvironment: Bool { true }
    var isInert: Bool { color.resolved.map { $0.alpha <= 0 } ?? color.color.isClear }

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGSize.AnimatableData>, Color.Resolved.AnimatableData> {
        get { AnimatablePair(AnimatablePair(radius, offset.animatableData), color.animatableData) }
        set {
            radius = newValue.first.first
            offset.animatableData = newValue.first.second
            color.animatableData = newValue.second
        }
    }

    func resolved(in environment: EnvironmentValues) -> ShadowEffect {
        var copy = self
        copy.color.resolve(in: environment)
        return copy
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        color.resolved.map {
            DisplayGroup.Effects(
                shadow: DisplayGroup.Effects.Shadow(color: $0, radius: Double(max(0, radius)), offset: offset))
        }
    }
}
