/// A text in backticks, and the names in it.
struct CodeSpan: Hashable {
    let text: String

    /// The names that it stands for: itself, if it is one; otherwise those in it that are types, attributes, macros, or
    /// functions that are called.
    var names: [String] {
        // Options of programs, paths of files, and literals.
        if text.hasPrefix("--") || text.contains("/") || text.hasSuffix(".md") { return [] }
        if ["true", "false", "nil"].contains(text) { return [] }
        if let match = text.wholeMatch(of: /(?:\\?\.|@|#)?(([A-Za-z_]\w*)\??(\.\w+)*(\(([\w]+:)*\))?)/) {
            let name = String(match.output.1).replacing("?", with: "")
            // What begins with a property is an expression, and its parts are declared in different types.
            return match.output.2.first?.isLowercase == true ? name.split(separator: ".").map(String.init) : [name]
        }
        let code = text.replacing(/"[^"]*"/, with: "")
        return code.matches(of: /(@|#|\\\.)?([A-Za-z_]\w*)(\(?)/).compactMap { match in
            let (_, sign, word, parenthesis) = match.output
            let isName = word.first?.isUppercase == true || !parenthesis.isEmpty || (sign != nil && sign != "#")
            return isName ? String(word) : nil
        }
    }

    /// The labels of arguments that it consists of, as in `animated: true`.
    var labels: [String] {
        text.wholeMatch(of: /([a-z]\w*):( .*)?/).map { [String($0.output.1)] } ?? []
    }
}
