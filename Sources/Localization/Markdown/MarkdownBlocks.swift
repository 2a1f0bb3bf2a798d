/// Reads the blocks of a Markdown document, line by line: paragraphs, headings, lists, quotations, code, tables, rules
/// and HTML. Definitions of links are no blocks of their own.
struct MarkdownBlocks {
    typealias Line = MarkdownBlock.Line

    let document = MarkdownBlock(.document)
    /// The quotations and items that are open, the outermost first.
    private var open: [MarkdownBlock] = []
    /// The block without blocks in it that is open, and in how many of `open` it stands.
    private var leaf: MarkdownBlock?
    /// Empty lines that belong to indented code if more of it follows.
    private var pendingBlankLines = 0

    /// Quotations and items in more others than this are text.
    private static let depthLimit = 64

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            add(Self.withoutTabs(bytes[start..<end]))
            // Both together end one line.
            if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
            start = end + 1
        }
    }

    /// A line in which tabs before its text are spaces up to a column that is a multiple of four.
    private static func withoutTabs(_ line: Line) -> Line {
        let prefix = line.prefix {
            $0 == 0x20 || $0 == 0x09 || [0x3E, 0x2D, 0x2B, 0x2A, 0x2E, 0x29].contains($0)
                || (0x30...0x39).contains($0)
        }
        guard prefix.contains(0x09) else { return line }
        var result: [UInt8] = []
        for byte in prefix {
            if byte == 0x09 {
                result += Array(repeating: 0x20, count: 4 - result.count % 4)
            } else {
                result.append(byte)
            }
        }
        return Line(result + line.dropFirst(prefix.count))
    }

    private var container: MarkdownBlock { open.last ?? document }

    // MARK: Lines

    private mutating func add(_ line: Line) {
        var rest = line
        var matched = 0
        for block in open {
            guard let inside = Self.inside(of: block, rest) else { break }
            rest = inside
            matched += 1
        }
        let isInsideAll = matched == open.count
        if isInsideAll, continueVerbatim(rest) { return }
        if rest.isBlank { return addBlank(inside: matched) }
        var hasBegun = false
        while rest.indent < 4, matched < Self.depthLimit {
            guard let (block, inside) = container(begunBy: rest, isInsideAll: isInsideAll && !hasBegun) else { break }
            close(to: matched)
            begin(block)
            (rest, matched, hasBegun) = (inside, matched + 1, true)
            if rest.isBlank { return }
        }
        let isIndented = rest.indent >= 4
        if let leaf, leaf.kind == .paragraph, !hasBegun {
            if isInsideAll, !isIndented, extend(leaf, by: rest) { return }
            if isIndented || !Self.beginsLeaf(rest) {
                // Also where it does not stand inside: a paragraph goes on until something else begins.
                leaf.lines.append(rest.dropping(spaces: rest.indent))
                return
            }
        }
        close(to: matched)
        addLeaf(rest, isIndented: isIndented)
    }

    /// Returns the part of a line inside of an open block; `nil` if it is not in it.
    private static func inside(of block: MarkdownBlock, _ line: Line) -> Line? {
        switch block.kind {
        case .quote:
            let rest = line.dropping(spaces: line.indent)
            guard line.indent <= 3, rest.first == 0x3E else { return nil }
            return rest.dropFirst().dropping(spaces: 1)
        case .item(let indent):
            if line.isBlank { return block.children.isEmpty ? nil : line }
            return line.indent >= indent ? line.dropFirst(indent) : nil
        default: return line
        }
    }

    /// Returns the quotation or item that a line begins, and the part of the line inside of it.
    private func container(begunBy line: Line, isInsideAll: Bool) -> (MarkdownBlock, Line)? {
        let indent = line.indent
        let rest = line.dropFirst(indent)
        if rest.first == 0x3E { return (MarkdownBlock(.quote), rest.dropFirst().dropping(spaces: 1)) }
        guard !rest.isRule, let marker = rest.listMarker else { return nil }
        let after = rest.dropFirst(marker.length)
        // A paragraph is not ended by a number that happens to stand at the start of a line, nor by an empty item.
        if isInsideAll, leaf?.kind == .paragraph, after.isBlank || marker.number.map({ $0 != 1 }) ?? false {
            return nil
        }
        let space = after.isBlank || after.indent > 4 ? 1 : after.indent
        let item = MarkdownBlock(.item(indent: indent + marker.length + space))
        item.lines = [rest.prefix(marker.length)]
        return (item, after.dropping(spaces: space))
    }

    private mutating func begin(_ block: MarkdownBlock) {
        leaf = nil
        var parent = container
        if case .item = block.kind, let marker = block.lines.first?.listMarker {
            block.lines = []
            if let list = parent.children.last, case .list(marker.sign, _) = list.kind {
                parent = list
            } else {
                let list = MarkdownBlock(.list(sign: marker.sign, start: marker.number))
                parent.children.append(list)
                parent = list
            }
        }
        parent.children.append(block)
        open.append(block)
    }

    private mutating func close(to depth: Int) {
        open.removeSubrange(min(depth, open.count)...)
        leaf = nil
        pendingBlankLines = 0
    }

    private mutating func addBlank(inside matched: Int) {
        if matched == open.count, case .code = leaf?.kind {
            pendingBlankLines += 1
            return
        }
        // Items go on behind empty lines; quotations do not.
        close(to: matched)
    }

    // MARK: Blocks without blocks in them

    /// Adds a line to the open block of code or HTML if it belongs there, without interpreting it. Returns whether it
    /// does.
    private mutating func continueVerbatim(_ line: Line) -> Bool {
        guard let leaf else { return false }
        switch leaf.kind {
        case .code(let fence?):
            if line.closes(fence) { self.leaf = nil } else { leaf.lines.append(line.dropping(spaces: fence.indent)) }
            return true
        case .code(nil) where line.indent >= 4 && !line.isBlank:
            leaf.lines += Array(repeating: [], count: pendingBlankLines)
            pendingBlankLines = 0
            leaf.lines.append(line.dropFirst(4))
            return true
        case .html where !line.isBlank:
            leaf.lines.append(line)
            return true
        case .table
        where !line.isBlank && !Self.beginsLeaf(line) && line.indent < 4 && line.first != 0x3E
            && line.listMarker == nil:
            leaf.lines.append(line)
            return true
        default: return false
        }
    }

    /// Makes a paragraph a heading or a table because of a line under it. Returns whether it does.
    private mutating func extend(_ paragraph: MarkdownBlock, by line: Line) -> Bool {
        if let level = line.underline {
            paragraph.kind = .heading(level: level)
            leaf = nil
            return true
        }
        guard let titles = paragraph.lines.last, titles.contains(0x7C), let columns = line.columns,
            columns.count == titles.cells.count
        else { return false }
        let table = MarkdownBlock(.table(columns))
        table.lines = [titles]
        paragraph.lines.removeLast()
        if paragraph.lines.isEmpty { container.children.removeLast() }
        container.children.append(table)
        leaf = table
        return true
    }

    /// Whether a line that is not indented begins a block that ends a paragraph.
    private static func beginsLeaf(_ line: Line) -> Bool {
        let rest = line.dropping(spaces: line.indent)
        return rest.isRule || rest.heading != nil || rest.fence(indent: 0) != nil || rest.isHTML
    }

    private mutating func addLeaf(_ line: Line, isIndented: Bool) {
        let indent = line.indent
        let rest = line.dropFirst(indent)
        let block: MarkdownBlock
        if isIndented {
            block = MarkdownBlock(.code(fence: nil))
            block.lines = [line.dropFirst(4)]
        } else if let fence = rest.fence(indent: indent) {
            block = MarkdownBlock(.code(fence: fence))
        } else if let heading = rest.heading {
            block = MarkdownBlock(.heading(level: heading.level))
            block.lines = [heading.text]
        } else if rest.isRule {
            block = MarkdownBlock(.rule)
        } else {
            block = MarkdownBlock(rest.isHTML ? .html : .paragraph)
            block.lines = [block.kind == .html ? line : rest]
        }
        container.children.append(block)
        switch block.kind {
        case .heading, .rule: leaf = nil
        default: leaf = block
        }
    }
}
