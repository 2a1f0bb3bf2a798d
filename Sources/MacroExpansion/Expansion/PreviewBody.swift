/// The closure of a preview.
///
/// Its variables with `@Previewable` belong to a view around the rest of it.
struct PreviewBody {
    /// The statements of a closure that returns what the preview shows.
    let source: String

    init(_ closure: String) {
        let tokens = SourceTokens(closure).tokens
        var variables: [String] = []
        var rest = closure.startIndex
        var body = ""
        for start in tokens.indices where tokens[start].text == "@" {
            guard start + 1 < tokens.count, tokens[start + 1].text == "Previewable",
                tokens[start].range.lowerBound >= rest
            else { continue }
            let end = Self.end(of: start, tokens, closure)
            body += closure[rest..<tokens[start].range.lowerBound]
            variables.append(String(closure[tokens[start + 1].range.upperBound..<end]))
            rest = end
        }
        body += closure[rest...]
        if !variables.isEmpty {
            source = """
                struct _PreviewedView: View {
                \(variables.joined(separator: "\n"))
                var body: some View {\(body)}
                }
                return _Builder.buildFinalResult(_PreviewedView())
                """
        } else if Self.returns(tokens) {
            source = "let content = { @MainActor in \(closure)\n}()\nreturn _Builder.buildFinalResult(content)"
        } else {
            source = "@MainActor @_Builder func content() -> _Content {\(closure)\n}\nreturn content()"
        }
    }

    /// Whether the closure says itself what it returns, and so is no list of views.
    private static func returns(_ tokens: [SourceTokens.Token]) -> Bool {
        tokens.contains { $0.depth == 0 && $0.kind == .word && $0.text == "return" }
    }

    /// Returns where a declaration ends: at the end of a line that does not go on in the next one.
    private static func end(of start: Int, _ tokens: [SourceTokens.Token], _ source: String) -> String.Index {
        for index in start..<tokens.count {
            let token = tokens[index]
            guard index + 1 < tokens.count else { return token.range.upperBound }
            let next = tokens[index + 1]
            // Nothing ends inside brackets.
            if token.depth + (token.isOpening ? 1 : 0) > tokens[start].depth { continue }
            if next.text == ";" { return next.range.upperBound }
            let isLast = source[token.range.upperBound..<next.range.lowerBound].contains(where: \.isNewline)
            // An operator, a comma or an attribute goes on in the next line, and so does what begins with a point.
            let goesOn =
                [",", "=", ":", "->", "?"].contains(token.text) || isAttribute(index, tokens)
                || [".", "=", "?", ":", "{"].contains(next.text)
            if isLast, !goesOn { return token.range.upperBound }
        }
        return source.endIndex
    }

    /// Whether a token is the name of an attribute, which belongs to what follows.
    private static func isAttribute(_ index: Int, _ tokens: [SourceTokens.Token]) -> Bool {
        index > 0 && tokens[index - 1].text == "@"
    }
}
