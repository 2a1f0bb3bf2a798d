/// A text with placeholders, taken apart.
package struct StringFormat: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case value(FormatPlaceholder)
    }

    package private(set) var pieces: [Piece] = []
    /// Pieces that begin like a placeholder but are none, and stay as they are: each once, and only the first few.
    package private(set) var faults: [String] = []
    /// The format as it was.
    package let source: String

    /// Parses a format. Everything but placeholders is text.
    package init(_ format: String) {
        source = format
        guard format.utf8.contains(UInt8(ascii: "%")) else {
            if !format.isEmpty { pieces = [.text(format)] }
            return
        }
        var scanner = Scanner(format)
        var text = ""
        while let scalar = scanner.next() {
            guard scalar == "%" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if scanner.take("%") {
                text += "%"
                continue
            }
            let start = scanner.index
            if let placeholder = scanner.placeholder() {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.value(placeholder))
            } else {
                note("%" + scanner.text(from: start, atMost: 12))
                scanner.index = start
                text += "%"
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    private mutating func note(_ fault: String) {
        if faults.count < 10, !faults.contains(fault) { faults.append(fault) }
    }

    /// The placeholders, in order.
    package var placeholders: [FormatPlaceholder] {
        pieces.compactMap { if case .value(let placeholder) = $0 { placeholder } else { nil } }
    }
}

/// Reads placeholders.
private struct Scanner {
    private let scalars: [Unicode.Scalar]
    var index = 0

    /// More than this is no position, width or precision.
    private static let largestNumber = 1_000

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        return scalar
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        if peek != scalar { return false }
        index += 1
        return true
    }

    func text(from start: Int, atMost count: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<min(scalars.count, start + count)])
        return String(view)
    }

    private mutating func number() -> Int? {
        var number: Int?
        while let scalar = peek, ("0"..."9").contains(scalar) {
            number = min((number ?? 0) * 10 + Int(scalar.value - 48), Self.largestNumber + 1)
            index += 1
        }
        return number
    }

    /// Reads a placeholder after its percent sign; `nil` if there is none.
    mutating func placeholder() -> FormatPlaceholder? {
        let start = index
        var position: Int?
        let first = number()
        if let first, take("$") {
            guard (1...Self.largestNumber).contains(first) else { return nil }
            position = first
        } else {
            index = start
        }
        var flags: FormatPlaceholder.Flags = []
        while let flag = flag() { flags.insert(flag) }
        let width = number()
        var precision: Int?
        if take(".") { precision = number() ?? 0 }
        if max(width ?? 0, precision ?? 0) > Self.largestNumber { return nil }
        while let scalar = peek, "hlqLztj".unicodeScalars.contains(scalar) { index += 1 }
        guard let letter = next(), let conversion = conversion(letter, flags) else { return nil }
        let source = "%" + text(from: start, atMost: index - start)
        var placeholder = FormatPlaceholder(conversion, source: source)
        (placeholder.position, placeholder.flags) = (position, flags)
        (placeholder.width, placeholder.precision) = (width, precision)
        return placeholder
    }

    private mutating func flag() -> FormatPlaceholder.Flags? {
        let flag: FormatPlaceholder.Flags? =
            switch peek {
            case "-": .left
            case "+": .plus
            case " ": .space
            case "0": .zeros
            case "#": .alternate
            case "'": .grouped
            default: nil
            }
        if flag != nil { index += 1 }
        return flag
    }

    private mutating func conversion(
        _ letter: Unicode.Scalar, _ flags: FormatPlaceholder.Flags
    ) -> FormatPlaceholder.Conversion? {
        switch letter {
        case "@": flags.contains(.alternate) ? variable() : .object
        case "s", "S": .object
        case "d", "D", "i", "u", "U": .decimal
        case "x": .digits(base: 16, isUppercase: false)
        case "X": .digits(base: 16, isUppercase: true)
        case "o", "O": .digits(base: 8, isUppercase: false)
        case "f", "F", "e", "E", "g", "G", "a", "A": .real(Character(letter))
        case "c", "C": .character
        case "p": .digits(base: 16, isUppercase: false)
        default: nil
        }
    }

    /// Reads the name of a variable and the sign that ends it.
    private mutating func variable() -> FormatPlaceholder.Conversion? {
        var name = String.UnicodeScalarView()
        while let scalar = next() {
            if scalar == "@" { return name.isEmpty ? nil : .variable(String(name)) }
            if scalar == "%" || scalar.properties.isWhitespace { return nil }
            name.append(scalar)
        }
        return nil
    }
}
