/// Iterates over the tags of an XML document.
///
/// Skips comments and processing instructions, and collects the text between tags. Supports only character references
/// and the five predefined entities.
package struct XMLScanner {
    /// A tag of the document.
    package enum Tag {
        case open(name: String, attributes: [String: String], isEmpty: Bool)
        case close(name: String)
    }

    /// The text in front of the tag that was read last. Only collected if it is asked for, as most of it is space.
    package private(set) var text = ""
    private let collectsText: Bool
    private let bytes: [UInt8]
    private var position = 0
    private static let attributeLimit = 256

    /// A scanner of the bytes of a document.
    package init(_ bytes: [UInt8], collectsText: Bool = false) {
        self.bytes = bytes
        self.collectsText = collectsText
    }

    /// Returns the next tag; `nil` at the end.
    package mutating func next() throws(XMLFault) -> Tag? {
        text = ""
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            if collectsText, start > position { text += Self.text(bytes[position..<start]) }
            position = start + 1
            if starts("!--") {
                try skip(past: "-->")
            } else if starts("![CDATA[") {
                let first = position + 8
                try skip(past: "]]>")
                if collectsText { text += String(decoding: bytes[first..<(position - 3)], as: UTF8.self) }
            } else if starts("?") {
                try skip(past: "?>")
            } else if starts("!") {
                try skipDeclaration()
            } else if starts("/") {
                position += 1
                let name = name()
                skipSpace()
                try expect(">")
                return .close(name: name)
            } else {
                return try readOpen()
            }
        }
        return nil
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past end: String) throws(XMLFault) {
        guard let range = bytes[position...].firstRange(of: Array(end.utf8)) else {
            throw XMLFault("its XML ends within a comment or an instruction")
        }
        position = range.upperBound
    }

    /// A document type may contain declarations in brackets. The entities they define are not supported.
    private mutating func skipDeclaration() throws(XMLFault) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return
            default: break
            }
        }
        throw XMLFault("its XML ends within a declaration")
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(XMLFault) {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
            throw XMLFault("its XML is damaged")
        }
        position += 1
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"/>=<\"'".utf8.contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readOpen() throws(XMLFault) -> Tag {
        let tag = name()
        guard !tag.isEmpty else { throw XMLFault("its XML is damaged") }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < bytes.count else { throw XMLFault("its XML ends within a tag") }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                return .open(name: tag, attributes: attributes, isEmpty: false)
            }
            if bytes[position] == UInt8(ascii: "/") {
                position += 1
                try expect(">")
                return .open(name: tag, attributes: attributes, isEmpty: true)
            }
            let key = name()
            guard !key.isEmpty, attributes.count < Self.attributeLimit else { throw XMLFault("its XML is damaged") }
            skipSpace()
            try expect("=")
            skipSpace()
            guard position < bytes.count else { throw XMLFault("its XML ends within a tag") }
            let quote = bytes[position]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw XMLFault("its XML is damaged")
            }
            position += 1
            guard let end = bytes[position...].firstIndex(of: quote) else {
                throw XMLFault("its XML ends within a tag")
            }
            attributes[key] = Self.text(bytes[position..<end])
            position = end + 1
        }
    }

    /// Returns a value with its entities replaced; an unknown entity stays as it is.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let raw = String(decoding: bytes, as: UTF8.self)
        guard raw.contains("&") else { return raw }
        var result = ""
        var rest = raw[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            let entity = rest[rest.index(after: start)..<end]
            result += character(entity) ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ entity: Substring) -> String? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.first == "#" else { return nil }
            let digits = entity.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
