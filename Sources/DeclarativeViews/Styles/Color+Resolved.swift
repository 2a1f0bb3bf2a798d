import Drawing
import Foundation

extension Color {
    /// A colour resolved to numeric components.
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        /// The resolved type: `Never`, because the style resolves to itself.
        public typealias Resolved = Never

        /// The red component in sRGB, normally in 0...1.
        public var red: Float
        /// The green component in sRGB, normally in 0...1.
        public var green: Float
        /// The blue component in sRGB, normally in 0...1.
        public var blue: Float
        /// The opacity, in 0...1.
        public var opacity: Float

        /// Creates a colour from components in a colour space, which defaults to sRGB.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            switch colorSpace {
            case .sRGB: (self.red, self.green, self.blue) = (red, green, blue)
            case .sRGBLinear:
                func encoded(_ value: Float) -> Float { Float(Self.encoded(Double(value))) }
                (self.red, self.green, self.blue) = (encoded(red), encoded(green), encoded(blue))
            case .displayP3:
                let shown = ColorComponents(
                    space: .displayP3, red: Double(red), green: Double(green), blue: Double(blue), alpha: 1
                ).converted(to: .sRGB)
                (self.red, self.green, self.blue) = (Float(shown.red), Float(shown.green), Float(shown.blue))
            }
            self.opacity = opacity
        }

        /// The red component as a linear amount of light.
        public var linearRed: Float { Self.linear(red) }
        /// The green component as a linear amount of light.
        public var linearGreen: Float { Self.linear(green) }
        /// The blue component as a linear amount of light.
        public var linearBlue: Float { Self.linear(blue) }

        private static func linear(_ value: Float) -> Float {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : Float(pow((Double(size) + 0.055) / 1.055, 2.4))
            return value < 0 ? -result : result
        }

        /// The sRGB channel of an amount of light.
        static func encoded(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
    }
}
