/// Finds the declarations in a file by its tokens, in one pass.
///
/// It follows braces and does not read expressions. Source that is no Swift gives fewer or other declarations.
struct DeclarationScanner {
    let file: SourceFile
    var found = FileDeclarations()
    var modifiers = Modifiers()
    /// The open braces around the current token, with the indices of the type whose body they begin and of the type
    /// around them; -1 for none. And the number of conditions around them.
    private var scopes: [(open: Int, type: Int, enclosing: Int, conditions: Int)] = []
    /// The answers to the conditions of `#if` around the current token; `nil` for the compiler's.
    var conditions: [Bool?] = []
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

    /// Whether the current token is only there under a condition inside of the type around it, or of a file for an
    /// extension.
    private var isConditional: Bool {
        guard let scope = scopes.last, scope.type >= 0 else { return false }
        let first = found.types[scope.type].kind == .extension ? 0 : scope.conditions
        return conditions.dropFirst(first).contains { $0 != true }
    }

    /// Whether the current token is in braces.
    var isNested: Bool { !scopes.isEmpty }

    /// Reads the declaration that begins with a token, if one does, and returns the index of the token behind it.
    private mutating func scan(_ index: Int) -> Int {
        switch file.tokens[index].kind {
        case .identifier: return scanWord(index)
        case .at: return scanAttribute(index)
        case .pound:
            noteCondition(index)
            // No attribute is in a condition.
            guard [.poundIf, .poundElseif].contains(file.keyword(index)) else { break }
            modifiers = Modifiers()
            return file.behindCondition(index)
        case .openBrace:
            let type = pendingBody == index ? found.types.count - 1 : -1
            scopes.append((index, type, type >= 0 ? type : scopes.last?.enclosing ?? -1, conditions.count))
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
        if [.IBAction, .IBSegueAction, .IBOutlet, .IBInspectable].contains(keyword) {
            modifiers.isConnected = true
            modifiers.isConditional = isConditional
        }
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
