import Foundation

extension LocalizedStringKey {
    /// What stands in the place of a place holder.
    @usableFromInline enum Argument: Equatable, Sendable {
        case string(String)
        /// What goes on by itself.
        indirect case live(LiveText)
    }

    /// A key with its values.
    ///
    /// Most are shown as they are written, untranslated, so that is what is kept: the key is worked out when somebody
    /// asks for it.
    @usableFromInline enum Storage: Sendable {
        /// A key without values.
        case literal(String)
        /// The text with its values in place.
        case written(String, WrittenValues)
        /// A key, and the values for its place holders.
        case open(String, [Argument])
    }

    /// The key to look a translation up with: `%@`, `%lld`, `%lf` stand for values.
    var key: String { storage.parts.key }

    /// A key of a translation, with the values of this one.
    func translated(to format: String) -> LocalizedStringKey {
        var copy = self
        copy.storage = .open(format, storage.parts.arguments)
        return copy
    }

    /// What goes on by itself, in order.
    var livePieces: [LiveText] {
        guard case .open(_, let arguments) = storage else { return [] }
        return arguments.compactMap { if case .live(let piece) = $0 { piece } else { nil } }
    }

    /// Whether any of the values goes on by itself.
    var isLive: Bool {
        guard case .open(_, let arguments) = storage else { return false }
        for case .live in arguments { return true }
        return false
    }

    /// The text of the key itself at a moment, with its values in place. Without a moment, what goes on by itself is
    /// left out.
    func text(at moment: TextMoment?) -> String {
        switch storage {
        case .written(let text, _): text
        case .literal(let key): Self.text(of: key, [], at: moment)
        case .open(let key, let arguments): Self.text(of: key, arguments, at: moment)
        }
    }

    private static func text(of key: String, _ arguments: [Argument], at moment: TextMoment?) -> String {
        guard key.hasPercentSign else { return key }
        var result = ""
        var next = arguments.startIndex
        var rest = Substring(key)
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") }),
                next < arguments.endIndex
            else {
                result += "%"
                continue
            }
            switch arguments[next] {
            case .string(let string): result += string
            case .live(let piece): if let moment { result += piece.string(at: moment) }
            }
            next += 1
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension LocalizedStringKey.Storage {
    /// The key, and the values for its place holders.
    var parts: (key: String, arguments: [LocalizedStringKey.Argument]) {
        switch self {
        case .literal(let key): (key, [])
        case .open(let key, let arguments): (key, arguments)
        case .written(let text, let values): values.parts(of: text)
        }
    }
}

extension LocalizedStringKey.Storage: Equatable {
    /// Whether both are the same key with the same values.
    @usableFromInline static func == (one: Self, other: Self) -> Bool {
        if case .written(let text, let values) = one, case .written(let otherText, let others) = other {
            if text != otherText { return false }
            if values == others { return true }
        }
        let (parts, others) = (one.parts, other.parts)
        return parts.key == others.key && parts.arguments == others.arguments
    }
}

extension String {
    /// Whether there is a percent sign, which is one byte that no other character has.
    fileprivate var hasPercentSign: Bool { utf8.contains(0x25) }

    /// The string with two percent signs for each.
    var withDoubledPercentSigns: String {
        hasPercentSign ? replacingOccurrences(of: "%", with: "%%") : self
    }
}
