import Drawing
import Foundation

extension UIImage {
    // Sendable because immutable: the only stored property is a `let`.
    /// The traits and settings used to look up or create an image.
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

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(Values(traits: traitCollection)) }

        /// The traits that determine the variant; `nil` for none.
        public final var traitCollection: UITraitCollection? { values.traits }

        /// Returns a copy of the configuration with other traits.
        public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection
            return Self(values)
        }

        /// Returns a copy of the configuration in which the values that another configuration sets replace its own.
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

        /// Returns whether another object is a configuration with the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return values == other.values
        }

        /// The hash value of the configuration; equal configurations have equal hash values.
        public override var hash: Int { values.traits?.hash ?? 0 }
    }

    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// An unspecified weight, which is regular.
        case unspecified = 0
        /// The lightest weight.
        case ultraLight = 1
        /// A weight lighter than light.
        case thin = 2
        /// A weight lighter than regular.
        case light = 3
        /// The weight of regular text.
        case regular = 4
        /// A weight slightly heavier than regular.
        case medium = 5
        /// A weight heavier than medium.
        case semibold = 6
        /// The weight of bold text.
        case bold = 7
        /// A weight heavier than bold.
        case heavy = 8
        /// The heaviest weight.
        case black = 9

        var fontWeight: FontDescription.Weight? { FontDescription.Weight(rawValue: rawValue - 1) }
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's default scale, which is medium.
        case `default` = -1
        /// An unspecified scale, which is medium.
        case unspecified = 0
        /// A symbol of three quarters of the line height.
        case small = 1
        /// A symbol of the line height.
        case medium = 2
        /// A symbol of five quarters of the line height.
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
