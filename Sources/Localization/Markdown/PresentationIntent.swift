import Foundation

/// The blocks of a document that a part of its text stands in: a paragraph or another block without blocks in it, and
/// the lists, quotes and tables around that.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading, of a level from 1 to 6.
        case header(level: Int)
        /// A list whose items are numbered.
        case orderedList
        /// A list whose items are not numbered.
        case unorderedList
        /// An item of a list, with its number; those of lists without numbers count from 1.
        case listItem(ordinal: Int)
        /// Lines that are shown as they stand, with the language that is named for them.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between blocks.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The row of a table with the titles of the columns, which is row 0.
        case tableHeaderRow
        /// Another row of a table; the first one is row 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row; the first one is in column 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where the text of a column stands.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left.
            case left
            /// In the middle.
            case center
            /// At the right.
            case right
        }

        /// Where the text of the column stands.
        public var alignment: Alignment

        /// A column with an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block: its kind, and a number that tells it from the others of its document.
    public struct IntentType: Hashable, Codable, Identifiable, Sendable {
        /// The kind.
        public var kind: Kind
        /// The number; blocks count from 1, each before those in it.
        public var identity: Int
        /// The number.
        public var id: Int { identity }

        /// A block of a kind with a number.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// A block, and those around another one in which it stands.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// How many blocks there are.
    public var count: Int { components.count }

    /// How many lists and quotations there are, which are shown further in.
    public var indentationLevel: Int {
        components.reduce(0) { level, block in
            switch block.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }

    /// Returns whether another one has the same kinds of blocks, whatever their numbers.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
    /// The name of the kind with its numbers: `header 2`.
    public var debugDescription: String {
        switch self {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let language): "codeBlock '\(language ?? "")'"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow(let index): "tableRow \(index)"
        case .tableCell(let index): "tableCell \(index)"
        }
    }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
    /// The kind with the number: `paragraph (id 2)`.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The blocks, the innermost first: `[paragraph (id 2), blockQuote (id 1)]`.
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the blocks that a part of a text stands in.
    @frozen public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The blocks.
        public typealias Value = PresentationIntent
        /// The name in archives.
        public static let name = "NSPresentationIntent"
    }

    /// The blocks that a part of a text stands in. Only the key path to this is used; there is no value to read.
    public var presentationIntent: PresentationIntentAttribute {
        preconditionFailure("Attributes are read from an AttributedString, not from the scope that lists them.")
    }
}
