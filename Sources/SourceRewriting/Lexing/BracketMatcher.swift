/// Finds the pairs of parentheses, brackets and braces among tokens.
struct BracketMatcher {
    private var open: [Int] = []
    /// How many brackets of each kind are open, so that none is searched in vain.
    private var counts = [0, 0, 0]
    private var partners: [Int32]

    /// Returns the index of each bracket's partner, and -1 for other tokens and for brackets without one.
    static func partners(of tokens: [Token]) -> [Int32] {
        var matcher = BracketMatcher(partners: [Int32](repeating: -1, count: tokens.count))
        for index in tokens.indices { matcher.note(index, tokens) }
        return matcher.partners
    }

    private init(partners: [Int32]) { self.partners = partners }

    private mutating func note(_ index: Int, _ tokens: [Token]) {
        switch tokens[index].kind {
        case .openParenthesis: push(index, 0)
        case .openBracket: push(index, 1)
        case .openBrace: push(index, 2)
        case .closeParenthesis: close(index, 0, .openParenthesis, tokens)
        case .closeBracket: close(index, 1, .openBracket, tokens)
        case .closeBrace: close(index, 2, .openBrace, tokens)
        default: break
        }
    }

    private mutating func push(_ index: Int, _ kind: Int) {
        open.append(index)
        counts[kind] += 1
    }

    private mutating func close(_ index: Int, _ kind: Int, _ opening: Token.Kind, _ tokens: [Token]) {
        guard counts[kind] > 0 else { return }
        while let last = open.popLast() {
            switch tokens[last].kind {
            case .openParenthesis: counts[0] -= 1
            case .openBracket: counts[1] -= 1
            default: counts[2] -= 1
            }
            if tokens[last].kind == opening {
                partners[last] = Int32(truncatingIfNeeded: index)
                partners[index] = Int32(truncatingIfNeeded: last)
                return
            }
        }
    }
}
