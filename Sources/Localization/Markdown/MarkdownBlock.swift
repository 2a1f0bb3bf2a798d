/// A block of a Markdown document.
final class MarkdownBlock {
    typealias Line = ArraySlice<UInt8>

    enum Kind: Equatable {
        case document
        case quote
        /// A list: the sign behind the numbers or in their place, and the first number.
        case list(sign: UInt8, start: Int?)
        /// An item, whose text stands some columns further in.
        case item(indent: Int)
        case paragraph
        case heading(level: Int)
        case rule
        /// Lines as they stand, between fences of a sign and length, or each four columns further in.
        case code(fence: Fence?)
        case html
        case table([PresentationIntent.TableColumn])
    }

    struct Fence: Equatable {
        let sign: UInt8
        let count: Int
        let indent: Int
        let info: String
    }

    var kind: Kind
    var children: [MarkdownBlock] = []
    /// The lines of a block without blocks in it.
    var lines: [Line] = []

    init(_ kind: Kind) { self.kind = kind }
}

extension MarkdownBlock.Line {
    /// How many spaces it begins with.
    var indent: Int { prefix { $0 == 0x20 }.count }
    var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

    func dropping(spaces count: Int) -> Self { dropFirst(Swift.min(count, indent)) }

    /// Without spaces at either end.
    var trimmed: Self {
        let start = drop { $0 == 0x20 || $0 == 0x09 }
        return start.prefix(start.count - start.trailingSpace)
    }

    /// How many spaces it ends with.
    var trailingSpace: Int { reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.count }

    var string: String { String(decoding: self, as: UTF8.self) }

    // MARK: The block that a line without its indentation begins

    /// The level of a heading, and its text.
    var heading: (level: Int, text: Self)? {
        let level = prefix { $0 == 0x23 }.count
        guard (1...6).contains(level) else { return nil }
        let rest = dropFirst(level)
        guard rest.first.map({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) ?? true else { return nil }
        let text = rest.trimmed
        // Signs at the end close the heading.
        let open = text.prefix(text.count - text.reversed().prefix { $0 == 0x23 }.count)
        return (level, open.isEmpty ? open : open.last == 0x20 || open.last == 0x09 ? open.trimmed : text)
    }

    /// The level of a heading whose text this line is under.
    var underline: Int? {
        let line = trimmed
        guard let sign = line.first, sign == 0x3D || sign == 0x2D, line.allSatisfy({ $0 == sign }) else { return nil }
        return sign == 0x3D ? 1 : 2
    }

    var isRule: Bool {
        guard let sign = first, sign == 0x2A || sign == 0x2D || sign == 0x5F else { return false }
        var count = 0
        for byte in self where byte != 0x20 && byte != 0x09 && byte != 0x0D {
            if byte != sign { return false }
            count += 1
        }
        return count >= 3
    }

    /// The fence that a line begins, which has been indented.
    func fence(indent: Int) -> MarkdownBlock.Fence? {
        guard let sign = first, sign == 0x60 || sign == 0x7E else { return nil }
        let count = prefix { $0 == sign }.count
        let info = dropFirst(count).trimmed
        if count < 3 || sign == 0x60 && info.contains(0x60) { return nil }
        return MarkdownBlock.Fence(sign: sign, count: count, indent: indent, info: info.string)
    }

    func closes(_ fence: MarkdownBlock.Fence) -> Bool {
        guard indent <= 3 else { return false }
        let line = trimmed
        return line.count >= fence.count && line.allSatisfy { $0 == fence.sign }
    }

    /// The sign of a list item with its number, and how long both are.
    var listMarker: (sign: UInt8, number: Int?, length: Int)? {
        guard let first else { return nil }
        let digits = prefix { (0x30...0x39).contains($0) }
        let length: Int
        if digits.isEmpty {
            guard first == 0x2A || first == 0x2B || first == 0x2D else { return nil }
            length = 1
        } else {
            let sign = dropFirst(digits.count).first
            guard digits.count <= 9, sign == 0x2E || sign == 0x29 else { return nil }
            length = digits.count + 1
        }
        let rest = dropFirst(length)
        guard rest.first.map({ $0 == 0x20 || $0 == 0x0D }) ?? true else { return nil }
        return (self[startIndex + length - 1], Int(digits.string), length)
    }

    /// Whether a line begins lines of HTML.
    var isHTML: Bool {
        guard first == 0x3C, let next = dropFirst().first else { return false }
        if next == 0x21 || next == 0x3F { return true }
        let name = dropFirst(next == 0x2F ? 2 : 1).prefix { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        }
        guard Self.blockNames.contains(name.string.lowercased()) else { return false }
        let after = dropFirst(name.count + (next == 0x2F ? 2 : 1)).first
        return after.map { [0x20, 0x09, 0x0D, 0x3E, 0x2F].contains($0) } ?? true
    }

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div", "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head",
        "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "ol", "p", "pre", "script",
        "section", "style", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "ul",
    ]

    // MARK: Tables

    /// The cells of a row, separated by signs that are not escaped.
    var cells: [Self] {
        var line = trimmed
        if line.first == 0x7C { line = line.dropFirst() }
        var cells: [Self] = []
        var (start, isEscaped) = (line.startIndex, false)
        for index in line.indices {
            if line[index] == 0x7C, !isEscaped {
                cells.append(line[start..<index].trimmed)
                start = index + 1
            }
            isEscaped = line[index] == 0x5C && !isEscaped
        }
        let last = line[start...].trimmed
        if !last.isEmpty || cells.isEmpty { cells.append(last) }
        return cells
    }

    /// The columns that the line under the titles of a table tells of.
    var columns: [PresentationIntent.TableColumn]? {
        guard contains(0x7C) || contains(0x3A), contains(0x2D) else { return nil }
        var columns: [PresentationIntent.TableColumn] = []
        for cell in cells {
            let (left, right) = (cell.first == 0x3A, cell.last == 0x3A)
            let dashes = cell.dropFirst(left ? 1 : 0).dropLast(right ? 1 : 0)
            if dashes.isEmpty || !dashes.allSatisfy({ $0 == 0x2D }) { return nil }
            columns.append(.init(alignment: right ? (left ? .center : .right) : .left))
        }
        return columns
    }
}
