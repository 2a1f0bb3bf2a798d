import Drawing
import Foundation
import UnifiedStorage

// Sendable because immutable: all stored properties are `let` and values.
/// What a font is like: its size, weight, width, slant and design. Immutable.
///
/// There are the fonts of the system only. A descriptor of a text style remembers it, so that a font made of it follows the
/// user's text size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// What is said of a font in one word.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// Traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Its letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Its strokes are strong: semibold or more.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Its letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Its letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Its letters are all of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of the letters.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// Makes a design of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// That of the system's font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle` or its name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, as `SymbolicTraits` or their bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a number from -1 to 1; 0 is usual.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number; above 0, letters are slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The font in the form used to measure and draw.
    let fontDescription: FontDescription
    /// The text style that it follows; `nil` for none.
    let style: UIFont.TextStyle?

    init(_ description: FontDescription, style: UIFont.TextStyle? = nil) {
        fontDescription = description
        self.style = style
    }

    /// Makes a descriptor of attributes, of the system's font where they say nothing. Attributes that are of other types
    /// than they are to be are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(FontDescription()).addingAttributes(attributes)
        self.init(base.fontDescription, style: base.style)
    }

    /// Returns the descriptor itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Text styles

    /// Returns the descriptor of a text style, at the text size of `UITraitCollection.current`.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style, at the text size of a trait collection; `nil` for that of
    /// `UITraitCollection.current`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
        return UIFontDescriptor(FontDescription(style.style, at: size), style: style)
    }

    // MARK: What it says

    /// The size in points.
    open var pointSize: CGFloat { fontDescription.size }

    /// What is said of the font in words.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
        if fontDescription.width > 0 { traits.insert(.traitExpanded) }
        if fontDescription.width < 0 { traits.insert(.traitCondensed) }
        if fontDescription.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The attributes: the size, the traits, and the text style where there is one.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: pointSize,
            .traits: [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(fontDescription.weight).rawValue,
                .width: CGFloat(fontDescription.width), .slant: CGFloat(fontDescription.isItalic ? 0.07 : 0),
            ] as [TraitKey: Any],
        ]
        attributes[.textStyle] = style
        return attributes
    }

    /// Returns one of the attributes; `nil` where it is not there.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Comparing

    /// Whether the other object is a descriptor of the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || (fontDescription == other.fontDescription && style == other.style)
    }

    /// A hash value, the same for equal descriptors.
    open override var hash: Int { fontDescription.hashValue }
}
