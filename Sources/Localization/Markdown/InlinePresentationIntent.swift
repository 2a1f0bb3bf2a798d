import Foundation

/// How Markdown marks part of a text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The marks as bits.
    public let rawValue: UInt

    /// Marks from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*emphasis*`: shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// `**strong emphasis**`: shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// `` `code` ``: shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// `~~struck through~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// The end of a line of the document inside of a paragraph, which is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line end that was asked for.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// Lines of HTML, which stay as they are.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
    /// The key of how Markdown marks part of a text.
    @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The marks.
        public typealias Value = InlinePresentationIntent
        /// The name in archives.
        public static let name = "NSInlinePresentationIntent"
    }

    /// How Markdown marks part of a text. Only the key path to this is used; there is no value to read.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("Attributes are read from an AttributedString, not from the scope that lists them.")
    }
}
