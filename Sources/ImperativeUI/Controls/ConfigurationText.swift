import Foundation

/// A text of a configuration, with or without attributes.
///
/// One with attributes is equal to its copies only: Foundation on Linux may stop the program where it compares
/// attributes that are objects.
struct ConfigurationText: Hashable, Sendable {
    private final class Attributed: Sendable {
        let text: AttributedString
        init(_ text: AttributedString) { self.text = text }
    }

    /// The text without its attributes.
    let string: String
    private let attributed: Attributed?

    init(_ string: String) { (self.string, attributed) = (string, nil) }

    init(_ text: AttributedString) { (string, attributed) = (String(text.characters), Attributed(text)) }

    /// The text with its attributes, if it has any.
    var attributedString: AttributedString { attributed?.text ?? AttributedString(string) }

    static func == (one: Self, other: Self) -> Bool {
        one.attributed === other.attributed && one.string == other.string
    }

    func hash(into hasher: inout Hasher) { hasher.combine(string) }

    /// Returns the text as a label shows it; `nil` for one in the looks of the label.
    ///
    /// - Parameters:
    ///   - transformer: Makes the attributes of each part, from its own and those of the label where it has none.
    ///   - font: The label's font.
    ///   - color: The label's colour.
    func parts(
        _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont, color: UIColor
    ) -> AttributedParts? {
        if attributed == nil, transformer == nil { return nil }
        let text = attributedString
        var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
        for run in text.runs {
            var attributes = run.attributes
            if let transformer {
                var label = AttributeContainer()
                label[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                label[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
                attributes = transformer(label.merging(attributes))
            }
            parts.append((String(text[run.range].characters), attributes.shown))
        }
        return AttributedParts(parts).without(font, color)
    }
}
