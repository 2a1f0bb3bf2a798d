import Drawing
import Foundation

/// A colour, fixed or following the surroundings. As a view it fills the room it is given.
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case components(ColorComponents)
        case palette(SystemPalette)
        /// Decided by the place where it is shown. Kept aside, as it takes more room than the others, which most are.
        indirect case dynamic(AnyDynamicColor)
    }

    /// The source, and what its opacity is multiplied by where that is not 1, as for most colours it is.
    private enum Storage: Hashable, Sendable {
        case plain(Source)
        indirect case faded(Source, opacity: Double, factors: [Double])
    }

    private var storage: Storage

    init(_ source: Source) { storage = .plain(source) }

    var source: Source {
        switch storage {
        case .plain(let source), .faded(let source, _, _): source
        }
    }

    /// What the opacity of the source is multiplied by.
    var opacityFactor: Double {
        switch storage {
        case .plain: 1
        case .faded(_, let opacity, _): opacity
        }
    }

    /// What the opacity of the source is multiplied by, one after the other.
    var opacityFactors: [Double] {
        switch storage {
        case .plain: []
        case .faded(_, _, let factors): factors
        }
    }

    /// What the numbers of a colour are measured in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space of screens and the web.
        case sRGB
        /// The same colours, in amounts of light.
        case sRGBLinear
        /// A wider space.
        case displayP3
    }

    /// A colour of red, green and blue, each normally in 0...1, and an opacity in 0...1. NaN counts as 0.
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

    /// A grey, 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each in 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            .components(
                ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }

    /// A colour that stays as it was resolved.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// This colour with its opacity multiplied by `opacity`.
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
    /// The colour as it is shown in an environment: it follows the colour scheme and contrast, and one from an asset
    /// catalogue or from a `UIColor` everything else that those follow.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let shown = components(in: environment).converted(to: .sRGB)
        return Resolved(
            red: Float(shown.red), green: Float(shown.green), blue: Float(shown.blue), opacity: Float(shown.alpha))
    }

    /// The same in the colour's own space.
    func components(in environment: EnvironmentValues) -> ColorComponents {
        let components: ColorComponents
        switch source {
        case .components(let fixed): components = fixed
        case .palette(let color):
            components = color.components(
                in: SystemPalette.Appearance(
                    isDark: environment.colorScheme == .dark,
                    isHighContrast: environment.colorSchemeContrast == .increased))
        case .dynamic(let color): components = color.base.components(in: environment)
        }
        return opacityFactor == 1 ? components : components.withAlpha(components.alpha * opacityFactor)
    }
}

extension Color: View {
    /// Has no body.
    public typealias Body = Never
}
