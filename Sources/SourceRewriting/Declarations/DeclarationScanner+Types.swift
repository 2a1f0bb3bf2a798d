extension DeclarationScanner {
    /// Reads the header of a type up to its body, and returns the index of the brace.
    mutating func scanType(_ index: Int, _ kind: Keyword) -> Int {
        guard file.kind(index + 1) == .identifier else { return index + 1 }
        // A word that other declarations use as a name.
        if kind == .actor, ![.openBrace, .colon, .less].contains(file.kind(index + 2)) { return index + 1 }
        var name = file.name(index + 1)
        var next = index + 2
        while kind == .extension, file.kind(next) == .period, file.kind(next + 1) == .identifier {
            name += "." + file.name(next + 1)
            next += 2
        }
        next = file.behindAngles(next)
        let behindName = next
        var supertypes: [String] = []
        if file.kind(next) == .colon { (supertypes, next) = scanSupertypes(next + 1) }
        while !isEndOfHeader(next) { next += 1 }
        guard file.kind(next) == .openBrace else { return next }
        var outer = kind == .extension ? nil : enclosingType?.path
        // No code is nested as deep as this, and paths of any length would take memory without bound.
        if let path = outer, path.utf8.count > 200 { outer = nil }
        found.types.append(
            TypeDeclaration(
                kind: kind, path: outer.map { "\($0).\(name)" } ?? name, name: name, modifiers: modifiers,
                isNested: isNested, supertypes: supertypes, nameIndex: index + 1, behindName: behindName,
                body: next...max(next, file.closing(next) ?? file.end)))
        pendingBody = next
        return next
    }

    private func isEndOfHeader(_ index: Int) -> Bool {
        switch file.kind(index) {
        case .openBrace, .closeBrace, .semicolon, .pound, .string, .end: true
        case .identifier: file.keyword(index).isDeclaration && file.keyword(index) != .class
        default: false
        }
    }

    /// Reads names behind a colon, and returns them and the index of the token behind them.
    private func scanSupertypes(_ start: Int) -> ([String], Int) {
        var names: [String] = []
        var index = start
        while !isEndOfHeader(index), file.keyword(index) != .where {
            guard file.kind(index) == .identifier, file.kind(index - 1) != .at else {
                index =
                    file.closing(index).map { $0 + 1 } ?? file.behindAngles(index + (file.kind(index) == .less ? 0 : 1))
                continue
            }
            var name = file.name(index)
            index += 1
            while file.kind(index) == .period, file.kind(index + 1) == .identifier {
                name += "." + file.name(index + 1)
                index += 2
            }
            index = file.behindAngles(index)
            names.append(name)
        }
        return (names, index)
    }
}
