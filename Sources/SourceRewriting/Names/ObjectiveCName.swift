/// The names that methods and properties have in Objective-C, from which selectors are made.
enum ObjectiveCName {
    /// Returns the selector of a method by its name and the labels of its parameters, where `_` is an empty label.
    static func method(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if !first.isEmpty {
            if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: name)) {
                selector += "With"
            }
            selector += capitalized(first)
        }
        return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// Returns the selector of a property's setter.
    static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func firstWord(of name: String) -> Substring {
        let rest = name.dropFirst()
        return name[..<(rest.firstIndex { $0.isUppercase || $0 == "_" } ?? name.endIndex)]
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name[...] }
        return name[start...]
    }

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
