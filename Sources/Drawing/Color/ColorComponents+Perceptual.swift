import Foundation

/// A colour in coordinates in which equal distances look about equally large (Oklab), each multiplied by the opacity.
///
/// The midpoint of two such colours looks like the middle between them. An invisible colour has no hue here, so on
/// the way to one or from one only the opacity changes.
package struct PerceptualColor: Hashable, Sendable {
    /// How light the colour is, times its opacity: 0 for black, 1 for an opaque white.
    package var lightness: Double
    /// How far it lies from green to red, times its opacity.
    package var redness: Double
    /// How far it lies from blue to yellow, times its opacity.
    package var yellowness: Double
    /// The opacity from 0 to 1; numbers beyond that occur on the way of a spring.
    package var alpha: Double

    package init(lightness: Double, redness: Double, yellowness: Double, alpha: Double) {
        self.lightness = lightness
        self.redness = redness
        self.yellowness = yellowness
        self.alpha = alpha
    }

    /// The coordinates of a colour.
    package init(_ color: ColorComponents) {
        let shown = color.converted(to: .sRGB)
        let (r, g, b) = (
            ColorComponents.linear(shown.red), ColorComponents.linear(shown.green), ColorComponents.linear(shown.blue)
        )
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        alpha = shown.alpha
        lightness = alpha * (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
        redness = alpha * (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s)
        yellowness = alpha * (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    /// The colour, in sRGB. An opacity below 0 counts as 0, one above 1 as 1.
    package var components: ColorComponents {
        guard alpha > 1e-9 else { return ColorComponents(white: 0, alpha: 0) }
        let (light, red, yellow) = (lightness / alpha, redness / alpha, yellowness / alpha)
        func cubed(_ value: Double) -> Double { value * value * value }
        let l = cubed(light + 0.3963377774 * red + 0.2158037573 * yellow)
        let m = cubed(light - 0.1055613458 * red - 0.0638541728 * yellow)
        let s = cubed(light - 0.0894841775 * red - 1.2914855480 * yellow)
        return ColorComponents(
            red: ColorComponents.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: ColorComponents.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: ColorComponents.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}
