import Drawing
import Foundation

extension UIImage {
    // Sendable because immutable, as its superclass is.
    /// The settings of a symbol image: the adjacent text, a weight, a scale, and colours.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that leaves all settings unchanged.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        /// Creates a configuration for a symbol beside text with a size in points. A size that is not positive and
        /// finite counts as that of body text.
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

        /// Creates a configuration for a symbol beside text with a size in points, with a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration for a symbol beside text with a size in points, with a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

        /// Creates a configuration for a symbol beside text in a font. The symbol has the weight of the font.
        public convenience init(font: UIFont) { self.init(Values(font: font)) }

        /// Creates a configuration for a symbol beside text in a font, with a scale. The symbol has the weight of the
        /// font.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(Values(scale: scale, font: font)) }

        /// Creates a configuration for a symbol beside text of a style. The symbol follows the text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(font: .preferredFont(forTextStyle: textStyle)))
        }

        /// Creates a configuration for a symbol beside text of a style, with a scale. The symbol follows the text
        /// size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(scale: scale, font: .preferredFont(forTextStyle: textStyle)))
        }

        /// Creates a configuration for a symbol in one colour, with fainter shades for less important layers.
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: .hierarchy(hierarchicalColor))) }

        /// Creates a configuration for a symbol in several colours, starting with the most important layer. The last
        /// colour also applies to all further layers. An empty array changes nothing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// Returns a configuration for a symbol in its own colours, if it has any.
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(Values(colors: .own)) }

        /// Returns a configuration for a symbol in a single colour.
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(Values(colors: .one)) }
    }
}

/// In which colours a symbol is.
enum SymbolColors: Equatable {
    /// In the colour of the view that shows it.
    case one
    case hierarchy(UIColor)
    /// At least one colour.
    case palette([UIColor])
    case own

    /// The colours under traits.
    func paint(in traits: UITraitCollection) -> SymbolPaint {
        switch self {
        case .one: SymbolPaint()
        case .hierarchy(let color): .hierarchy(color.resolvedCGColor(with: traits).value)
        case .palette(let colors): SymbolPaint(levels: colors.map { $0.resolvedCGColor(with: traits).value })
        case .own: SymbolPaint(appearance: SystemPalette.Appearance(traits))
        }
    }
}

extension UIImage.Configuration {
    /// Returns the symbol with a name, in the size and weight that the values specify; `nil` if there is none.
    final func symbol(named name: String) -> ImageRepresentation? {
        let traits = values.traits ?? .current
        var font = FontDescription(size: values.pointSize ?? FontDescription.bodySize)
        if let own = values.font { font = own.adjusted(to: traits).fontDescription }
        if let weight = values.weight?.fontWeight { font.weight = weight }
        guard let symbol = Symbol.named(name, weight: font.weight) else { return nil }
        return ImageRepresentation(
            symbol, font: font.shown(in: traits.textMedium), factor: values.scale?.factor ?? 1)
    }
}
