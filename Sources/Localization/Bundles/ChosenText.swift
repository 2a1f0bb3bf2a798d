/// A text of a table with its variants chosen: the written pieces, and the positions of the values.
package struct ChosenText: Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        /// A value, counted from 0. There is one.
        case value(Int, FormatPlaceholder)
    }

    package private(set) var pieces: [Piece] = []
    /// The faults of the text, and how it is shown instead.
    package private(set) var faults: [String] = []

    /// More than this is written of no text.
    private static let pieceLimit = 1_000
    private static let faultLimit = 10
    private static let depthLimit = 16

    private let entry: StringEntry
    private let values: [FormatArgument?]
    private let rules: PluralRules
    /// The index of the next value.
    private var next = 0
    /// How many variants were chosen.
    private var choices = 0
    /// How many bytes variables, and values that are written again and again, may still add.
    private var rest = 1 << 20

    /// Chooses the variants for values; those that are `nil` decide about nothing.
    package init(_ entry: StringEntry, values: [FormatArgument?], rules: PluralRules) {
        (self.entry, self.values, self.rules) = (entry, values, rules)
        for value in values { rest += 4 * Self.size(of: value) }
        append(entry.variants, own: nil, depth: 0)
    }

    /// The text with its values as a writer writes them.
    package func text(_ values: [FormatArgument], _ writer: FormatWriter) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let string): text += string
            case .value(let index, let placeholder): text += writer.text(of: values[index], as: placeholder)
            }
        }
        return text
    }

    /// Notes a fault, once.
    private mutating func note(_ message: @autoclosure () -> String) {
        if faults.count >= Self.faultLimit { return }
        let message = message()
        if !faults.contains(message) { faults.append(message) }
    }

    private static func size(of value: FormatArgument?) -> Int {
        if case .string(let text) = value { text.utf8.count } else { 16 }
    }

    /// Adds a piece. Returns whether there was room for it.
    ///
    /// - Parameter cost: The bytes it takes of those that there may be.
    @discardableResult private mutating func put(_ piece: Piece, cost: Int) -> Bool {
        rest -= cost
        guard rest >= 0, pieces.count < Self.pieceLimit else {
            note("it is too long with its variables and values; the rest is left out")
            return false
        }
        pieces.append(piece)
        return true
    }

    // MARK: Choosing

    private mutating func append(_ variant: StringVariant, own: Int?, depth: Int) {
        choices += 1
        guard depth <= Self.depthLimit, pieces.count < Self.pieceLimit, choices < Self.pieceLimit, rest >= 0 else {
            return note("its variables refer to one another too often; the rest is left out")
        }
        switch variant.here {
        case .format(let format): append(format, own: own, depth: depth)
        case .plural(let variants):
            let index = own ?? values.firstIndex { $0?.isNumber == true }
            if let chosen = choice(of: variants, for: index, in: variant) {
                append(chosen, own: own, depth: depth + 1)
            }
        default: break
        }
    }

    private mutating func choice(
        of variants: [PluralCategory: StringVariant], for index: Int?, in variant: StringVariant
    ) -> StringVariant? {
        let fallback = variants[.other] ?? variants.min { $0.key.rawValue < $1.key.rawValue }?.value
        guard let index, index < values.count, let value = values[index],
            let operands = PluralOperands(value, as: placeholder(for: value, in: variant))
        else {
            note("the value that decides about its form is no number; the form other is shown")
            return fallback
        }
        // A variant for zero counts even in languages without a form for it.
        if operands.isZero, let zero = variants[.zero] { return zero }
        return variants[rules.category(of: operands)] ?? fallback
    }

    /// How the number that decides is written, which only matters for one with digits behind the point.
    private func placeholder(for value: FormatArgument, in variant: StringVariant) -> FormatPlaceholder? {
        guard case .real = value else { return nil }
        return variant.formats.lazy.flatMap(\.placeholders).first {
            switch $0.conversion {
            case .real, .decimal: true
            default: false
            }
        }
    }

    private mutating func append(_ format: StringFormat, own: Int?, depth: Int) {
        for fault in format.faults where faults.count < Self.faultLimit {
            note("\(CatalogFault.quoted(fault)) is no placeholder; it stays as it is")
        }
        let count = values.count
        var takesOwn = own != nil
        for piece in format.pieces {
            let placeholder: FormatPlaceholder
            switch piece {
            case .text(let text):
                // Text that stands in the file once costs nothing: it is as long as it is.
                if !put(.text(text), cost: depth == 0 ? 0 : text.utf8.count) { return }
                continue
            case .value(let value): placeholder = value
            }
            if case .variable(let name) = placeholder.conversion {
                append(variable: name, placeholder, depth: depth)
                if rest < 0 { return }
                continue
            }
            let index: Int
            if let position = placeholder.position {
                index = position - 1
            } else if takesOwn, let own {
                index = own
            } else {
                index = next
                next += 1
            }
            takesOwn = false
            if index < values.count {
                if let value = values[index], !placeholder.fits(value) {
                    note("value \(index + 1) is none for \(placeholder.source); it is written in its own way")
                }
                let size = Self.size(of: values[index]) + max(placeholder.width ?? 0, placeholder.precision ?? 0)
                if !put(.value(index, placeholder), cost: size) { return }
            } else {
                note("\(placeholder.source) asks for value \(index + 1) of \(count); it stays as it is")
                if !put(.text(placeholder.source), cost: placeholder.source.utf8.count) { return }
            }
        }
    }

    private mutating func append(variable name: String, _ placeholder: FormatPlaceholder, depth: Int) {
        guard let variable = entry.variables[name] else {
            note("there is no variable \(CatalogFault.quoted(name)); its name stays as it is")
            put(.text(placeholder.source), cost: placeholder.source.utf8.count)
            return
        }
        let index: Int
        if let position = variable.position ?? placeholder.position {
            index = position - 1
        } else {
            index = next
            next += 1
        }
        append(variable.variants, own: index, depth: depth + 1)
    }
}
