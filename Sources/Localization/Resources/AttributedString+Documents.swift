import Foundation

extension AttributedString {
    /// Adds a whole document, each part with the blocks it stands in.
    mutating func appendDocument(_ markdown: String, baseURL: URL?) {
        var count = 0
        append(MarkdownBlocks(markdown).document.children, in: nil, &count, baseURL)
    }

    private mutating func append(
        _ blocks: [MarkdownBlock], in parent: PresentationIntent?, _ count: inout Int, _ baseURL: URL?
    ) {
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .document: continue
            case .list(_, let start):
                let list = Self.intent(start == nil ? .unorderedList : .orderedList, in: parent, &count)
                for (offset, item) in block.children.enumerated() {
                    let intent = Self.intent(.listItem(ordinal: (start ?? 1) + offset), in: list, &count)
                    append(item.children, in: intent, &count, baseURL)
                }
            // It has those in it, one after the other.
            case .item: append(blocks[index].children, in: parent, &count, baseURL)
            case .quote: append(block.children, in: Self.intent(.blockQuote, in: parent, &count), &count, baseURL)
            case .paragraph: append(lines: block.lines, Self.intent(.paragraph, in: parent, &count), baseURL)
            case .heading(let level):
                append(lines: block.lines, Self.intent(.header(level: level), in: parent, &count), baseURL)
            case .rule: append(text: "\u{2E3B}", Self.intent(.thematicBreak, in: parent, &count))
            case .code(let fence):
                let language = fence?.info.split(whereSeparator: \.isWhitespace).first.map { String($0) }
                append(
                    text: block.lines.map { $0.string + "\n" }.joined(),
                    Self.intent(.codeBlock(languageHint: language), in: parent, &count))
            case .html:
                append(
                    text: block.lines.map { $0.string + "\n" }.joined(), Self.intent(.paragraph, in: parent, &count),
                    .blockHTML)
            case .table(let columns): append(table: block.lines, columns, in: parent, &count, baseURL)
            }
        }
    }

    private static func intent(
        _ kind: PresentationIntent.Kind, in parent: PresentationIntent?, _ count: inout Int
    ) -> PresentationIntent {
        count += 1
        return PresentationIntent(kind, identity: count, parent: parent)
    }

    private mutating func append(
        table lines: [MarkdownBlock.Line], _ columns: [PresentationIntent.TableColumn],
        in parent: PresentationIntent?, _ count: inout Int, _ baseURL: URL?
    ) {
        let table = Self.intent(.table(columns: columns), in: parent, &count)
        for (row, line) in lines.enumerated() {
            let row = Self.intent(row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), in: table, &count)
            for (column, cell) in line.cells.prefix(columns.count).enumerated() {
                append(lines: [cell], Self.intent(.tableCell(columnIndex: column), in: row, &count), baseURL)
            }
        }
    }

    private mutating func append(
        text: String, _ intent: PresentationIntent, _ inline: InlinePresentationIntent? = nil
    ) {
        if text.isEmpty { return }
        var part = AttributedString(text)
        part.presentationIntent = intent
        if let inline { part.inlinePresentationIntent = inline }
        append(part)
    }

    /// Adds the text of one block. The end of a line is a space, or stays where two spaces or a backslash are before.
    private mutating func append(lines: [MarkdownBlock.Line], _ intent: PresentationIntent, _ baseURL: URL?) {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index == lines.count - 1 {
                text += line.trimmed.string
            } else if line.trailingSpace >= 2 {
                text += line.trimmed.string + Self.hardBreak
            } else if line.reversed().prefix(while: { $0 == 0x5C }).count % 2 == 1 {
                text += line.dropLast().string + Self.hardBreak
            } else {
                text += line.trimmed.string + "\n"
            }
        }
        var block = AttributedString()
        for run in MarkedText(text).runs {
            let text = run.pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            let link = run.link.map { $0.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
            for piece in Self.pieces(of: text, isCode: run.intent.contains(.code)) {
                var part = AttributedString(piece.text)
                let inline = run.intent.union(piece.intent)
                if !inline.isEmpty { part.inlinePresentationIntent = inline }
                if let link, let url = URL(string: link, relativeTo: baseURL) { part.link = url }
                block.append(part)
            }
        }
        block.presentationIntent = intent
        append(block)
    }

    /// The separator between lines of a paragraph whose line end is preserved. It counts as a space for all marks.
    private static let hardBreak = "\u{2028}"

    /// Returns a text in parts: line ends, and the text between them.
    private static func pieces(
        of text: String, isCode: Bool
    ) -> [(text: String, intent: InlinePresentationIntent)] {
        guard text.contains(where: { $0 == "\n" || $0 == "\u{2028}" }) else { return [(text, [])] }
        if isCode { return [(String(text.map { $0 == "\u{2028}" ? " " : $0 }), [])] }
        var pieces: [(text: String, intent: InlinePresentationIntent)] = []
        var part = ""
        for character in text {
            if character != "\n", character != "\u{2028}" {
                part.append(character)
                continue
            }
            if !part.isEmpty { pieces.append((part, [])) }
            part = ""
            pieces.append(character == "\n" ? (" ", .softBreak) : ("\n", .lineBreak))
        }
        if !part.isEmpty { pieces.append((part, [])) }
        return pieces
    }
}
