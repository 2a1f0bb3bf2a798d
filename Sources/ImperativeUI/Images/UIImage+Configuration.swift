import Drawing
import Foundation

extension UIImage {
    // Sendable because immutable: the only stored property is a `let`.
    /// The traits and settings by which an image is looked up or made.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        struct Values: Equatable {
            var traits: UITraitCollection?
            var pointSize: Double?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            /// The font of the text beside a symbol, which follows the text size.
            var font: UIFont?
            var colors: SymbolColors?
        }

        final let values: Values

        required init(_ values: Values) { self.values = values }

        /// Makes a configuration with traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(Values(traits: traitCollection)) }

        /// The traits that choose a variant, if any.
        public final var traitCollection: UITraitCollection? { values.traits }

        /// Returns this configuration with other traits.
        public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection
            return Self(values)
        }

        /// Returns this configuration with its values replaced by those that another configuration sets.
        public final func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.values else { return self }
            // A size and a font replace each other.
            let hasSize = other.pointSize != nil || other.font != nil
            return Self(
                Values(
                    traits: other.traits ?? values.traits, pointSize: hasSize ? other.pointSize : values.pointSize,
                    weight: other.weight ?? values.weight, scale: other.scale ?? values.scale,
                    font: hasSize ? other.font : values.font, colors: other.colors ?? values.colors))
        }

        /// Returns the configuration itself, which is immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether the other object is a configuration with the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return values == other.values
        }

        /// A hash value, the same for equal configurations.
        public override var hash: Int { values.traits?.hash ?? 0 }
    }

    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// Not specified: regular.
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

        var fontWeight: FontDescription.Weight? { FontDescription.Weight(rawValue: rawValue - 1) }
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice: medium.
        case `default` = -1
        /// Not specified: medium.
        case unspecified = 0
        /// Three quarters of a line's height.
        case small = 1
        /// A line's height.
        case medium = 2
        /// Five quarters of a line's height.
        case large = 3

        var factor: Double {
            switch self {
            case .small: 0.75
            case .default, .unspecified, .medium: 1
            case .large: 1.25
            }
        }
    }
}

extension UITraitCollection {
    /// A configuration with these traits, for looking up images.
    public final var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
