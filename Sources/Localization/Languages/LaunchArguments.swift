import Foundation

/// The arguments `-AppleLanguages` and `-AppleLocale` of a program, and its other arguments.
package struct LaunchArguments: Equatable, Sendable {
    /// The languages that are asked for; empty if none is, or none that is known.
    let languages: [LanguageName]
    /// The locale that is asked for, as it is written; `nil` if none is, or none of a known language.
    let locale: String?
    /// The arguments without these two and their values.
    package let others: [String]

    /// Reads the arguments of a program, of which the first is its own name. Of repeated arguments, the last counts.
    package init(_ arguments: [String]) {
        var languages: [LanguageName] = []
        var locale: String?
        var others = Array(arguments.prefix(1))
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard argument == "-AppleLanguages" || argument == "-AppleLocale" else {
                others.append(argument)
                continue
            }
            // What looks like an option is none's value.
            guard let value = rest.first, !value.hasPrefix("-") else { continue }
            rest.removeFirst()
            if argument == "-AppleLanguages" {
                languages = Self.elements(of: value).compactMap { LanguageName($0) }
            } else {
                locale = LanguageName(value) == nil ? nil : value
            }
        }
        (self.languages, self.locale, self.others) = (languages, locale, others)
    }

    /// Returns the elements of a list such as `(de, "en-GB")`, or the text itself as the only one. A list without its
    /// end has none.
    private static func elements(of text: String) -> [String] {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix("(") else { return [unquoted(text)] }
        guard text.hasSuffix(")") else { return [] }
        return text.dropFirst().dropLast().split(separator: ",", maxSplits: 99).map { unquoted(String($0)) }
    }

    private static func unquoted(_ text: String) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        return String(text.dropFirst().dropLast())
    }
}
