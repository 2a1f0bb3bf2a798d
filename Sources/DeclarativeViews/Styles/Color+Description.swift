import Drawing
import Foundation
import BridgedEnvironment

extension Color: CustomStringConvertible {
    /// The name of the colour, or its red, green, blue and opacity as `#RRGGBBAA`.
    ///
    /// The factors by which its opacity was multiplied come first, the most recent in front: `50% 33% red`.
    public var description: String {
        var text = ""
        for factor in opacityFactors.reversed() {
            let percentage = factor * 100
            text += percentage.isFinite ? String(format: "%.0f%% ", percentage) : "\(percentage)% "
        }
        return text + source.description
    }
}

extension Color.Source: CustomStringConvertible {
    package var description: String {
        switch self {
        case .palette(let color): color.colorName
        case .dynamic(let color): "\(color.base)"
        case .components(let color):
            switch (color.red, color.green, color.blue, color.alpha) {
            case (0, 0, 0, 1): "black"
            case (1, 1, 1, 1): "white"
            case (0, 0, 0, 0): "clear"
            default: color.hexadecimal + (color.space == .displayP3 ? " in Display P3" : "")
            }
        }
    }
}

extension SystemPalette {
    /// The name without its prefix for system colours.
    fileprivate var colorName: String {
        switch self {
        case .label: return "primary"
        case .secondaryLabel: return "secondary"
        case .tertiaryLabel: return "tertiary"
        case .quaternaryLabel: return "quaternary"
        default:
            let name = "\(self)"
            guard name.hasPrefix("system") else { return name }
            let rest = name.dropFirst("system".count)
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
    }
}

extension ColorComponents {
    fileprivate var hexadecimal: String {
        Color.Resolved.hexadecimal(Float(red), Float(green), Float(blue), Float(alpha))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The red, green, blue and opacity as `#RRGGBBAA`. Values outside 0...1 are clamped.
    public var description: String { Self.hexadecimal(red, green, blue, opacity) }

    fileprivate static func hexadecimal(_ channels: Float...) -> String {
        var text = "#"
        for channel in channels {
            // NaN counts as 0.
            let byte = Int(clamping: Double((channel * 255).rounded()), to: 0...255)
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}
