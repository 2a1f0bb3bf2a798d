import Drawing

extension Color {
    /// Returns a mixture of this colour and another.
    ///
    /// The mixture follows the environment as both colours do.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour, in 0...1. Values outside the range are clamped; `NaN` counts as
    ///     0.
    ///   - colorSpace: The colour space of the mixture. The default is perceptually uniform.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(
            .dynamic(
                AnyDynamicColor(
                    base: MixedColor(first: self, second: rhs, share: share, isPerceptual: colorSpace == .perceptual))))
    }
}

extension Gradient {
    /// A colour space for mixing colours.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// The colour space of the display, sRGB. Each component is interpolated linearly.
        public static let device = ColorSpace(isPerceptual: false)
        /// A perceptually uniform colour space, in which equal distances look equally large.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }
}

/// A colour between two others.
private struct MixedColor: DynamicColor, CustomStringConvertible {
    let first: Color
    let second: Color
    let share: Double
    let isPerceptual: Bool

    var description: String { "\(first) with \(second)" }

    func components(in environment: EnvironmentValues) -> ColorComponents {
        let (one, other) = (first.components(in: environment), second.components(in: environment))
        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
        if isPerceptual {
            let (one, other) = (PerceptualColor(one), PerceptualColor(other))
            return PerceptualColor(
                lightness: between(one.lightness, other.lightness), redness: between(one.redness, other.redness),
                yellowness: between(one.yellowness, other.yellowness), alpha: between(one.alpha, other.alpha)
            ).components
        }
        let (left, right) = (one.converted(to: .sRGB), other.converted(to: .sRGB))
        let alpha = between(left.alpha, right.alpha)
        // An invisible colour adds nothing of its hue.
        func channel(_ one: Double, _ other: Double) -> Double {
            alpha == 0 ? 0 : between(one * left.alpha, other * right.alpha) / alpha
        }
        return ColorComponents(
            red: channel(left.red, right.red), green: channel(left.green, right.green),
            blue: channel(left.blue, right.blue), alpha: alpha)
    }
}
