import Drawing
import Foundation
import UnifiedStorage

// Sendable because immutable: the only stored property is a `let`. What is not checked is the provider of a dynamic
// colour, which has to allow calls on whatever thread resolves it; see `init(dynamicProvider:)`.
/// A colour: either fixed, or dynamic, that is, worked out from a trait collection each time it is needed.
///
/// A colour never changes. Reading numbers from a dynamic colour, by ``cgColor`` or ``getRed(_:green:blue:alpha:)``,
/// uses `UITraitCollection.current`; ``resolvedColor(with:)`` uses the collection it is given.
///
/// Two fixed colours are equal if space, channels and opacity are; a grey equals the same grey written as red, green
/// and blue. Two colours from asset catalogues are equal if they are the same colour set; any other dynamic colour is
/// equal only to itself.
///
/// Channels normally lie in 0...1; values outside are kept, as wide colours need them. A channel that is NaN becomes 0,
/// an infinite one is limited to ±65504; an opacity is limited to 0...1.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// Where the numbers come from.
    enum Source {
        case fixed(CGColor)
        case palette(SystemPalette)
        case provider((UITraitCollection) -> UIColor)
        case asset(ColorAsset)
        /// Another colour, never one of this case, with the opacity replaced.
        case faded(UIColor, alpha: CGFloat)
    }

    let source: Source

    init(source: Source) {
        self.source = source
    }

    /// Creates a black colour that is fully transparent.
    public override init() {
        source = .fixed(.clear)
    }

    /// Creates a colour from channels in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour from channels in Display P3.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)
        source = .fixed(CGColor(components))
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Creates a colour in sRGB from hue, saturation and brightness, each limited to 0...1. Hue 0 and hue 1 are red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        source = .fixed(CGColor(components))
    }

    /// Creates a colour from a fixed one.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    // Not `@Sendable`: a provider is mostly written in main-actor code, or in a module that is main-actor by default
    // and whose traits are therefore too; a `@Sendable` closure could not read those.
    /// Creates a dynamic colour.
    ///
    /// The provider is asked anew at each resolution. It is to decide by the collection it is given; while it runs,
    /// `UITraitCollection.current` is that collection too. If the colour it returns is dynamic itself, that is resolved
    /// further.
    ///
    /// The provider runs on the thread that resolves the colour. Nodes do so on the main thread only, so a provider may
    /// use main-actor state if the colour is used with nodes only. One that is resolved elsewhere must be safe there.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
    }

    /// Creates a colour from a colour literal, whose channels are in sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour itself, as it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is an equal colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if case .asset(let asset) = source, case .asset(let otherAsset) = other.source { return asset == otherAsset }
        if case .palette(let color) = source, case .palette(let otherColor) = other.source {
            return color == otherColor
        }
        guard case .fixed(let color) = source, case .fixed(let otherColor) = other.source else { return false }
        return color.value == otherColor.value
    }

    /// A number that is the same for equal colours.
    open override var hash: Int {
        switch source {
        case .fixed(let color): color.value.hashValue
        case .asset(let asset): asset.hashValue
        case .palette(let color): color.hashValue
        case .provider, .faded: ObjectIdentifier(self).hashValue
        }
    }

    /// The kind of the colour, and its components or its name, for people to read.
    open override var description: String {
        switch source {
        case .fixed(let color):
            let space =
                if color.isGray {
                    "UIExtendedGrayColorSpace"
                } else if color.value.space == .sRGB {
                    "UIExtendedSRGBColorSpace"
                } else {
                    "UIDisplayP3ColorSpace"
                }
            return ([space] + (color.components ?? []).map(Self.brief)).joined(separator: " ")
        case .palette(let color): return "<UIDynamicSystemColor; name = \(color)>"
        case .provider: return "<UIDynamicProviderColor>"
        case .asset(let asset): return "<UIDynamicCatalogColor; name = \(asset.name)>"
        case .faded(let base, let alpha):
            return "<UIDynamicModifiedColor; alpha = \(Self.brief(alpha)); base = \(base)>"
        }
    }

    /// A number with six significant digits and no zeros after them.
    private static func brief(_ number: CGFloat) -> String {
        String(format: "%g", Double(number))
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal where nothing else says what it is.
public typealias _ColorLiteralType = UIColor
