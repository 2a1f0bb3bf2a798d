import Drawing
import LayoutEngine

extension Color.Resolved: Animatable {
    /// The animatable data: Oklab coordinates, each multiplied by the opacity, and the opacity.
    ///
    /// In this space, equal distances look about equally large, so that animations between colours look even.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let seen = PerceptualColor(components)
            return AnimatablePair(
                Float(seen.lightness),
                AnimatablePair(
                    Float(seen.redness), AnimatablePair(Float(seen.yellowness), Float(seen.alpha))))
        }
        set {
            let rest = newValue.second
            let shown = PerceptualColor(
                lightness: Double(newValue.first), redness: Double(rest.first),
                yellowness: Double(rest.second.first), alpha: Double(rest.second.second)
            ).components
            self = Color.Resolved(
                red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
        }
    }
}
