extension DeclarationScanner {
    /// Reads a method up to the end of its parameters, and returns the index behind them.
    mutating func scanMethod(_ index: Int) -> Int {
        guard file.kind(index + 1) == .identifier else { return index + 1 }
        let open = file.behindAngles(index + 2)
        guard file.kind(open) == .openParenthesis, let close = file.closing(open) else { return index + 2 }
        var next = close + 1
        var hasEffects = false
        while [.async, .throws, .rethrows].contains(file.keyword(next)) {
            hasEffects = true
            next += 1
            if file.kind(next) == .openParenthesis, let end = file.closing(next) { next = end + 1 }
        }
        var result: Range<Int>?
        if file.kind(next) == .arrow {
            let end = file.behindType(next + 1)
            if end > next + 1 { result = (next + 1)..<end }
            next = end
        }
        if modifiers.isConnected { found.connectedMethods.append(found.methods.count) }
        found.methods.append(
            MethodDeclaration(
                name: file.name(index + 1), labels: file.labels(open, close), modifiers: modifiers, type: owner,
                nameIndex: index + 1, hasEffects: hasEffects, result: result, end: next))
        return close + 1
    }

    /// Reads the name and the type of a property, and returns the index behind its name.
    mutating func scanProperty(_ index: Int) -> Int {
        guard file.kind(index + 1) == .identifier else { return index + 1 }
        var next = index + 2
        var type: Range<Int>?
        if file.kind(next) == .colon {
            let end = file.behindType(next + 1)
            if end > next + 1 { type = (next + 1)..<end }
            next = end
        }
        if modifiers.isConnected { found.connectedProperties.append(found.properties.count) }
        found.properties.append(
            PropertyDeclaration(
                name: file.name(index + 1), modifiers: modifiers, owner: owner, nameIndex: index + 1, type: type,
                className: type.flatMap(file.className) ?? file.classNameOfValue(next),
                isWritable: file.keyword(index) == .var && isWritable(next)))
        return index + 2
    }

    /// Whether a variable can be set, by the braces behind its type.
    private func isWritable(_ open: Int) -> Bool {
        guard file.kind(open) == .openBrace, let close = file.closing(open) else { return true }
        var index = open + 1
        while index < close {
            if file.kind(index) == .identifier, ["set", "didSet", "willSet"].contains(file.text(index)) { return true }
            index = file.closing(index).map { $0 + 1 } ?? index + 1
        }
        return false
    }
}
