/// Finds the declarations in a file by its tokens, in one pass.
///
/// It follows braces and does not read expressions. Source that is no Swift gives fewer or other declarations.
struct DeclarationScanner {
    let file: SourceFile
    var found = FileDeclarations()
    var modifiers = Modifiers()
    /// The open braces around the current token, with the indices of the type whose body they begin and of the type
    /// around them; -1 for none.
    private var scopes: [(open: Int, type: Int, enclosing: Int)] = []
    /// The brace that begins the body of a type whose header was read last.
    var pendingBody: Int?

    /// Returns the declarations of a file, in time proportional to its size.
    static func declarations(of file: SourceFile) -> FileDeclarations {
        var scanner = DeclarationScanner(file: file)
        var index = 0
        while index < file.end { index = max(scanner.scan(index), index + 1) }
        return scanner.found
    }

    private init(file: SourceFile) { self.file = file }

    /// The index of the type whose member a declaration here is; -1 if it is none.
    var owner: Int { scopes.last?.type ?? -1 }

    /// The type around the current token.
    var enclosingType: TypeDeclaration? {
        guard let enclosing = scopes.last?.enclosing, enclosing >= 0 else { return nil }
        return found.types[enclosing]
    }

    /// Whether the current token is in braces.
    var isNested: Bool { !scopes.isEmpty }

    /// Reads the declaration that begins with a token, if one does, and returns the index of the token behind it.
    private mutating func scan(_ index: Int) -> Int {
        switch file.tokens[index].kind {
        case .identifier: return scanWord(index)
        case .at: return scanAttribute(index)
        case .openBrace:
            let type = pendingBody == index ? found.types.count - 1 : -1
            scopes.append((index, type, type >= 0 ? type : scopes.last?.enclosing ?? -1))
        case .closeBrace:
            let partner = Int(file.partners[index])
            while partner >= 0, let last = scopes.last, last.open >= partner { scopes.removeLast() }
        default: break
        }
        modifiers = Modifiers()
        return index + 1
    }

    private mutating func scanAttribute(_ index: Int) -> Int {
        guard file.kind(index + 1) == .identifier, file.isAdjacent(index + 1) else { return index + 1 }
        let keyword = file.keyword(index + 1)
        var end = index + 2
        if file.kind(end) == .openParenthesis, file.isAdjacent(end), let close = file.closing(end) {
            if keyword == .objc { modifiers.objectiveCName = file.flatText((end + 1)..<close) }
            end = close + 1
        }
        if keyword == .objc || keyword == .IBAction { modifiers.isObjectiveC = true }
        return end
    }

    private mutating func scanWord(_ index: Int) -> Int {
        let keyword = file.tokens[index].keyword
        guard keyword != .none, file.kind(index - 1) != .period else {
            modifiers = Modifiers()
            return index + 1
        }
        if keyword.isModifier || (keyword == .class && isClassModifier(index)) {
            modifiers.note(keyword, at: index)
            // `private(set)` does not restrict reading.
            guard file.kind(index + 1) == .openParenthesis, file.isAdjacent(index + 1),
                let close = file.closing(index + 1)
            else { return index + 1 }
            if keyword != .optional { modifiers.access = .none }
            return close + 1
        }
        defer { modifiers = Modifiers() }
        noteShadowedModule(keyword, index)
        switch keyword {
        // The next word is the kind of the imported symbol, and declares nothing.
        case .import: return file.keyword(index + 1).isDeclaration ? index + 2 : index + 1
        case .class, .struct, .enum, .protocol, .extension, .actor: return scanType(index, keyword)
        case .func where owner >= 0: return scanMethod(index)
        case .var where owner >= 0, .let where owner >= 0: return scanProperty(index)
        default: return index + 1
        }
    }

    /// Whether `class` is in front of a member, which then belongs to the type.
    private func isClassModifier(_ index: Int) -> Bool {
        let next = file.keyword(index + 1)
        return next.isModifier || [.func, .var, .let, .subscript].contains(next)
    }

    private mutating func noteShadowedModule(_ keyword: Keyword, _ index: Int) {
        guard keyword.isDeclaration, keyword != .import, keyword != .extension, file.keyword(index + 1).isModule
        else { return }
        found.shadowedModules.insert(file.text(index + 1))
    }
}
