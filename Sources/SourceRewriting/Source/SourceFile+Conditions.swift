extension SourceFile {
    /// Returns the index behind the condition of an `#if` or `#elseif`.
    func behindCondition(_ start: Int) -> Int {
        var index = start + 1
        var depth = 0
        while index < end, !endsCondition(index, depth: depth) {
            switch kind(index) {
            case .openParenthesis: depth += 1
            case .closeParenthesis: depth -= 1
            default: break
            }
            index += 1
        }
        return index
    }

    /// Whether a token begins the line behind a condition.
    private func endsCondition(_ index: Int, depth: Int) -> Bool {
        if kind(index) == .pound || kind(index) == .string { return true }
        guard tokens[index].startsLine, depth <= 0 else { return false }
        return !isConditionOperator(index - 1) && !isConditionOperator(index)
    }

    private func isConditionOperator(_ index: Int) -> Bool {
        kind(index) == .operator && ["&&", "||"].contains(text(index))
    }
}
