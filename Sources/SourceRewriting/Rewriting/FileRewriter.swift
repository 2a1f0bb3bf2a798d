/// Finds the edits of one file, token by token.
struct FileRewriter {
    let file: SourceFile
    let declarations: FileDeclarations
    let index: DeclarationIndex
    var edits = EditList()
    private var warnings: [(token: Int, message: String)] = []
    /// The types around the current token, by their indices in the declarations.
    private var types: [Int] = []
    private var nextType = 0
    /// The classes of local variables in front of the current token, as far as they are written, by name.
    var variables: [String: String] = [:]

    init(file: SourceFile, declarations: FileDeclarations, index: DeclarationIndex) {
        self.file = file
        self.declarations = declarations
        self.index = index
    }

    /// The warnings about code that cannot be rewritten, in the order of the lines.
    var diagnostics: [SourceDiagnostic] {
        if warnings.isEmpty { return [] }
        let starts = file.lineStarts
        var line = 0
        return warnings.sorted { $0.token < $1.token }.map { warning in
            let offset = Int(file.token(warning.token).start)
            while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
            return SourceDiagnostic(
                path: file.path, line: line + 1, column: offset - starts[line] + 1, message: warning.message)
        }
    }

    /// Finds all changes, in one pass over the tokens.
    mutating func run() {
        var index = 0
        while index < file.end {
            followTypes(index)
            index = max(rewrite(index), index + 1)
        }
        rewriteProtocols()
        rewriteConformers()
        rewriteConnections()
    }

    /// Notes a warning at a token.
    mutating func warn(_ token: Int, _ message: String) { warnings.append((token, message)) }

    /// Replaces tokens.
    mutating func replace(_ tokens: ClosedRange<Int>, with text: String) {
        edits.replace(file.bytes(of: tokens), with: text, in: file.bytes)
    }

    /// The innermost types around the current token, from the inside.
    var enclosingTypes: [TypeDeclaration] { types.suffix(16).reversed().map { declarations.types[$0] } }

    private mutating func followTypes(_ index: Int) {
        while nextType < declarations.types.count, declarations.types[nextType].body.lowerBound <= index {
            types.append(nextType)
            nextType += 1
        }
        while let last = types.last, declarations.types[last].body.upperBound < index { types.removeLast() }
    }

    /// Rewrites the code that begins with a token, and returns the index of the token behind it.
    private mutating func rewrite(_ index: Int) -> Int {
        let token = file.tokens[index]
        switch token.kind {
        case .at: return rewriteAttribute(index)
        case .pound:
            switch token.keyword {
            case .poundIf, .poundElseif: return rewriteCondition(index)
            case .poundSelector: return rewriteSelector(index)
            case .poundKeyPath: return rewriteKeyPath(index)
            default: return index + 1
            }
        case .identifier:
            if file.kind(index - 1) == .period { return rewriteMember(index) }
            switch token.keyword {
            case .none: return index + 1
            case .let, .var: return noteVariable(index)
            case .dynamic: return rewriteDynamic(index)
            case .import: return rewriteImport(index)
            case .UIKit, .SwiftUI, .Combine, .CoreGraphics, .QuartzCore: return rewriteModule(index)
            case .Selector, .NSSelectorFromString: return rewriteNamedSelector(index)
            case .NSClassFromString: return noteClassName(index)
            default: return index + 1
            }
        default: return index + 1
        }
    }
}
