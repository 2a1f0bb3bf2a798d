import Foundation

/// The blocks of a document that contain a part of its text.
///
/// The innermost is a paragraph or another block without blocks in it; the others are the lists, quotations and
/// tables around it.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block in a document.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading, with a level from 1 to 6.
        case header(level: Int)
        /// A list with numbered items.
        case orderedList
        /// A list without numbers.
        case unorderedList
        /// An item of a list, with its number. In lists without numbers, the items count from 1.
        case listItem(ordinal: Int)
        /// Lines of code, which are shown as they are written, with the name of their language, if it is given.
        case codeBlock(languageHint: String?)
        /// A quotation, which contains other blocks.
        case blockQuote
        /// A dividing line between blocks.
        case thematicBreak
        /// A table, with its columns.
        case table(columns: [TableColumn])
        /// The header row of a table, with the titles of its columns; its row number is 0.
        case tableHeaderRow
        /// A row of a table below the header row; the first is row 1.
        case tableRow(rowIndex: Int)
        /// A cell of a table row; the first is in column 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The horizontal alignment of the text in a table column.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// The text is at the left edge.
            case left
            /// The text is in the centre.
            case center
            /// The text is at the right edge.
            case right
        }

        /// The alignment of the text in the column.
        public var alignment: Alignment

        /// Creates a column with an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block of a document: its kind, and a number that is unique in its document.
    public struct IntentType: Hashable, Codable, Identifiable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// The number of the block. Blocks are numbered from 1, each before the blocks it contains.
        public var identity: Int
        /// The stable identity of the block, which is its number.
        public var id: Int { identity }

        /// Creates a block with a kind and a number.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks, from the innermost to the outermost.
    public var components: [IntentType]

    /// Creates an intent for a block inside the blocks of a parent intent, if there is one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent for blocks, from the innermost to the outermost.
    public init(types: [IntentType]) { components = types }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists and quotations among the blocks, each of which indents the text.
    public var indentationLevel: Int {
        components.reduce(0) { level, block in
            switch block.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }

    /// Returns whether another intent has the same kinds of blocks, regardless of their numbers.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
    /// A textual representation of the kind, with its numbers: `header 2`.
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
    /// A textual representation of the block: its kind and its number, such as `paragraph (id 2)`.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// A textual representation of the blocks, from the innermost to the outermost: `[paragraph (id 2), blockQuote
    /// (id 1)]`.
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute key for the blocks that contain a part of a text.
    @frozen public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute value: the blocks.
        public typealias Value = PresentationIntent
        /// The name of the attribute in archives.
        public static let name = "NSPresentationIntent"
    }

    /// The blocks that contain a part of a text. Only the key path to this property is used; its value is never read.
    public var presentationIntent: PresentationIntentAttribute {
        preconditionFailure("Attributes are read from an AttributedString, not from the scope that lists them.")
    }
}
