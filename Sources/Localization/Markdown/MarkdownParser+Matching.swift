/// Which signs belong together, and the parts of the text with their marks.
extension MarkdownParser {
    /// Matches the delimiters from a number on, and forgets them.
    mutating func match(from first: Int) {
        /// For each kind of end, the delimiter below which there is no beginning.
        var bottoms: [Int: Int] = [:]
        let stack = Array(delimiters[first...])
        delimiters.removeSubrange(first...)
        /// For each delimiter the one before it of those that still can match; -1 for none.
        var before = Array(-1..<stack.count - 1)
        var current = 0
        while current < stack.count {
            guard case .delimiter(let sign, let canOpen, true) = nodes[stack[current]].kind,
                !nodes[stack[current]].text.isEmpty
            else {
                // One that is used up is no beginning for others.
                if current + 1 < stack.count, nodes[stack[current]].text.isEmpty {
                    before[current + 1] = before[current]
                }
                current += 1
                continue
            }
            let count = nodes[stack[current]].text.count
            let kind = Int(sign) << 3 | (canOpen ? 4 : 0) | count % 3
            var opener: Int?
            var candidate = before[current]
            let bottom = bottoms[kind] ?? 0
            while candidate >= bottom {
                if isOpener(nodes[stack[candidate]], for: sign, nodes[stack[current]]) {
                    opener = candidate
                    break
                }
                candidate = before[candidate]
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
            before[current] = nodes[stack[opener]].text.isEmpty ? before[opener] : opener
        }
    }

    func isOpener(_ node: Node, for sign: Unit, _ closer: Node) -> Bool {
        guard case .delimiter(sign, true, let canClose) = node.kind, !node.text.isEmpty else { return false }
        if sign == Sign.tilde { return node.text.count == closer.text.count }
        guard case .delimiter(_, let closerOpens, _) = closer.kind, canClose || closerOpens else { return true }
        // Rows that can be both match only where their lengths cannot be taken for others.
        let (one, other) = (node.text.count, closer.text.count)
        return !(one + other).isMultiple(of: 3) || (one.isMultiple(of: 3) && other.isMultiple(of: 3))
    }

    // MARK: Runs

    func runs() -> [Run] {
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
