import Drawing

/// A colour that an effect has, and as which it moves where the view stands.
struct EffectColor: Equatable, Animatable {
    let color: Color
    /// The colour as it is where the view stands; `nil` until it was worked out.
    private(set) var resolved: ColorComponents?
    /// The colour until then.
    private let otherwise: ColorComponents

    init(_ color: Color, otherwise: ColorComponents) {
        self.color = color
        self.otherwise = otherwise
    }

    /// Works out the colour as it is in an environment.
    mutating func resolve(in environment: EnvironmentValues) { resolved = color.resolve(in: environment).components }

    private var shown: Color.Resolved {
        let shown = (resolved ?? otherwise).converted(to: .sRGB)
        return Color.Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }

    var animatableData: Color.Resolved.AnimatableData {
        get { shown.animatableData }
        set {
            var color = shown
            color.animatableData = newValue
            resolved = color.components
        }
    }
}
