extension DeclarationScanner {
    /// Follows the conditions of `#if`.
    mutating func noteCondition(_ index: Int) {
        switch file.keyword(index) {
        case .poundIf: conditions.append(answer(index))
        case .poundElseif:
            guard let last = conditions.popLast() else { return }
            conditions.append(last == false ? answer(index) : last == true ? false : nil)
        case .poundElse:
            guard let last = conditions.popLast() else { return }
            conditions.append(last.map { !$0 })
        case .poundEndif: _ = conditions.popLast()
        default: break
        }
    }

    /// The answer to a condition that is one question about the platform; `nil` if it is the compiler's.
    private func answer(_ index: Int) -> Bool? {
        var first = index + 1
        var isNegated = false
        if file.kind(first) == .exclamation || file.text(first) == "!" {
            isNegated = true
            first += 1
        }
        guard file.kind(first) == .identifier, file.kind(first + 1) == .openParenthesis,
            file.kind(first + 2) == .identifier, file.closing(first + 1) == first + 3,
            file.token(first + 4).startsLine || file.kind(first + 4) == .end
        else { return nil }
        return PlatformTable.answer(file.keyword(first), file.text(first + 2)).map { $0 != isNegated }
    }
}
