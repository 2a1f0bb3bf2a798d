import Drawing

extension Color.Resolved {
    /// The colour as the renderers take it.
    package var components: ColorComponents {
        ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
}

extension Color.Resolved {
    /// The colour as a Core Graphics colour in sRGB.
    public var cgColor: CGColor { CGColor(components) }
}

extension Color.Resolved: Codable {
    /// Encodes an array of the red, green and blue in sRGB and the opacity.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in [red, green, blue, opacity] { try container.encode(number) }
    }

    /// Decodes an array of the red, green and blue in sRGB and the opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let numbers = try (0..<4).map { _ in try container.decode(Float.self) }
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }
}
