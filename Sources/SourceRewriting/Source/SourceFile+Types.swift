extension SourceFile {
    /// Whether a type is the empty one.
    func isVoid(_ type: Range<Int>) -> Bool {
        switch type.count {
        case 1: text(type.lowerBound) == "Void"
        case 2: kind(type.lowerBound) == .openParenthesis
        case 3: text(type.lowerBound) == "Swift" && text(type.lowerBound + 2) == "Void"
        default: false
        }
    }

    /// Returns the texts in front of a type and behind it that make it optional; `nil` if it is optional.
    func widening(_ type: Range<Int>) -> (front: String, back: String)? {
        var isCompound = false
        var index = type.lowerBound
        while index < type.upperBound {
            switch kind(index) {
            case .arrow, .operator, .at: isCompound = true
            case .identifier where [.some, .any].contains(keyword(index)): isCompound = true
            default: break
            }
            index = closing(index).map { $0 + 1 } ?? index + 1
        }
        if isCompound { return ("(", ")?") }
        let last = kind(type.upperBound - 1)
        return last == .question || last == .exclamation || text(type.lowerBound) == "Optional" ? nil : ("", "?")
    }

    /// Returns the name of a class in a type that is a name, perhaps optional.
    func className(_ type: Range<Int>) -> String? {
        var words: [String] = []
        for index in type {
            switch kind(index) {
            case .identifier: words.append(name(index))
            case .period: continue
            case .question, .exclamation: return words.joined(separator: ".")
            default: return nil
            }
        }
        return words.joined(separator: ".")
    }

    /// Returns the name of a class in a value that begins with `= Name(`.
    func classNameOfValue(_ index: Int) -> String? {
        guard kind(index) == .equal, kind(index + 1) == .identifier,
            kind(index + 2) == .openParenthesis
        else { return nil }
        return name(index + 1)
    }
}
