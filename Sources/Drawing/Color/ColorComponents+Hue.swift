import Foundation

extension ColorComponents {
    /// Creates a colour in sRGB from hue, saturation and brightness, each limited to 0...1. Hue 0 and hue 1 are red.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let (saturation, brightness) = (Self.unit(saturation), Self.unit(brightness))
        let sixth = Self.unit(hue) * 6
        func channel(_ offset: Double) -> Double {
            let distance = (offset + sixth).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Hue, saturation and brightness of the colour in sRGB, with its channels limited to 0...1. A grey has the hue and
    /// saturation 0.
    package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let color = converted(to: .sRGB).clamped
        let brightest = max(color.red, color.green, color.blue)
        let spread = brightest - min(color.red, color.green, color.blue)
        guard spread > 0 else { return (0, 0, brightest) }
        let sixth: Double
        if brightest == color.red {
            sixth = (color.green - color.blue) / spread
        } else if brightest == color.green {
            sixth = (color.blue - color.red) / spread + 2
        } else {
            sixth = (color.red - color.green) / spread + 4
        }
        return ((sixth < 0 ? sixth + 6 : sixth) / 6, spread / brightest, brightest)
    }
}
