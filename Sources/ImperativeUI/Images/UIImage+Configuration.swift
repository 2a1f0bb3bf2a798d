import Drawing
import Foundation

extension UIImage {
    // Sendable because immutable: the only stored property is a `let`.
    /// What an image is looked up or made by.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        struct Values: Equatable {
            var traits: UITraitCollection?
            var pointSize: Double?
            var weight: SymbolWeight?
            var scale: SymbolScale?
        }

        final let values: Values

        required init(_ values: Values) { self.values = values }

        /// A configuration of traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(Values(traits: traitCollection)) }

        /// The traits to choose a variant by, if any.
        public final var traitCollection: UITraitCollection? { values.traits }

        /// This configuration with other traits.
        public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection
            return Self(values)
        }

        /// This configuration with the values that another one sets in place of its own.
        public final func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.values else { return self }
            return Self(
                Values(
                    traits: other.traits ?? values.traits, pointSize: other.pointSize ?? values.pointSize,
                    weight: other.weight ?? values.weight, scale: other.scale ?? values.scale))
        }

        /// The configuration itself, as it cannot change.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether the other object is a configuration of the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return values == other.values
        }

        /// A number that is the same for equal configurations.
        public override var hash: Int { values.traits?.hash ?? 0 }

        /// The symbol of a name, as large as the values say.
        final func symbol(named name: String) -> Picture {
            let font = FontDescription(
                size: values.pointSize ?? FontDescription.bodySize, weight: values.weight?.fontWeight ?? .regular)
            return Picture(symbol: name, font: font, factor: values.scale?.factor ?? 1)
        }
    }

    /// How heavy the strokes of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        /// Not said: regular.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Lighter than light.
        case thin = 2
        /// Lighter than regular.
        case light = 3
        /// As heavy as text.
        case regular = 4
        /// Slightly heavier than regular.
        case medium = 5
        /// Heavier than medium.
        case semibold = 6
        /// As heavy as bold text.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest.
        case black = 9

        fileprivate var fontWeight: FontDescription.Weight? { FontDescription.Weight(rawValue: rawValue - 1) }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice: medium.
        case `default` = -1
        /// Not said: medium.
        case unspecified = 0
        /// Three quarters of a line.
        case small = 1
        /// A line.
        case medium = 2
        /// Five quarters of a line.
        case large = 3

        fileprivate var factor: Double {
            switch self {
            case .small: 0.75
            case .default, .unspecified, .medium: 1
            case .large: 1.25
            }
        }
    }

    // Sendable because immutable, as its superclass is.
    /// What a symbol is made by: the size of the text beside it, and its weight and scale.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A symbol beside text of a size in points. One that is not above zero or not finite counts as that of body
        /// text.
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

        /// A symbol beside text of a size in points and of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        /// A symbol beside text of a size in points, of a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// A symbol of a weight.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

        /// A symbol of a scale.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    }
}

extension UITraitCollection {
    /// A configuration of these traits, to look images up by.
    public final var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
