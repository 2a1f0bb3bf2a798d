import Foundation

/// The ways in which Markdown marks a part of a text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The raw value, with one bit for each kind of mark.
    public let rawValue: UInt

    /// Creates a set of marks from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, written `*emphasis*` and shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, written `**strong emphasis**` and shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, written `` `code` `` and shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Strikethrough, written `~~struck through~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line end of the document within a paragraph, which becomes a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// An explicit line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// Lines of HTML, which are not interpreted.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute key for the ways in which Markdown marks a part of a text.
    @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute value: a set of marks.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute in archives.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The ways in which Markdown marks a part of a text. Only the key path to this property is used; its value is
    /// never read.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("Attributes are read from an AttributedString, not from the scope that lists them.")
    }
}
