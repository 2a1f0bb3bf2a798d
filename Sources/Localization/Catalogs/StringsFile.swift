import Foundation

/// Reads files of keys and texts: `"key" = "text";`, with comments, or a property list of the same.
package enum StringsFile {
    /// Reads a file. Unreadable parts are left out, and noted.
    package static func read(_ data: Data) -> ReadStrings {
        if PropertyValue.isList(data) { return read(list: data) }
        let (text, isWhole) = TextDecoding.text(of: data)
        var reader = StringsReader(text)
        if !isWhole { reader.result.note("it is in no Unicode encoding; what cannot be read counts as U+FFFD") }
        reader.read()
        return reader.result
    }

    private static func read(list data: Data) -> ReadStrings {
        var result = ReadStrings()
        do throws(CatalogFault) {
            guard let all = try PropertyValue(reading: data).dictionary else {
                throw CatalogFault("it is no dictionary")
            }
            for (key, value) in all.sorted(by: { $0.key < $1.key }) {
                if let text = value.string {
                    result.entries[key] = StringEntry(text)
                } else {
                    result.note("the value of \(CatalogFault.quoted(key)) is no text")
                }
            }
        } catch {
            result.faults.append(error)
        }
        return result
    }
}

/// Reads keys and texts, one after the other.
private struct StringsReader {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    var result = ReadStrings()

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// A position, and the line it is in.
    private var counted = (position: 0, line: 1)

    /// The line of the position. Lines are counted on from the last one that was asked for.
    private mutating func line() -> Int {
        let end = min(position, scalars.count)
        if end < counted.position { counted = (0, 1) }
        for index in counted.position..<end where scalars[index] == "\n" { counted.line += 1 }
        counted.position = end
        return counted.line
    }

    private mutating func note(_ message: String) {
        if result.faults.count < 100 { result.note("line \(line()): \(message)") }
    }

    mutating func read() {
        skipSpace()
        // A file may have braces around all of it.
        if peek == "{" { position += 1 }
        while true {
            skipSpace()
            guard let next = peek else { return }
            if next == "}" || next == ";" {
                position += 1
                continue
            }
            readEntry()
        }
    }

    private mutating func readEntry() {
        let start = position
        guard let key = token() else {
            note("a key is expected; what follows is left out up to the next semicolon")
            return recover(from: start)
        }
        skipSpace()
        guard peek == "=" else {
            if peek == ";" {
                add(key, key)
                position += 1
            } else {
                note("there is no = behind the key \(CatalogFault.quoted(key)), which is left out")
                recover(from: start)
            }
            return
        }
        position += 1
        skipSpace()
        guard let text = token() else {
            note("the key \(CatalogFault.quoted(key)) has no text, and is left out")
            return recover(from: start)
        }
        add(key, text)
        skipSpace()
        if peek == ";" {
            position += 1
        } else if peek != nil, peek != "}" {
            note("there is no semicolon behind the text of \(CatalogFault.quoted(key))")
        }
    }

    private mutating func add(_ key: String, _ text: String) {
        if result.entries[key] != nil {
            note("the key \(CatalogFault.quoted(key)) is there already; the first text counts")
        } else {
            result.entries[key] = StringEntry(text)
        }
    }

    /// Moves behind the next semicolon, at least by one character.
    private mutating func recover(from start: Int) {
        position = max(position, start + 1)
        while let scalar = peek {
            position += 1
            if scalar == ";" { return }
        }
    }

    private mutating func skipSpace() {
        while let scalar = peek {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                position += 1
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let next = peek, next != "\n", next != "\r", next != "\u{2028}" { position += 1 }
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = position
        position += 2
        while position < scalars.count {
            if scalars[position] == "*", position + 1 < scalars.count, scalars[position + 1] == "/" {
                position += 2
                return
            }
            position += 1
        }
        let end = position
        position = start
        note("a comment has no end")
        position = end
    }

    // MARK: Tokens

    /// A text in quotes, or a word without them.
    private mutating func token() -> String? {
        guard let first = peek else { return nil }
        if first == "\"" || first == "'" { return quoted(by: first) }
        var word = String.UnicodeScalarView()
        while let scalar = peek, Self.isOfWord(scalar) {
            word.append(scalar)
            position += 1
        }
        return word.isEmpty ? nil : String(word)
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_$/:.-".unicodeScalars.contains(scalar)
    }

    private mutating func quoted(by quote: Unicode.Scalar) -> String? {
        let start = position
        position += 1
        // Escapes may write a character in two halves.
        var units: [UInt16] = []
        while let scalar = peek {
            position += 1
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" { escape(into: &units) } else { units.append(contentsOf: Self.units(of: scalar)) }
        }
        position = start
        note("a quotation mark has no second one")
        position = scalars.count
        return nil
    }

    private static func units(of scalar: Unicode.Scalar) -> [UInt16] { Array(String(Character(scalar)).utf16) }

    private mutating func escape(into units: inout [UInt16]) {
        guard let scalar = peek else { return }
        position += 1
        switch scalar {
        case "n": units.append(0x0A)
        case "r": units.append(0x0D)
        case "t": units.append(0x09)
        case "a": units.append(0x07)
        case "b": units.append(0x08)
        case "f": units.append(0x0C)
        case "v": units.append(0x0B)
        case "0"..."7":
            position -= 1
            units.append(digits(atMost: 3, radix: 8))
        case "U", "u", "x":
            let before = position
            let value = digits(atMost: 4, radix: 16)
            if position == before {
                note("\\\(scalar) is followed by no digits")
                units.append(contentsOf: Self.units(of: scalar))
            } else {
                units.append(value)
            }
        default: units.append(contentsOf: Self.units(of: scalar))
        }
    }

    private mutating func digits(atMost count: Int, radix: Int) -> UInt16 {
        var value = 0
        for _ in 0..<count {
            guard let digit = peek.flatMap({ Character($0).hexDigitValue }), digit < radix, peek?.isASCII == true else {
                break
            }
            value = value * radix + digit
            position += 1
        }
        return UInt16(truncatingIfNeeded: value)
    }
}
