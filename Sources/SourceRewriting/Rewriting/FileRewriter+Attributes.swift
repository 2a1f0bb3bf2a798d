extension FileRewriter {
    /// Removes an attribute that only Apple's compiler reads.
    mutating func rewriteAttribute(_ index: Int) -> Int {
        guard file.kind(index + 1) == .identifier, file.isAdjacent(index + 1) else { return index + 1 }
        let keyword = file.keyword(index + 1)
        if keyword == .UIApplicationMain {
            replace(index...(index + 1), with: "@main")
            return index + 2
        }
        guard keyword.isRemovedAttribute else { return index + 1 }
        if keyword == .NSManaged {
            warn(index, "there is no Core Data here: a property with '@NSManaged' is an ordinary one and needs a value")
        }
        var last = index + 1
        if keyword == .objc, file.kind(last + 1) == .openParenthesis, file.isAdjacent(last + 1) {
            last = file.closing(last + 1) ?? last
        }
        edits.remove(file.bytes(of: index...last))
        return last + 1
    }

    /// Removes `dynamic` where it is a modifier.
    mutating func rewriteDynamic(_ index: Int) -> Int {
        if isModifier(index) { edits.remove(file.tokens[index].range) }
        return index + 1
    }

    private func isModifier(_ index: Int) -> Bool {
        let next = file.keyword(index + 1)
        guard file.kind(index + 1) == .at || next.isModifier || next.isDeclaration && next != .case && next != .import
        else { return false }
        if file.tokens[index].startsLine, !file.token(index + 1).startsLine { return true }
        switch file.kind(index - 1) {
        case .end, .openBrace, .closeBrace, .semicolon: return true
        // The end of an attribute or of `private(set)`.
        case .closeParenthesis:
            let open = Int(file.partners[index - 1])
            return file.kind(open - 2) == .at || file.keyword(open - 1).isModifier
        case .identifier: return file.keyword(index - 1).isModifier || file.kind(index - 2) == .at
        default: return false
        }
    }
}
