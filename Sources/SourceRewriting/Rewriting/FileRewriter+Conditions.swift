extension FileRewriter {
    /// Rewrites the parts of a condition of `#if` that are about the platform, and returns the index behind the condition.
    mutating func rewriteCondition(_ start: Int) -> Int {
        let end = file.behindCondition(start)
        var index = start + 1
        while index < end {
            if file.kind(index) == .identifier { index = rewriteQuestion(index) }
            index += 1
        }
        return end
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
