/// The name of a type in texts for people.
package enum TypeName {
    /// Returns the name of a type with its enclosing types, without its module, its generic arguments and everything
    /// that differs from one run to the next.
    package static func of(_ type: Any.Type) -> String {
        var parts: [String] = []
        var part = ""
        var angles = 0
        var parentheses = 0
        for character in _typeName(type, qualified: true) {
            switch character {
            case "<": angles += 1
            case ">": angles -= 1
            case "(" where angles == 0:
                parentheses += 1
                part.append(character)
            case ")" where angles == 0:
                parentheses -= 1
                part.append(character)
            case "." where angles == 0 && parentheses == 0:
                parts.append(part)
                part = ""
            default:
                if angles == 0 { part.append(character) }
            }
        }
        parts.append(part)
        return parts.dropFirst(parts.count > 1 ? 1 : 0).compactMap(plain).joined(separator: ".")
    }

    /// A part without the context of a private or local type; `nil` for a part that is nothing but one.
    private static func plain(_ part: String) -> String? {
        guard part.first == "(" else { return part }
        let inside = part.dropFirst().prefix { $0 != ")" }
        let words = inside.split(separator: " ")
        // "(Name in _1A2B)" and "(unknown context at $7f)".
        return words.count == 3 && words[1] == "in" ? String(words[0]) : nil
    }
}
