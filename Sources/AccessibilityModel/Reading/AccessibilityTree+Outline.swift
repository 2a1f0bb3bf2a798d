extension AccessibilityTree {
    /// A textual representation of the tree for tests and tools, with a line for each element, indented by its depth.
    ///
    /// A line has the role, the label in quotes, and `=` with the value in quotes. If there are any, it also has the
    /// traits that the role does not imply in parentheses, the hint after `?`, the identifier after `#`, and the
    /// names of actions in brackets.
    public var outline: String {
        elements.map { String(repeating: "  ", count: $0.depth) + $0.line + "\n" }.joined()
    }
}

extension AccessibilityElement {
    /// Its line, without the indentation for its groups.
    var line: String {
        var line = role.words
        if let label { line += " " + Self.quoted(label) }
        if let value { line += " = " + Self.quoted(value) }
        let words = stateWords
        if !words.isEmpty { line += " (\(words.joined(separator: ", ")))" }
        if let hint { line += " ? " + Self.quoted(hint) }
        if let identifier { line += " #" + identifier }
        if !actionNames.isEmpty { line += " [\(actionNames.joined(separator: ", "))]" }
        return line
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\n", with: "\\n").replacing("\"", with: "\\\"") + "\""
    }

    private var stateWords: [String] {
        var words: [String] = []
        if traits.contains(.selected) { words.append("selected") }
        if traits.contains(.notEnabled) { words.append("disabled") }
        if headingLevel > 0 { words.append("level \(headingLevel)") }
        if traits.contains(.header), role != .heading { words.append("header") }
        if traits.contains(.updatesFrequently), role != .progress { words.append("updates") }
        if traits.contains(.playsSound) { words.append("plays sound") }
        if traits.contains(.startsMediaSession) { words.append("starts media") }
        if traits.contains(.summaryElement) { words.append("summary") }
        if traits.contains(.allowsDirectInteraction) { words.append("direct") }
        if traits.contains(.causesPageTurn) { words.append("turns page") }
        return words
    }
}
