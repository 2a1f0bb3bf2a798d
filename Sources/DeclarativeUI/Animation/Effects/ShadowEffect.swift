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
    var isInert: Bool { color.isClear }

    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
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
