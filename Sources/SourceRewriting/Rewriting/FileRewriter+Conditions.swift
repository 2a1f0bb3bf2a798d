extension FileRewriter {
    /// Rewrites the parts of a condition of `#if` that are about the platform, and returns the index behind the condition.
    mutating func rewriteCondition(_ start: Int) -> Int {
        var index = start + 1
        var depth = 0
        while index < file.end, !endsCondition(index, depth: depth) {
            switch file.kind(index) {
            case .openParenthesis: depth += 1
            case .closeParenthesis: depth -= 1
            case .identifier: index = rewriteQuestion(index)
            default: break
            }
            index += 1
        }
        return index
    }

    /// Whether a token begins the line behind a condition.
    private func endsCondition(_ index: Int, depth: Int) -> Bool {
        if file.kind(index) == .pound || file.kind(index) == .string { return true }
        guard file.tokens[index].startsLine, depth <= 0 else { return false }
        return !isOperator(index - 1) && !isOperator(index)
    }

    private func isOperator(_ index: Int) -> Bool {
        file.kind(index) == .operator && ["&&", "||"].contains(file.text(index))
    }

    /// Replaces a question such as `os(iOS)` by its value, and returns the index of the last token of it.
    private mutating func rewriteQuestion(_ index: Int) -> Int {
        let keyword = file.keyword(index)
        guard [.os, .targetEnvironment, .canImport].contains(keyword), file.kind(index + 1) == .openParenthesis,
            file.kind(index + 2) == .identifier, let close = file.closing(index + 1)
        else { return index }
        guard let answer = PlatformTable.answer(keyword, file.text(index + 2)) else { return close }
        replace(index...close, with: answer ? "true" : "false")
        return close
    }
}
