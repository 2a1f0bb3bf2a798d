import Foundation

/// An immutable colour with fixed channels in a colour space, and an opacity. It does not adapt to traits.
///
/// Channels outside 0...1 are kept. A channel that is NaN becomes 0, and an infinite channel is limited to ±65504.
/// The opacity is limited to 0...1; NaN becomes 0.
public final class CGColor: Sendable {
    /// The meaning of the numbers in ``components``.
    package enum Encoding: Hashable, Sendable {
        case gray
        case rgb(ColorComponents.Space)
    }

    /// The colour's numbers; a grey has three equal channels in sRGB.
    package let value: ColorComponents

    /// Whether the colour was made as a grey, with a single channel.
    package let isGray: Bool

    package init(_ value: ColorComponents, isGray: Bool = false) {
        self.value = value
        self.isGray = isGray
    }

    /// Creates an sRGB colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates an sRGB colour.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey colour, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(white: gray, alpha: alpha), isGray: true)
    }

    /// Creates a grey colour, from 0 for black to 1 for white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a colour from the components of a colour space, followed by the opacity.
    ///
    /// - Parameter components: A pointer to at least `space.numberOfComponents + 1` numbers; exactly that many are
    ///   read.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        // The caller vouches for as many numbers being there, as in Core Graphics.
        switch space.encoding {
        case .gray:
            self.init(gray: components[0], alpha: components[1])
        case .rgb(let rgb):
            self.init(
                ColorComponents(
                    space: rgb, red: components[0], green: components[1], blue: components[2], alpha: components[3]))
        }
    }

    /// Opaque black, as a grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, as a grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Fully transparent black, as a grey.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private var encoding: Encoding { isGray ? .gray : .rgb(value.space) }

    /// The channels in the colour's own space, followed by the opacity: two numbers for a grey, otherwise four. Never
    /// `nil`.
    public var components: [CGFloat]? {
        isGray ? [value.red, value.alpha] : [value.red, value.green, value.blue, value.alpha]
    }

    /// The number of ``components``, including the opacity.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { value.alpha }

    /// The space of the channels. Never `nil`.
    public var colorSpace: CGColorSpace? { CGColorSpace(encoding) }

    /// Returns the same colour with another opacity, limited to 0...1. Never `nil`.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(value.withAlpha(alpha), isGray: isGray)
    }

    /// Returns the colour itself, which is immutable. Never `nil`.
    public func copy() -> CGColor? { self }
}

extension CGColor: Hashable {
    /// Returns a Boolean value that indicates whether two colours have the same space, channels and opacity. A grey
    /// never equals a colour with red, green and blue channels.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || (one.isGray == other.isGray && one.value == other.value)
    }

    /// Hashes the colour space, channels and opacity into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isGray)
        hasher.combine(value)
    }
}

extension CGColor: CustomStringConvertible {
    /// A textual representation of the colour, with its kind and its components.
    public var description: String {
        let name =
            switch encoding {
            case .gray: "gray"
            case .rgb(.sRGB): "sRGB"
            case .rgb(.displayP3): "displayP3"
            }
        return "<CGColor \(name) \((components ?? []).map { "\($0)" }.joined(separator: " "))>"
    }
}
