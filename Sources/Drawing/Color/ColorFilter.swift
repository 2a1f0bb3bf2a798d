import Foundation

/// A filter that maps colours to colours.
package enum ColorFilter: Hashable, Sendable {
    /// Each channel is a sum of shares of red, green, blue and opacity, and a number: five for each of the four
    /// channels. The channels are those of sRGB, not multiplied by the opacity.
    case matrix([Double])
    /// Black, as opaque as the colour is light.
    case luminanceToAlpha
    /// One colour where the opacity is within two limits, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ColorComponents)

    /// The shares of the channels in perceived brightness.
    static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

    var isDrawable: Bool {
        switch self {
        case .matrix(let numbers): numbers.count == 20 && numbers.allSatisfy(\.isFinite)
        case .luminanceToAlpha: true
        case .alphaThreshold(let min, let max, _): min.isFinite && max.isFinite
        }
    }

    /// Returns the filtered colour, in sRGB.
    package func apply(to color: ColorComponents) -> ColorComponents {
        let near = color.converted(to: .sRGB).clamped
        switch self {
        case .matrix(let m):
            guard m.count == 20 else { return color }
            func channel(_ row: Int) -> Double {
                let first = row * 5
                return m[first] * near.red + m[first + 1] * near.green + m[first + 2] * near.blue
                    + m[first + 3] * near.alpha + m[first + 4]
            }
            return ColorComponents(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3)).clamped
        case .luminanceToAlpha:
            let weights = Self.weights
            let light = weights.red * near.red + weights.green * near.green + weights.blue * near.blue
            return ColorComponents(white: 0, alpha: light * near.alpha)
        case .alphaThreshold(let min, let max, let filling):
            return near.alpha >= min && near.alpha <= max ? filling : filling.withAlpha(0)
        }
    }

    // MARK: Matrices

    /// A matrix of three rows of three for the colours, which leaves the opacity.
    private static func colors(_ rows: [[Double]], plus added: Double = 0) -> ColorFilter {
        var numbers: [Double] = []
        for row in rows { numbers += row + [0, added] }
        return .matrix(numbers + [0, 0, 0, 1, 0])
    }

    /// Shares of the channels themselves.
    private static func scaled(_ red: Double, _ green: Double, _ blue: Double, plus added: Double = 0) -> ColorFilter {
        colors([[red, 0, 0], [0, green, 0], [0, 0, blue]], plus: added)
    }

    /// Adds a number to each channel: 0 leaves the colours, 1 makes them white.
    package static func brightness(_ amount: Double) -> ColorFilter { scaled(1, 1, 1, plus: amount) }

    /// Moves each channel away from the middle: 1 leaves the colours, 0 makes them grey.
    package static func contrast(_ amount: Double) -> ColorFilter {
        scaled(amount, amount, amount, plus: 0.5 - amount / 2)
    }

    /// Moves each channel away from the brightness: 1 leaves the colours, 0 makes them greys.
    package static func saturation(_ amount: Double) -> ColorFilter {
        let (red, green, blue) = (weights.red, weights.green, weights.blue)
        let rest = 1 - amount
        return colors([
            [red * rest + amount, green * rest, blue * rest], [red * rest, green * rest + amount, blue * rest],
            [red * rest, green * rest, blue * rest + amount],
        ])
    }

    /// Turns the colours around the greys, by an angle in radians, without a change of their brightness.
    package static func hueRotation(_ angle: Double) -> ColorFilter {
        let (cosine, sine) = (cos(angle), sin(angle))
        return colors([
            [
                0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
                0.072 - cosine * 0.072 + sine * 0.928,
            ],
            [
                0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
                0.072 - cosine * 0.072 - sine * 0.283,
            ],
            [
                0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
                0.072 + cosine * 0.928 + sine * 0.072,
            ],
        ])
    }

    /// Goes towards the opposite colours: 0 leaves the colours, 1 is the opposite.
    package static func inversion(_ amount: Double) -> ColorFilter {
        scaled(1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount, plus: amount)
    }

    /// Multiplies each channel by that of a colour.
    package static func multiply(_ color: ColorComponents) -> ColorFilter {
        let near = color.converted(to: .sRGB)
        return .matrix([
            near.red, 0, 0, 0, 0, 0, near.green, 0, 0, 0, 0, 0, near.blue, 0, 0, 0, 0, 0, near.alpha, 0,
        ])
    }

    /// White, as opaque as the colour is.
    static let opacity = ColorFilter.matrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0])
    /// Black, as opaque as the colour is.
    static let shade = ColorFilter.matrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
}
