import Drawing
import Foundation
import BridgedEnvironment

// Sendable because immutable: all stored properties are `let` and values.
/// A description of a font: its size, weight, width, slant and design. Immutable.
///
/// Fonts with names are shown as system fonts that are like them; see `UIFont.init(name:size:)`. A descriptor of a text
/// style remembers the style, so that a font created from it follows the user's text size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of a font that can be named symbolically.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as a bit mask.
        public let rawValue: UInt32
        /// Creates traits from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The strokes are semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// Creates a design from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design of the system font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design with rounded ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the face, such as `HelveticaNeue-Bold`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face in its family, such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, as a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, as a dictionary with ``TraitKey`` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, as a `UIFont.TextStyle` or its name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a font trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, as `SymbolicTraits` or their bit mask.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as a `UIFont.Weight` or a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, as a number from -1 to 1; 0 is the standard width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, as a number; letters are slanted if it is above 0.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The font in the form used to measure and draw.
    let fontDescription: FontDescription
    /// The text style that it follows; `nil` for none.
    let style: UIFont.TextStyle?
    /// The face that was asked for by its name; `nil` for system fonts.
    let face: FontFace?

    init(_ description: FontDescription, style: UIFont.TextStyle? = nil, face: FontFace? = nil) {
        fontDescription = description
        self.style = style
        self.face = face
    }

    /// Creates a descriptor with attributes, and those of the system font where none are given. Attributes of the
    /// wrong type are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(FontDescription()).addingAttributes(attributes)
        self.init(base.fontDescription, style: base.style, face: base.face)
    }

    /// Returns the descriptor itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Text styles

    /// Returns the descriptor for a text style at the text size of `UITraitCollection.current`.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor for a text style at the text size of a trait collection; `nil` for
    /// `UITraitCollection.current`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
        return UIFontDescriptor(FontDescription(style.style, at: size), style: style)
    }

    // MARK: Properties

    /// The size of the font, in points.
    open var pointSize: CGFloat { fontDescription.size }

    /// The symbolic traits of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
        if fontDescription.width > 0 { traits.insert(.traitExpanded) }
        if fontDescription.width < 0 { traits.insert(.traitCondensed) }
        if fontDescription.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The attributes of the font: the size, the traits, and the text style if there is one.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: pointSize,
            .traits: [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(fontDescription.weight).rawValue,
                .width: CGFloat(fontDescription.width), .slant: CGFloat(fontDescription.isItalic ? 0.07 : 0),
            ] as [TraitKey: Any],
        ]
        attributes[.textStyle] = style
        if let face {
            attributes.merge([.name: face.name, .family: face.family, .face: face.style]) { $1 }
        }
        return attributes
    }

    /// Returns the value of an attribute; `nil` if the descriptor does not have it.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Comparing

    /// Returns whether another object is a descriptor of the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        if self === other { return true }
        return fontDescription == other.fontDescription && style == other.style && face == other.face
    }

    /// The hash value of the descriptor; equal descriptors have equal hash values.
    open override var hash: Int { fontDescription.hashValue }
}
