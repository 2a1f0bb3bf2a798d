import Foundation
import Localization

extension LocalizedStringKey {
    /// The value of a placeholder.
    @usableFromInline enum Argument: Equatable, Sendable {
        case string(String)
        /// The digits of an integer.
        case integer(String)
        case real(Double)
        /// A piece that updates by itself.
        indirect case live(LiveText)
        /// A text with its own looks.
        indirect case text(Text)

        init(_ value: FormatArgument) {
            switch value {
            case .string(let string): self = .string(string)
            case .integer(let digits): self = .integer(digits)
            case .real(let number): self = .real(number)
            }
        }

        /// The value; `nil` for one that is not written by a format.
        var formatArgument: FormatArgument? {
            switch self {
            case .string(let string): .string(string)
            case .integer(let digits): .integer(digits)
            case .real(let number): .real(number)
            case .live, .text: nil
            }
        }
    }

    /// A key with its values.
    ///
    /// Most are shown as written, untranslated, so the written text is kept: the key is worked out on demand.
    @usableFromInline enum Storage: Sendable {
        /// A key without values.
        case literal(String)
        /// The text with its values in place.
        case written(String, WrittenValues)
        /// A key, and the values for its placeholders.
        case open(String, [Argument])
    }

    /// The key to look a translation up with: `%@`, `%lld`, `%lf` stand for values.
    var key: String { storage.parts.key }

    /// The pieces that update by themselves, in order.
    var livePieces: [LiveText] {
        guard case .open(_, let arguments) = storage else { return [] }
        return arguments.flatMap { argument -> [LiveText] in
            switch argument {
            case .live(let piece): [piece]
            case .text(let text): text.livePieces
            default: []
            }
        }
    }

    /// Whether any of the values may be written differently in other locales.
    var hasNumbers: Bool {
        switch storage {
        case .literal: false
        case .written(_, let values): values.hasIntegers
        case .open(_, let arguments):
            arguments.contains {
                switch $0 {
                case .integer, .real, .text: true
                case .string, .live: false
                }
            }
        }
    }

    /// The text with its values in place, where it is the same as the key with the values that a locale writes; `nil`
    /// where that has to be worked out.
    func plainText(in style: LocaleStyle) -> String? {
        switch storage {
        case .literal(let key):
            key.utf8.contains(UInt8(ascii: "%")) || MarkedText.mayHaveMarks(key) ? nil : key
        case .written(let text, let values):
            MarkedText.mayHaveMarks(text) || !values.arePlain(in: text, style) ? nil : text
        case .open: nil
        }
    }

    /// The range of the only value, which is an integer, in the text as it is written.
    var onlyNumber: (text: String, range: UInt32)? {
        guard case .written(let text, let values) = storage, let range = values.onlyNumber else { return nil }
        return (text, range)
    }
}

extension LocalizedStringKey.Storage {
    /// The key, and the values for its placeholders.
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
    /// The string with two percent signs for each.
    var withDoubledPercentSigns: String {
        utf8.contains(0x25) ? replacingOccurrences(of: "%", with: "%%") : self
    }
}
