extension FileRewriter {
    /// Replaces the name of the module that is imported, with that of a part of it.
    mutating func rewriteImport(_ index: Int) -> Int {
        // Swift has no attribute here; without one that was removed, other text would become an import.
        if file.kind(index + 1) == .at { return index + 3 }
        var name = index + 1
        let isScoped = file.keyword(name).isDeclaration
        if isScoped { name += 1 }
        guard file.kind(name) == .identifier, !file.token(name).startsLine,
            let module = ModuleTable.replacement(of: file.text(name))
        else { return index + 1 }
        edits.replace(file.tokens[name].range, with: module, in: file.bytes)
        var last = name
        while file.kind(last + 1) == .period, file.kind(last + 2) == .identifier { last += 2 }
        // A part of the module, such as `UIKit.UIGestureRecognizerSubclass`, is in the module here.
        if !isScoped, last > name { edits.remove(file.bytes(of: (name + 1)...last)) }
        return last + 1
    }

    /// Replaces the name of a module in front of a declaration's.
    mutating func rewriteModule(_ index: Int) -> Int {
        guard file.kind(index + 1) == .period, file.kind(index + 2) == .identifier, file.isAdjacent(index + 2),
            let module = module(index)
        else {
            return index + 1
        }
        edits.replace(file.tokens[index].range, with: module, in: file.bytes)
        return index + 1
    }

    /// Returns the module in place of the one that a token names; `nil` if it names none.
    func module(_ token: Int) -> String? {
        guard file.keyword(token).isModule else { return nil }
        let name = file.text(token)
        if declarations.shadowedModules.contains(name) || index.shadowedModules.contains(name) { return nil }
        return ModuleTable.replacement(of: name)
    }

    /// Returns tokens on one line, with the modules in place of Apple's.
    func rewrittenText(_ range: Range<Int>) -> String {
        var text = ""
        for token in range {
            if !text.isEmpty, !file.isAdjacent(token) { text += " " }
            let isModule = file.kind(token + 1) == .period && file.kind(token - 1) != .period
            text += (isModule ? module(token) : nil) ?? file.text(token)
        }
        return text
    }
}
