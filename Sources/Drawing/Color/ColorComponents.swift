import Foundation

/// A colour as numbers: three channels in a colour space, and an opacity.
///
/// Channels are usually in 0...1. Values outside of that are kept, because a wide-gamut colour has such channels in the
/// narrower space; ``clamped`` limits them. All stored numbers are finite: NaN becomes 0, a channel is limited to
/// ±``channelLimit``, and the opacity to 0...1.
package struct ColorComponents: Hashable, Sendable {
    /// The colour space of the three channels.
    package enum Space: Hashable, Sendable {
        /// The standard space of screens and the web.
        case sRGB
        /// A wider space with the same white point and the same transfer curve.
        case displayP3
    }

    /// The largest channel value: the largest half-precision float.
    package static let channelLimit = 65504.0

    package let red: Double
    package let green: Double
    package let blue: Double
    /// The opacity from 0 to 1.
    package let alpha: Double
    // Behind the numbers, where types that contain a colour can use the padding.
    package let space: Space

    package init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = Self.channel(red)
        self.green = Self.channel(green)
        self.blue = Self.channel(blue)
        self.alpha = Self.unit(alpha)
    }

    /// Creates a grey in sRGB with three equal channels.
    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour in sRGB from channels in 0...255.
    package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// Returns the same colour with another opacity.
    package func withAlpha(_ alpha: Double) -> ColorComponents {
        ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour with its channels limited to 0...1.
    package var clamped: ColorComponents {
        ColorComponents(
            space: space, red: Self.unit(red), green: Self.unit(green), blue: Self.unit(blue), alpha: alpha)
    }

    static func channel(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -channelLimit), channelLimit)
    }

    static func unit(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }
}
