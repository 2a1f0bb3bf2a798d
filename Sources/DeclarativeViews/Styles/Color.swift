import Drawing
import Foundation

/// A colour that is fixed or adapts to its environment. As a view, it fills the proposed size.
public struct Color: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case components(ColorComponents)
        case palette(SystemPalette)
        /// Decided by the environment in which it is shown. Kept aside, as it takes more room than the others, which
        /// most are.
        indirect case dynamic(AnyDynamicColor)
    }

    /// The source, and the factor of its opacity where that is not 1, as it is for most colours.
    private enum Storage: Hashable, Sendable {
        case plain(Source)
        indirect case faded(Source, opacity: Double, factors: [Double])
    }

    private var storage: Storage

    package init(_ source: Source) { storage = .plain(source) }

    package var source: Source {
        switch storage {
        case .plain(let source), .faded(let source, _, _): source
        }
    }

    /// The factor of the source's opacity.
    package var opacityFactor: Double {
        switch storage {
        case .plain: 1
        case .faded(_, let opacity, _): opacity
        }
    }

    /// The factors of the source's opacity, in order.
    var opacityFactors: [Double] {
        switch storage {
        case .plain: []
        case .faded(_, _, let factors): factors
        }
    }

    /// The colour space of RGB components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard colour space of displays and the web.
        case sRGB
        /// The sRGB colour space with linear components, which are amounts of light.
        case sRGBLinear
        /// The Display P3 colour space, which has a wider gamut.
        case displayP3
    }

    /// Creates a colour from red, green and blue, each normally in 0...1, and an opacity in 0...1. `NaN` counts as 0.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func channel(_ value: Double) -> Double { colorSpace == .sRGBLinear ? Resolved.encoded(value) : value }
        self.init(
            .components(
                ColorComponents(
                    space: colorSpace == .displayP3 ? .displayP3 : .sRGB, red: channel(red), green: channel(green),
                    blue: channel(blue), alpha: opacity)))
    }

    /// Creates a grey from a white level between 0 (black) and 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each in 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            .components(
                ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }

    /// Creates a fixed colour from a resolved colour.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns this colour with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color {
        if opacity == 1 { return self }
        var copy = self
        copy.storage = .faded(source, opacity: opacityFactor * opacity, factors: opacityFactors + [opacity])
        return copy
    }
}

extension Color {
    /// Whether the colour is invisible wherever it stands.
    var isClear: Bool {
        if opacityFactor <= 0 { return true }
        if case .components(let fixed) = source { return fixed.alpha <= 0 }
        return false
    }
}

extension Color: ShapeStyle {
    /// Returns the colour as it appears in an environment.
    ///
    /// It depends on the colour scheme and contrast. A colour from an asset catalogue or a `UIColor` depends on every
    /// trait that those respond to.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let shown = components(in: environment).converted(to: .sRGB)
        return Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }

    /// The same in the colour's own space.
    package func components(in environment: EnvironmentValues) -> ColorComponents {
        let components: ColorComponents
        switch source {
        case .components(let fixed): components = fixed
        case .palette(let color):
            components = color.components(in: environment.paletteAppearance)
        case .dynamic(let color): components = color.base.components(in: environment)
        }
        return opacityFactor == 1 ? components : components.withAlpha(components.alpha * opacityFactor)
    }
}

extension Color: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never
}
