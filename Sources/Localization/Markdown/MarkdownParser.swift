/// Reads the inline marks of Markdown: emphasis, code, links, struck through text, and signs that escape them.
///
/// A text is a list of numbers: those of its scalars, and larger ones for values that stand in it, which count as
/// letters.
struct MarkdownParser {
    typealias Unit = UInt32

    /// A part of the text with its marks.
    struct Run: Equatable {
        var text: [Unit]
        var intent: InlinePresentationIntent
        var link: [Unit]?
    }

    /// The first number that is no scalar.
    static let firstValue: Unit = 0x11_0000

    enum Kind {
        case text
        /// A row of signs that may begin or end a mark.
        case delimiter(Unit, canOpen: Bool, canClose: Bool)
        /// A bracket that may begin a link, or an image.
        case bracket(isImage: Bool)
    }

    struct Node {
        var kind: Kind
        var text: [Unit]
        var intent: InlinePresentationIntent = []
        var link: [Unit]?
    }

    /// Marks of everything between two nodes.
    struct Span {
        var first: Int
        var last: Int
        var intent: InlinePresentationIntent
        var link: [Unit]?
    }

    let units: [Unit]
    var position = 0
    var nodes: [Node] = []
    var spans: [Span] = []
    /// The brackets that may begin a link or an image, innermost last.
    var brackets = OpenBrackets()
    /// The delimiters from which on marks have not been matched.
    var delimiters: [Int] = []
    /// For each length of a row of backticks where the last such row begins, once there was a first row.
    var lastTicks: [Int: Int]?

    /// Longer addresses are none.
    static let addressLimit = 2_000

    init(_ units: [Unit]) { self.units = units }

    static func runs(of units: [Unit]) -> [Run] {
        var parser = MarkdownParser(units)
        parser.read()
        parser.match(from: 0)
        return parser.runs()
    }

    // MARK: Reading

    func unit(at index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }

    mutating func append(_ text: some Sequence<Unit>) {
        if let last = nodes.indices.last, case .text = nodes[last].kind, nodes[last].intent.isEmpty,
            nodes[last].link == nil
        {
            nodes[last].text.append(contentsOf: text)
        } else {
            nodes.append(Node(kind: .text, text: Array(text)))
        }
    }

    mutating func read() {
        while position < units.count {
            let unit = units[position]
            switch unit {
            case Sign.backslash: readEscape()
            case Sign.tick: readCode()
            case Sign.star, Sign.underscore, Sign.tilde: readDelimiters(unit)
            case Sign.exclamation where self.unit(at: position + 1) == Sign.open:
                openBracket(isImage: true)
            case Sign.open: openBracket(isImage: false)
            case Sign.close: closeBracket()
            case Sign.less: readAutolink()
            case Sign.ampersand: readEntity()
            case Sign.h:
                if !readBareLink() { appendOne() }
            default: appendOne()
            }
        }
    }

    mutating func appendOne() {
        append(CollectionOfOne(units[position]))
        position += 1
    }

    mutating func readEscape() {
        if let next = unit(at: position + 1), Sign.isASCIIPunctuation(next) {
            append(CollectionOfOne(next))
            position += 2
        } else {
            appendOne()
        }
    }

    mutating func readCode() {
        let start = position
        while unit(at: position) == Sign.tick { position += 1 }
        let count = position - start
        var index = position
        let last = lastTicks?[count] ?? findLastTicks()[count] ?? start
        while index <= last {
            guard units[index] == Sign.tick else {
                index += 1
                continue
            }
            let first = index
            while unit(at: index) == Sign.tick { index += 1 }
            if index - first == count {
                nodes.append(Node(kind: .text, text: Self.code(units[position..<first]), intent: .code))
                position = index
                return
            }
        }
        append(units[start..<position])
    }

    /// Looks for all rows of backticks, once.
    private mutating func findLastTicks() -> [Int: Int] {
        if let lastTicks { return lastTicks }
        var found: [Int: Int] = [:]
        var index = 0
        while index < units.count {
            let first = index
            while unit(at: index) == Sign.tick { index += 1 }
            if index > first { found[index - first] = first } else { index += 1 }
        }
        lastTicks = found
        return found
    }

    /// The text of code: line ends are spaces, and one space on either side makes room for backticks.
    static func code(_ units: ArraySlice<Unit>) -> [Unit] {
        var text = units.map { $0 == 10 || $0 == 13 ? 32 : $0 }
        if text.count > 2, text.first == 32, text.last == 32, text.contains(where: { $0 != 32 }) {
            text.removeFirst()
            text.removeLast()
        }
        return text
    }

    mutating func readDelimiters(_ sign: Unit) {
        let start = position
        while unit(at: position) == sign { position += 1 }
        let text = Array(units[start..<position])
        if sign == Sign.tilde, text.count > 2 { return append(text) }
        let (before, after) = (unit(at: start - 1), unit(at: position))
        let isLeft =
            !Sign.isSpace(after)
            && (!Sign.isPunctuation(after) || Sign.isSpace(before) || Sign.isPunctuation(before))
        let isRight =
            !Sign.isSpace(before)
            && (!Sign.isPunctuation(before) || Sign.isSpace(after) || Sign.isPunctuation(after))
        // Inside of words an underscore is one.
        let canOpen = sign == Sign.underscore ? isLeft && (!isRight || Sign.isPunctuation(before)) : isLeft
        let canClose = sign == Sign.underscore ? isRight && (!isLeft || Sign.isPunctuation(after)) : isRight
        guard canOpen || canClose else { return append(text) }
        delimiters.append(nodes.count)
        nodes.append(Node(kind: .delimiter(sign, canOpen: canOpen, canClose: canClose), text: text))
    }
}
