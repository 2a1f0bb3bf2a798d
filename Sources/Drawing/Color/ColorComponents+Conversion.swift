import Foundation

extension ColorComponents {
    /// Returns the same colour in another space. A colour outside of that space has channels below 0 or above 1.
    package func converted(to target: Space) -> ColorComponents {
        guard target != space else { return self }
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // Both spaces share the white point D65, so each row of either matrix has the sum 1.
        let row: (red: Double, green: Double, blue: Double)
        switch target {
        case .displayP3:
            row = (
                0.8224619687143623 * r + 0.17753803128563775 * g,
                0.03319419885096162 * r + 0.9668058011490384 * g,
                0.017082630721120033 * r + 0.07239744066396347 * g + 0.9105199286149165 * b
            )
        case .sRGB:
            row = (
                1.2249401762805598 * r - 0.22494017628055996 * g,
                -0.04205695470968816 * r + 1.042056954709688 * g,
                -0.019637554590334432 * r - 0.07863604555063189 * g + 1.0982736001409663 * b
            )
        }
        return ColorComponents(
            space: target, red: Self.encoded(row.red), green: Self.encoded(row.green), blue: Self.encoded(row.blue),
            alpha: alpha)
    }

    /// The grey with the same brightness, from 0 to 1. Exact for greys within 0...1.
    package var white: Double {
        let color = converted(to: .sRGB).clamped
        if color.red == color.green, color.green == color.blue { return color.red }
        return Self.unit(Self.encoded(color.relativeLuminance))
    }

    /// How bright it is in linear light, from 0 to 1, whatever its alpha.
    package var relativeLuminance: Double {
        let color = converted(to: .sRGB).clamped
        return 0.21263900587151036 * Self.linear(color.red) + 0.7151686787677559 * Self.linear(color.green)
            + 0.07219231536073371 * Self.linear(color.blue)
    }

    /// Converts a channel to linear light. The curve is mirrored for negative values.
    static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// Converts linear light to a channel. The curve is mirrored for negative values.
    static func encoded(_ light: Double) -> Double {
        let magnitude = abs(light)
        let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
