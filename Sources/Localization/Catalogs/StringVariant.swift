/// A format, or one of several that is chosen when the text is shown.
package indirect enum StringVariant: Hashable, Sendable {
    case format(StringFormat)
    /// By the form that words have for a number.
    case plural([PluralCategory: StringVariant])
    /// By device.
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

    /// The variant for this device, which counts as a Mac of unlimited width.
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
    /// The position of the deciding argument, counted from 1; `nil` for the next argument in order.
    package var position: Int?
    package var variants: StringVariant
}

/// The entry of a table for a key.
package struct StringEntry: Hashable, Sendable {
    package var variants: StringVariant
    /// The variables of the formats, by name.
    package var variables: [String: StringVariable] = [:]

    package init(_ variants: StringVariant, variables: [String: StringVariable] = [:]) {
        self.variants = variants
        self.variables = variables
    }

    /// The same text for all values.
    package init(_ format: String) { variants = .format(StringFormat(format)) }
}
