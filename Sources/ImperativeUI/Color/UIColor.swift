import Drawing
import Foundation
import BridgedEnvironment

// Sendable because immutable: the only stored property is a `let`. Unchecked is the provider of a dynamic colour,
// which has to allow calls on any thread that resolves it; see `init(dynamicProvider:)`.
/// A colour: either fixed, or dynamic and resolved from a trait collection each time it is needed. Immutable.
///
/// Reading components from a dynamic colour, by ``cgColor`` or ``getRed(_:green:blue:alpha:)``, uses
/// `UITraitCollection.current`; ``resolvedColor(with:)`` uses its argument.
///
/// Two fixed colours are equal if their colour spaces, components and opacities are equal; a grey equals the same
/// grey in red, green and blue components. Two colours from asset catalogues are equal if they come from the same
/// colour set. Any other dynamic colour is equal only to itself.
///
/// Components are normally in 0...1; values outside this range are kept for wide-gamut colours. A component that is
/// NaN becomes 0, and an infinite one is clamped to ±65504; an opacity is clamped to 0...1.
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

    /// Creates a fully transparent black.
    public override init() {
        source = .fixed(.clear)
    }

    /// Creates a colour with sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour with Display P3 components.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)
        source = .fixed(CGColor(components))
    }

    /// Creates a grey with a white component from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Creates an sRGB colour with a hue, saturation and brightness, each clamped to 0...1. Hues of 0 and 1 are red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        source = .fixed(CGColor(components))
    }

    /// Creates a colour from a fixed `CGColor`.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    // Not `@Sendable`: a provider is mostly written in main-actor code, or in a module that is main-actor by default
    // and whose traits are therefore too; a `@Sendable` closure could not read those.
    /// Creates a dynamic colour.
    ///
    /// The provider is called for each resolution. It should depend only on its argument; while it runs,
    /// `UITraitCollection.current` is the same collection. If it returns a dynamic colour, that colour is resolved in
    /// turn.
    ///
    /// The provider runs on the thread that resolves the colour. Nodes resolve colours on the main thread only, so a
    /// provider can use main-actor state if the colour is used only with nodes. Otherwise, it must be safe to call on
    /// other threads.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
    }

    /// Creates a colour from a colour literal, whose components are in sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Returns the colour itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an equal colour.
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

    /// The hash value of the colour; equal colours have equal hash values.
    open override var hash: Int {
        switch source {
        case .fixed(let color): color.value.hashValue
        case .asset(let asset): asset.hashValue
        case .palette(let color): color.hashValue
        case .provider, .faded: ObjectIdentifier(self).hashValue
        }
    }

    /// A textual description with the kind of the colour and its components or name.
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

/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor
