import Foundation

/// Colours as cells store them: 0xFFrrggbb, or 0 for the terminal's default.
enum CellColor {
    /// Returns a packed colour, blended with the colour below if it is not opaque.
    static func packed(_ color: ColorComponents, opacity: Double, over below: UInt32) -> UInt32 {
        let near = color.space == .sRGB ? color : color.converted(to: .sRGB)
        let alpha = color.alpha * opacity
        func channel(_ value: Double, _ shift: UInt32) -> UInt32 {
            var light = min(max(value, 0), 1) * 255
            if alpha < 1 { light = light * alpha + Double(below >> shift & 0xFF) * (1 - alpha) }
            // Rounded here, as a rounding function is a call for each channel of each cell.
            let whole = UInt32(light)
            return (light - Double(whole) < 0.5 ? whole : whole + 1) << shift
        }
        return 0xFF00_0000 | channel(near.red, 16) | channel(near.green, 8) | channel(near.blue, 0)
    }

    static func channels(_ color: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    }

    /// Returns the brightness of a colour, from 0 to 255.
    static func brightness(_ color: UInt32) -> Int {
        let (red, green, blue) = channels(color)
        return (red * 54 + green * 183 + blue * 19) / 256
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        let (a, b) = (channels(one), channels(other))
        let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }

    /// Returns the number of the nearest of the 240 colours in the colour cube and the grey ramp.
    static func indexed(_ color: UInt32) -> Int {
        let (red, green, blue) = channels(color)
        let steps = [0, 95, 135, 175, 215, 255]
        func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        let (r, g, b) = (step(red), step(green), step(blue))
        let cube = UInt32(steps[r] << 16 | steps[g] << 8 | steps[b])
        let grey = min(max((red + green + blue) / 3 - 3, 0) / 10, 23)
        let level = UInt32(8 + grey * 10)
        return distance(color, level << 16 | level << 8 | level) < distance(color, cube)
            ? 232 + grey : 16 + 36 * r + 6 * g + b
    }

    /// Returns the colour with a number among the 256, as terminals show it unless they are set otherwise.
    static func color(ofIndex index: Int) -> UInt32 {
        if index < 16 { return 0xFF00_0000 | sixteen[max(index, 0)] }
        if index >= 232 {
            let level = UInt32(8 + (min(index, 255) - 232) * 10)
            return 0xFF00_0000 | level << 16 | level << 8 | level
        }
        func level(_ step: Int) -> UInt32 { step == 0 ? 0 : UInt32(55 + step * 40) }
        let cube = index - 16
        return 0xFF00_0000 | level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }

    /// Returns the difference between the strongest and the weakest channel of a colour: 0 for greys.
    static func spread(_ color: UInt32) -> Int {
        let (red, green, blue) = channels(color)
        return max(red, green, blue) - min(red, green, blue)
    }

    /// Whether a colour is clearly no grey.
    static func isColored(_ color: UInt32) -> Bool { spread(color) >= 90 }

    /// Whether a colour is the red of warnings.
    static func isRed(_ color: UInt32) -> Bool {
        let (red, green, blue) = channels(color)
        return red >= 180 && green < 80 && blue < 80
    }

    /// Returns black or white, whichever differs more from a colour.
    static func contrasting(to color: UInt32) -> UInt32 {
        CellContrast.luminance(color) > 0.179 ? 0xFF00_0000 : 0xFFFF_FFFF
    }

    /// Returns the nearest of the sixteen basic colours that fulfil a condition; `nil` if none does. A grey remains one.
    static func nearestBasic(to color: UInt32, where condition: (UInt32) -> Bool) -> UInt32? {
        let isGrey = spread(color) < 40
        return sixteen.map { 0xFF00_0000 | $0 }.filter { (!isGrey || spread($0) == 0) && condition($0) }
            .min { distance(color, $0) < distance(color, $1) }
    }

    /// Returns the number of the nearest of the sixteen basic colours.
    static func basic(_ color: UInt32) -> Int {
        var best = 0
        for index in sixteen.indices where distance(color, sixteen[index]) < distance(color, sixteen[best]) {
            best = index
        }
        return best
    }

    private static let sixteen: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
