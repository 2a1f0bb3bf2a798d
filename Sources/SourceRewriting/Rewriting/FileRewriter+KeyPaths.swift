extension FileRewriter {
    /// Replaces `#keyPath(Type.property.property)` by a string.
    mutating func rewriteKeyPath(_ index: Int) -> Int {
        guard file.kind(index + 1) == .openParenthesis, let close = file.closing(index + 1) else { return index + 1 }
        guard var names = names((index + 2)..<close) else {
            warn(index, "this '#keyPath' is not one that can be rewritten: write a string in its place")
            return close + 1
        }
        while names.count > 1, isType(names[0]) { names.removeFirst() }
        replace(index...close, with: "\"\(names.joined(separator: "."))\"")
        return close + 1
    }

    private func names(_ range: Range<Int>) -> [String]? {
        guard range.count % 2 == 1 else { return nil }
        for (offset, token) in range.enumerated() {
            guard file.kind(token) == (offset % 2 == 0 ? .identifier : .period) else { return nil }
        }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map(file.name)
    }

    /// Whether a name in front of others is one of a type or of the object itself.
    private func isType(_ name: String) -> Bool {
        name == "self" || name.first?.isUppercase == true || index.paths[name] != nil
    }
}
