/// Rewrites the files of a target, which are written for Apple's compiler, so that the compiler takes them where there
/// is no Objective-C.
///
/// Code that only Apple's compiler reads is removed or replaced, by tokens; every other byte stays, and so does the number
/// of lines. Any bytes are taken, in time proportional to them.
package struct SourceRewriter: Sendable {
    /// The treatment of the space that removed text took: `kept` spaces preserve the columns of later text.
    package enum Spacing: Sendable { case kept, closed }

    private let files: [(file: SourceFile, declarations: FileDeclarations)]
    private let index: DeclarationIndex

    /// A rewriter of the files of one target.
    ///
    /// - Parameter others: Files of other targets, whose declarations these files use.
    package init(_ files: [SourceFile], reading others: [SourceFile] = []) {
        var index = DeclarationIndex()
        for file in others { index.add(DeclarationScanner.declarations(of: file), of: file) }
        self.files = files.map { file in
            let declarations = DeclarationScanner.declarations(of: file)
            index.add(declarations, of: file)
            return (file, declarations)
        }
        self.index = index
    }

    /// The number of files.
    package var count: Int { files.count }

    /// Returns one of the files, rewritten.
    package func rewritten(_ number: Int, spacing: Spacing = .kept) -> RewrittenFile {
        let (file, declarations) = files[number]
        var rewriter = FileRewriter(file: file, declarations: declarations, index: index)
        rewriter.run()
        return RewrittenFile(
            bytes: rewriter.edits.applied(to: file.bytes, spacing: spacing),
            changes: rewriter.edits.ranges, diagnostics: rewriter.diagnostics, path: file.path)
    }
}
