/// Links, images and addresses.
extension MarkdownParser {
    mutating func openBracket(isImage: Bool) {
        let count = isImage ? 2 : 1
        brackets.open(node: nodes.count, afterBracket: delimiters.count, isImage: isImage)
        nodes.append(Node(kind: .bracket(isImage: isImage), text: Array(units[position..<position + count])))
        position += count
    }

    mutating func closeBracket() {
        guard let bracket = brackets.close(), bracket.isActive, let (address, end) = destination(from: position + 1)
        else {
            return appendOne()
        }
        guard case .bracket(let isImage) = nodes[bracket.node].kind else { return appendOne() }
        position = end
        // Marks inside of a link end in it.
        match(from: bracket.afterBracket)
        nodes[bracket.node] = Node(kind: .text, text: [])
        if isImage {
            // An image is its description.
            nodes.append(Node(kind: .bracket(isImage: true), text: []))
            return
        }
        spans.append(Span(first: bracket.node, last: nodes.count, intent: [], link: address))
        // The following text is no part of the link's last node.
        nodes.append(Node(kind: .bracket(isImage: false), text: []))
        // Links are in no links.
        brackets.endLinks()
    }

    /// The address in parentheses from a position on, and where the parentheses end.
    func destination(from start: Int) -> (address: [Unit], end: Int)? {
        guard unit(at: start) == Sign.openParenthesis else { return nil }
        var index = skipSpace(from: start + 1)
        var address: [Unit] = []
        let limit = index + Self.addressLimit
        if unit(at: index) == Sign.less {
            index += 1
            while let next = unit(at: index), next != Sign.greater {
                if next == 10 || next == Sign.less || index > limit { return nil }
                address.append(take(next, at: &index))
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
                address.append(take(next, at: &index))
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

    /// Returns a sign of an address, or the one that it escapes if it is a backslash, and goes on behind it.
    func take(_ sign: Unit, at index: inout Int) -> Unit {
        index += 1
        guard sign == Sign.backslash, let escaped = unit(at: index), Sign.isASCIIPunctuation(escaped) else {
            return sign
        }
        index += 1
        return escaped
    }

    func skipSpace(from start: Int) -> Int {
        var index = start
        while let next = unit(at: index), Sign.isSpace(next), index - start < Self.addressLimit { index += 1 }
        return index
    }

    mutating func appendLink(_ text: ArraySlice<Unit>, to address: [Unit]) {
        nodes.append(Node(kind: .text, text: Array(text), link: address))
    }

    /// Reads an address in angle brackets: one with a scheme, or one of a person.
    mutating func readAutolink() {
        var index = position + 1
        var (hasColon, hasAt) = (false, false)
        while let next = unit(at: index), next != Sign.greater, !Sign.isSpace(next), next != Sign.less,
            index - position < Self.addressLimit
        {
            if next == Sign.colon { hasColon = true }
            if next == Sign.at { hasAt = true }
            index += 1
        }
        let address = units[min(position + 1, units.count)..<max(index, position + 1)]
        guard unit(at: index) == Sign.greater, !address.isEmpty, hasColon ? Self.hasScheme(address) : hasAt else {
            return appendOne()
        }
        let link = hasColon ? Array(address) : "mailto:".unicodeScalars.map(\.value) + address
        position = index + 1
        appendLink(address, to: link)
    }

    static func hasScheme(_ address: ArraySlice<Unit>) -> Bool {
        guard let colon = address.firstIndex(of: Sign.colon) else { return false }
        let scheme = address[..<colon]
        return (2...32).contains(scheme.count) && scheme.first.map(Sign.isLetter) == true
            && scheme.allSatisfy { Sign.isLetter($0) || Sign.isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    /// Reads an address that stands by itself. Returns whether there is one here.
    mutating func readBareLink() -> Bool {
        if let before = unit(at: position - 1), !Sign.isSpace(before), ![42, 95, 126, 40].contains(before) {
            return false
        }
        if brackets.activeCount > 0 { return false }
        let scheme = ["https://", "http://"].map { $0.unicodeScalars.map(\.value) }.first {
            units[position...].starts(with: $0)
        }
        guard let scheme else { return false }
        var end = position + scheme.count
        while let next = unit(at: end), !Sign.isSpace(next), next != Sign.less, end - position < Self.addressLimit {
            end += 1
        }
        // Signs at the end belong to the sentence, and a parenthesis that was not begun in the address.
        // How many more end in the address than begin in it.
        var unopened = 0
        for unit in units[position..<end] {
            if unit == Sign.closeParenthesis { unopened += 1 }
            if unit == Sign.openParenthesis { unopened -= 1 }
        }
        while end > position + scheme.count {
            let last = units[end - 1]
            if last == Sign.closeParenthesis {
                if unopened <= 0 { break }
                unopened -= 1
            } else if !"?!.,:*_~'\"".unicodeScalars.contains(where: { $0.value == last }) {
                break
            }
            end -= 1
        }
        guard let first = unit(at: position + scheme.count), end > position + scheme.count, !Sign.isPunctuation(first)
        else {
            return false
        }
        appendLink(units[position..<end], to: Array(units[position..<end]))
        position = end
        return true
    }

    mutating func readEntity() {
        var (index, name) = (position + 1, "")
        while let next = unit(at: index), next < 128, next != Sign.semicolon, name.utf8.count < 10 {
            name.unicodeScalars.append(Unicode.Scalar(UInt8(next)))
            index += 1
        }
        guard unit(at: index) == Sign.semicolon, let character = Sign.entity(name) else { return appendOne() }
        append(CollectionOfOne(character))
        position = index + 1
    }
}
