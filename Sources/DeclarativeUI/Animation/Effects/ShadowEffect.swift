import Drawing
import Foundation
import LayoutEngine

/// Has a view throw a shadow.
struct ShadowEffect: RenderEffect {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
    /// The colour as it is where the view stands; `nil` until it was worked out.
    var resolved: ColorComponents?

    static var moves: Bool { false }
    static var readsEnvironment: Bool { true }
    var isInert: Bool { resolved.map { $0.alpha <= 0 } ?? color.isClear }

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGSize.AnimatableData>, Color.Resolved.AnimatableData> {
        get { AnimatablePair(AnimatablePair(radius, offset.animatableData), shown.animatableData) }
        set {
            radius = newValue.first.first
            offset.animatableData = newValue.first.second
            var color = shown
            color.animatableData = newValue.second
            resolved = color.components
        }
    }

    /// The colour as it is where the view stands; clear until it was worked out.
    private var shown: Color.Resolved {
        let shown = (resolved ?? ColorComponents(white: 0, alpha: 0)).converted(to: .sRGB)
        return Color.Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }

    func resolved(in environment: EnvironmentValues) -> ShadowEffect {
        var copy = self
        copy.resolved = color.resolve(in: environment).components
        return copy
    }

    func displayEffects(size: CGSize, isMirrored: Bool) -> DisplayGroup.Effects? {
        guard let resolved else { return nil }
        return DisplayGroup.Effects(
            shadow: DisplayGroup.Effects.Shadow(color: resolved, radius: Double(max(0, radius)), offset: offset))
    }
}
