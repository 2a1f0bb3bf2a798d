extension SourceFile {
    /// Returns the index behind generic parameters or arguments; the same index if none begin there.
    func behindAngles(_ index: Int) -> Int {
        guard kind(index) == .less else { return index }
        var depth = 0
        var next = index
        while true {
            switch kind(next) {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return next + 1 }
            case .openParenthesis, .openBracket: next = closing(next) ?? next
            case .openBrace, .closeBrace, .semicolon, .pound, .string, .equal, .end: return next
            case .identifier where keyword(next).isDeclaration: return next
            default: break
            }
            next += 1
        }
    }

    /// Returns the index behind a type; the same index if none begins there.
    func behindType(_ start: Int) -> Int {
        var index = start
        var isComplete = false
        while true {
            let kind = kind(index)
            if isComplete {
                switch kind {
                case .period where self.kind(index + 1) == .identifier: index += 2
                case .less: index = max(behindAngles(index), index + 1)
                case .question, .exclamation:
                    guard isAdjacent(index) else { return index }
                    index += 1
                case .arrow:
                    isComplete = false
                    index += 1
                case .operator where text(index) == "&":
                    isComplete = false
                    index += 1
                case .identifier where [.throws, .async].contains(keyword(index)) && self.kind(index + 1) == .arrow:
                    index += 1
                default: return index
                }
            } else {
                switch kind {
                case .at where self.kind(index + 1) == .identifier: index += 2
                case .identifier where keyword(index).isDeclaration: return index
                case .identifier:
                    isComplete = ![.some, .any, .inout].contains(keyword(index))
                    index += 1
                case .openParenthesis, .openBracket:
                    guard let close = closing(index) else { return index }
                    isComplete = true
                    index = close + 1
                default: return index
                }
            }
        }
    }

    /// Whether tokens are types, names and marks alone, so that they mean the same elsewhere.
    func isPlain(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            switch kind(index) {
            case .pound, .string, .regex, .openBrace, .closeBrace, .semicolon, .backslash, .other, .end: false
            case .at: !keyword(index + 1).isRemovedAttribute && keyword(index + 1) != .UIApplicationMain
            case .identifier: !keyword(index).isDeclaration && !keyword(index).isCall && keyword(index) != .dynamic
            default: true
            }
        }
    }

    /// Returns the labels of the parameters between parentheses; empty for `_`.
    func labels(_ open: Int, _ close: Int) -> [String] {
        var labels: [String] = []
        var index = open + 1
        var isStart = true
        while index < close {
            if isStart, kind(index) == .at, kind(index + 1) == .identifier {
                index += 2
                continue
            }
            let hasLabel =
                kind(index) == .identifier
                && (kind(index + 1) == .colon || kind(index + 1) == .identifier && kind(index + 2) == .colon)
            if isStart, hasLabel { labels.append(text(index) == "_" ? "" : name(index)) }
            isStart = kind(index) == .comma
            index = closing(index).map { $0 + 1 } ?? index + 1
        }
        return labels
    }
}

extension SourceFile {
    /// Returns the labels of the arguments between parentheses; empty for arguments without one.
    func argumentLabels(_ open: Int, _ close: Int) -> [String] {
        var labels: [String] = []
        var index = open + 1
        var isStart = true
        while index < close {
            if isStart {
                let hasLabel = kind(index) == .identifier && kind(index + 1) == .colon
                labels.append(hasLabel ? name(index) : "")
            }
            isStart = kind(index) == .comma
            index = closing(index).map { $0 + 1 } ?? index + 1
        }
        return labels
    }
}
