/// A format, or one of several that is chosen when the text is shown.
package indirect enum StringVariant: Hashable, Sendable {
    case format(StringFormat)
    /// By the form that words have for a number.
    case plural([PluralCategory: StringVariant])
    /// By what the program runs on.
    case device([String: StringVariant])
    /// By the room there is, in the widths that catalogues count in.
    case width([Int: StringVariant])

    /// The formats, in no order.
    var formats: [StringFormat] {
        switch self {
        case .format(let format): [format]
        case .plural(let variants): variants.values.flatMap(\.formats)
        case .device(let variants): variants.values.flatMap(\.formats)
        case .width(let variants): variants.values.flatMap(\.formats)
        }
    }

    /// The variant for where the program runs: a Mac or what is like one, with all the room there is.
    var here: StringVariant? {
        switch self {
        case .format, .plural: return self
        case .device(let variants):
            let names = ["mac", "other", "iphone", "ipad"]
            return (names.lazy.compactMap { variants[$0] }.first ?? variants.min { $0.key < $1.key }?.value)?.here
        case .width(let variants): return variants.max { $0.key < $1.key }?.value.here
        }
    }

    /// How deep variants may be inside one another.
    static let depthLimit = 8
}

/// A part of a text that has variants of its own, for one of the values.
package struct StringVariable: Hashable, Sendable {
    /// Which of the values decides, counted from 1; `nil` for that whose turn it is.
    package var position: Int?
    package var variants: StringVariant
}

/// What a table has for a key.
package struct StringEntry: Hashable, Sendable {
    package var variants: StringVariant
    /// What variables of the formats stand for, by name.
    package var variables: [String: StringVariable] = [:]

    package init(_ variants: StringVariant, variables: [String: StringVariable] = [:]) {
        self.variants = variants
        self.variables = variables
    }

    /// The same text for all values.
    package init(_ format: String) { variants = .format(StringFormat(format)) }
}
