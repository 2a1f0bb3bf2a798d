/// Reads the inline marks of Markdown: emphasis, code, links, struck through text, and signs that escape them.
///
/// A text is a list of numbers: those of its scalars, and larger ones for values that stand in it, which count as letters.
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

    private enum Kind {
        case text
        /// A row of signs that may begin or end a mark.
        case delimiter(Unit, canOpen: Bool, canClose: Bool)
        /// A bracket that may begin a link, or an image.
        case bracket(isImage: Bool)
    }

    private struct Node {
        var kind: Kind
        var text: [Unit]
        var intent: InlinePresentationIntent = []
        var link: [Unit]?
    }

    /// Marks of everything between two nodes.
    private struct Span {
        var first: Int
        var last: Int
        var intent: InlinePresentationIntent
        var link: [Unit]?
    }

    private let units: [Unit]
    private var place = 0
    private var nodes: [Node] = []
    private var spans: [Span] = []
    /// The brackets that may begin a link, innermost last, and whether they still may.
    private var brackets: [(node: Int, afterBracket: Int, isActive: Bool)] = []
    /// The delimiters from which on marks have not been matched.
    private var delimiters: [Int] = []
    /// The lengths of rows of backticks that have no second one, with the place from which on that is known.
    private var loneTicks: Set<Int> = []

    /// Longer addresses are none.
    private static let addressLimit = 2_000

    private init(_ units: [Unit]) { self.units = units }

    static func runs(of units: [Unit]) -> [Run] {
        var parser = MarkdownParser(units)
        parser.read()
        parser.match(from: 0)
        return parser.runs()
    }

    // MARK: Reading

    private func unit(at index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }

    private mutating func append(_ text: some Sequence<Unit>) {
        if let last = nodes.indices.last, case .text = nodes[last].kind, nodes[last].intent.isEmpty,
            nodes[last].link == nil
        {
            nodes[last].text.append(contentsOf: text)
        } else {
            nodes.append(Node(kind: .text, text: Array(text)))
        }
    }

    private mutating func read() {
        while place < units.count {
            let unit = units[place]
            switch unit {
            case Sign.backslash: readEscape()
            case Sign.tick: readCode()
            case Sign.star, Sign.underscore, Sign.tilde: readDelimiters(unit)
            case Sign.exclamation where self.unit(at: place + 1) == Sign.open:
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

    private mutating func appendOne() {
        append(CollectionOfOne(units[place]))
        place += 1
    }

    private mutating func readEscape() {
        if let next = unit(at: place + 1), Sign.isASCIIPunctuation(next) {
            append(CollectionOfOne(next))
            place += 2
        } else {
            appendOne()
        }
    }

    private mutating func readCode() {
        let start = place
        while unit(at: place) == Sign.tick { place += 1 }
        let count = place - start
        var index = place
        while !loneTicks.contains(count), index < units.count {
            guard units[index] == Sign.tick else {
                index += 1
                continue
            }
            let first = index
            while unit(at: index) == Sign.tick { index += 1 }
            if index - first == count {
                nodes.append(Node(kind: .text, text: Self.code(units[place..<first]), intent: .code))
                place = index
                return
            }
        }
        loneTicks.insert(count)
        append(units[start..<place])
    }

    /// The text of code: line ends are spaces, and one space on either side makes room for backticks.
    private static func code(_ units: ArraySlice<Unit>) -> [Unit] {
        var text = units.map { $0 == 10 || $0 == 13 ? 32 : $0 }
        if text.count > 2, text.first == 32, text.last == 32, text.contains(where: { $0 != 32 }) {
            text.removeFirst()
            text.removeLast()
        }
        return text
    }

    private mutating func readDelimiters(_ sign: Unit) {
        let start = place
        while unit(at: place) == sign { place += 1 }
        let text = Array(units[start..<place])
        if sign == Sign.tilde, text.count > 2 { return append(text) }
        let (before, after) = (unit(at: start - 1), unit(at: place))
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

    // MARK: Links

    private mutating func openBracket(isImage: Bool) {
        let count = isImage ? 2 : 1
        brackets.append((nodes.count, delimiters.count, true))
        nodes.append(Node(kind: .bracket(isImage: isImage), text: Array(units[place..<place + count])))
        place += count
    }

    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(), bracket.isActive, let (address, end) = destination(from: place + 1)
        else {
            return appendOne()
        }
        guard case .bracket(let isImage) = nodes[bracket.node].kind else { return appendOne() }
        place = end
        // Marks inside of a link end in it.
        match(from: bracket.afterBracket)
        nodes[bracket.node] = Node(kind: .text, text: [])
        if isImage {
            // An image is its description.
            nodes.append(Node(kind: .bracket(isImage: true), text: []))
            return
        }
        spans.append(Span(first: bracket.node, last: nodes.count, intent: [], link: address))
        // What follows is no part of the link's last node.
        nodes.append(Node(kind: .bracket(isImage: false), text: []))
        // Links are in no links. Around one that is not active, none is.
        for index in brackets.indices.reversed() {
            guard case .bracket(isImage: false) = nodes[brackets[index].node].kind else { continue }
            if !brackets[index].isActive { break }
            brackets[index].isActive = false
        }
    }

    /// The address in parentheses from a place on, and where the parentheses end.
    private func destination(from start: Int) -> (address: [Unit], end: Int)? {
        guard unit(at: start) == Sign.openParenthesis else { return nil }
        var index = skipSpace(from: start + 1)
        var address: [Unit] = []
        let limit = index + Self.addressLimit
        if unit(at: index) == Sign.less {
            index += 1
            while let next = unit(at: index), next != Sign.greater {
                if next == 10 || next == Sign.less || index > limit { return nil }
                if next == Sign.backslash, let escaped = unit(at: index + 1), Sign.isASCIIPunctuation(escaped) {
                    index += 1
                    address.append(escaped)
                } else {
                    address.append(next)
                }
                index += 1
            }
            guard unit(at: index) == Sign.greater else { return nil }
            index += 1
        } else {
            var depth = 0
            while let next = unit(at: index), !Sign.isSpace(next), next > 0x1F {
                if index > limit { return nil }
                if next == Sign.closeParenthesis {
                    if depth == 0 { break }
                    depth -= 1
                }
                if next == Sign.openParenthesis {
                    depth += 1
                    if depth > 32 { return nil }
                }
                if next == Sign.backslash, let escaped = unit(at: index + 1), Sign.isASCIIPunctuation(escaped) {
                    index += 1
                    address.append(escaped)
                } else {
                    address.append(next)
                }
                index += 1
            }
            if depth != 0 { return nil }
        }
        let afterAddress = index
        index = skipSpace(from: index)
        if let quote = unit(at: index), index > afterAddress,
            let end = Sign.endOfTitle(begunBy: quote)
        {
            index += 1
            while let next = unit(at: index), next != end {
                if index > limit { return nil }
                index += next == Sign.backslash ? 2 : 1
            }
            guard unit(at: index) == end else { return nil }
            index = skipSpace(from: index + 1)
        }
        return unit(at: index) == Sign.closeParenthesis ? (address, index + 1) : nil
    }

    private func skipSpace(from start: Int) -> Int {
        var index = start
        while let next = unit(at: index), Sign.isSpace(next), index - start < Self.addressLimit { index += 1 }
        return index
    }

    private mutating func appendLink(_ text: ArraySlice<Unit>, to address: [Unit]) {
        nodes.append(Node(kind: .text, text: Array(text), link: address))
    }

    /// Reads an address in angle brackets: one with a scheme, or one of a person.
    private mutating func readAutolink() {
        var index = place + 1
        var (hasColon, hasAt) = (false, false)
        while let next = unit(at: index), next != Sign.greater, !Sign.isSpace(next), next != Sign.less,
            index - place < Self.addressLimit
        {
            if next == Sign.colon { hasColon = true }
            if next == Sign.at { hasAt = true }
            index += 1
        }
        let address = units[min(place + 1, units.count)..<max(index, place + 1)]
        guard unit(at: index) == Sign.greater, !address.isEmpty, hasColon ? Self.hasScheme(address) : hasAt else {
            return appendOne()
        }
        let link = hasColon ? Array(address) : "mailto:".unicodeScalars.map(\.value) + address
        place = index + 1
        appendLink(address, to: link)
    }

    private static func hasScheme(_ address: ArraySlice<Unit>) -> Bool {
        guard let colon = address.firstIndex(of: Sign.colon) else { return false }
        let scheme = address[..<colon]
        return (2...32).contains(scheme.count) && scheme.first.map(Sign.isLetter) == true
            && scheme.allSatisfy { Sign.isLetter($0) || Sign.isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    /// Reads an address that stands by itself. Returns whether there is one here.
    private mutating func readBareLink() -> Bool {
        if let before = unit(at: place - 1), !Sign.isSpace(before), ![42, 95, 126, 40].contains(before) {
            return false
        }
        if brackets.contains(where: \.isActive) { return false }
        let scheme = ["https://", "http://"].map { $0.unicodeScalars.map(\.value) }.first {
            units[place...].starts(with: $0)
        }
        guard let scheme else { return false }
        var end = place + scheme.count
        while let next = unit(at: end), !Sign.isSpace(next), next != Sign.less, end - place < Self.addressLimit {
            end += 1
        }
        // Signs at the end belong to the sentence, and a parenthesis that was not begun in the address.
        while end > place + scheme.count {
            let last = units[end - 1]
            if last == Sign.closeParenthesis {
                let address = units[place..<end]
                let opened = address.reduce(0) { $0 + ($1 == Sign.openParenthesis ? 1 : 0) }
                if address.reduce(0, { $0 + ($1 == Sign.closeParenthesis ? 1 : 0) }) <= opened { break }
            } else if !"?!.,:*_~'\"".unicodeScalars.contains(where: { $0.value == last }) {
                break
            }
            end -= 1
        }
        guard let first = unit(at: place + scheme.count), end > place + scheme.count, !Sign.isPunctuation(first) else {
            return false
        }
        appendLink(units[place..<end], to: Array(units[place..<end]))
        place = end
        return true
    }

    private mutating func readEntity() {
        var (index, name) = (place + 1, "")
        while let next = unit(at: index), next < 128, next != Sign.semicolon, name.utf8.count < 10 {
            name.unicodeScalars.append(Unicode.Scalar(UInt8(next)))
            index += 1
        }
        guard unit(at: index) == Sign.semicolon, let character = Sign.entity(name) else { return appendOne() }
        append(CollectionOfOne(character))
        place = index + 1
    }

    // MARK: Matching

    /// Matches the delimiters from a number on, and forgets them.
    private mutating func match(from first: Int) {
        /// For each kind of end, the delimiter below which there is no beginning.
        var bottoms: [Int: Int] = [:]
        var stack = Array(delimiters[first...])
        delimiters.removeSubrange(first...)
        var current = 0
        while current < stack.count {
            guard case .delimiter(let sign, let canOpen, true) = nodes[stack[current]].kind,
                !nodes[stack[current]].text.isEmpty
            else {
                current += 1
                continue
            }
            let count = nodes[stack[current]].text.count
            let kind = Int(sign) << 3 | (canOpen ? 4 : 0) | count % 3
            var opener: Int?
            var candidate = current - 1
            let bottom = bottoms[kind] ?? 0
            while candidate >= bottom {
                if isOpener(nodes[stack[candidate]], for: sign, nodes[stack[current]]) {
                    opener = candidate
                    break
                }
                candidate -= 1
            }
            guard let opener else {
                bottoms[kind] = current
                current += 1
                continue
            }
            let used = sign == Sign.tilde ? count : min(2, count, nodes[stack[opener]].text.count)
            let intent: InlinePresentationIntent =
                sign == Sign.tilde ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            spans.append(Span(first: stack[opener], last: stack[current], intent: intent))
            nodes[stack[opener]].text.removeLast(used)
            nodes[stack[current]].text.removeLast(used)
            // Delimiters in between match nothing any more.
            stack.removeSubrange(opener + 1..<current)
            current = opener + 1
            for (kind, bottom) in bottoms where bottom > opener + 1 { bottoms[kind] = opener + 1 }
            if nodes[stack[opener]].text.isEmpty {
                stack.remove(at: opener)
                current -= 1
                for (kind, bottom) in bottoms where bottom > opener { bottoms[kind] = bottom - 1 }
            }
        }
    }

    private func isOpener(_ node: Node, for sign: Unit, _ closer: Node) -> Bool {
        guard case .delimiter(sign, true, let canClose) = node.kind, !node.text.isEmpty else { return false }
        if sign == Sign.tilde { return node.text.count == closer.text.count }
        guard case .delimiter(_, let closerOpens, _) = closer.kind, canClose || closerOpens else { return true }
        // Rows that can be both match only where their lengths cannot be taken for others.
        let (one, other) = (node.text.count, closer.text.count)
        return !(one + other).isMultiple(of: 3) || (one.isMultiple(of: 3) && other.isMultiple(of: 3))
    }

    // MARK: Runs

    private func runs() -> [Run] {
        var begins: [Int: [Span]] = [:]
        var ends: [Int: [Span]] = [:]
        for span in spans {
            begins[span.first, default: []].append(span)
            ends[span.last, default: []].append(span)
        }
        var counts: [UInt: Int] = [:]
        var link: [Unit]?
        var result: [Run] = []
        for (index, node) in nodes.enumerated() {
            for span in ends[index] ?? [] {
                counts[span.intent.rawValue, default: 0] -= 1
                if span.link != nil { link = nil }
            }
            if !node.text.isEmpty {
                var intent = node.intent
                for (bits, count) in counts where count > 0 {
                    intent.formUnion(InlinePresentationIntent(rawValue: bits))
                }
                let address = link ?? node.link
                if let last = result.indices.last, result[last].intent == intent, result[last].link == address {
                    result[last].text += node.text
                } else {
                    result.append(Run(text: node.text, intent: intent, link: address))
                }
            }
            for span in begins[index] ?? [] {
                counts[span.intent.rawValue, default: 0] += 1
                if let address = span.link { link = address }
            }
        }
        return result
    }
}
