import Foundation

/// Reads a property list in XML.
struct XMLPropertyList {
    private let bytes: [UInt8]
    private var position = 0

    static func isOne(_ data: Data) -> Bool {
        let start = TextDecoding.text(of: data.prefix(256)).text.drop { $0.isWhitespace }
        return start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE plist") || start.hasPrefix("<plist")
    }

    init(_ data: Data) { bytes = Array(TextDecoding.text(of: data).text.utf8) }

    private struct Tag {
        var name: String
        var isEnd = false
        /// Whether it has no contents.
        var isEmpty = false
    }

    /// The value of the list.
    func value() throws(CatalogFault) -> PropertyValue {
        var reader = self
        guard var tag = try reader.tag() else { throw CatalogFault("it has no value") }
        if tag.name == "plist", !tag.isEnd {
            guard let inner = try reader.tag() else { throw CatalogFault("it has no value") }
            tag = inner
        }
        return try reader.value(of: tag, depth: 0)
    }

    private var line: Int { bytes[..<min(position, bytes.count)].reduce(1) { $1 == 10 ? $0 + 1 : $0 } }

    private func fault(_ message: String) -> CatalogFault { CatalogFault("line \(line): \(message)") }

    private mutating func value(of tag: Tag, depth: Int) throws(CatalogFault) -> PropertyValue {
        if tag.isEnd { throw fault("</\(CatalogFault.quoted(tag.name))> stands where a value is expected") }
        if depth > PropertyValue.depthLimit { throw fault("values are nested too deep") }
        switch tag.name {
        case "string": return .string(tag.isEmpty ? "" : try text(to: "string"))
        case "dict":
            if tag.isEmpty { return .dictionary([:]) }
            var all: [String: PropertyValue] = [:]
            while true {
                guard let next = try self.tag() else { throw fault("a dictionary has no end") }
                if next.isEnd, next.name == "dict" { return .dictionary(all) }
                guard !next.isEnd, next.name == "key" else {
                    throw fault("a key is expected, not <\(CatalogFault.quoted(next.name))>")
                }
                let key = next.isEmpty ? "" : try text(to: "key")
                guard let value = try self.tag() else { throw fault("a key has no value") }
                let read = try self.value(of: value, depth: depth + 1)
                if all[key] == nil { all[key] = read }
            }
        case "array":
            if tag.isEmpty { return .other }
            while true {
                guard let next = try self.tag() else { throw fault("an array has no end") }
                if next.isEnd, next.name == "array" { return .other }
                _ = try value(of: next, depth: depth + 1)
            }
        case "integer", "real", "date", "data":
            if tag.isEmpty { return .other }
            let text = try text(to: tag.name)
            // Readers take numbers as texts.
            return tag.name == "integer" || tag.name == "real" ? .string(text) : .other
        case "true", "false":
            if !tag.isEmpty { _ = try text(to: tag.name) }
            return .other
        default: throw fault("<\(CatalogFault.quoted(tag.name))> is no value")
        }
    }

    // MARK: Tags

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Moves behind a text; to the end if it does not come.
    private mutating func skip(past text: StaticString) {
        while position < bytes.count, !starts(text) { position += 1 }
        position = min(bytes.count, position + text.utf8CodeUnitCount)
    }

    /// Returns the next tag; `nil` at the end. Text before it is no value and is skipped.
    private mutating func tag() throws(CatalogFault) -> Tag? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                position += 1
            } else if starts("<!--") {
                skip(past: "-->")
            } else if starts("<?") {
                skip(past: "?>")
            } else if starts("<!") {
                skip(past: ">")
            } else {
                return try readTag()
            }
        }
        return nil
    }

    private mutating func readTag() throws(CatalogFault) -> Tag {
        position += 1
        let start = position
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
        guard end < bytes.count, end - start < 1_000 else { throw fault("a tag has no end") }
        position = end + 1
        var name = String(decoding: bytes[start..<end], as: UTF8.self)
        var tag = Tag(name: "")
        if name.hasPrefix("/") {
            tag.isEnd = true
            name.removeFirst()
        }
        if name.hasSuffix("/") {
            tag.isEmpty = true
            name.removeLast()
        }
        tag.name = String(name.prefix { !$0.isWhitespace })
        return tag
    }

    // MARK: Texts

    /// Reads a text up to the end of its tag.
    private mutating func text(to name: String) throws(CatalogFault) -> String {
        var text: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "&"): text.append(contentsOf: try entity().utf8)
            case UInt8(ascii: "<"):
                if starts("<!--") {
                    skip(past: "-->")
                } else if starts("<![CDATA[") {
                    position += 9
                    let start = position
                    while position < bytes.count, !starts("]]>") { position += 1 }
                    text += bytes[start..<position]
                    position = min(bytes.count, position + 3)
                } else {
                    let tag = try readTag()
                    guard tag.isEnd, tag.name == name else {
                        throw fault("</\(name)> is expected, not <\(CatalogFault.quoted(tag.name))>")
                    }
                    return String(decoding: text, as: UTF8.self)
                }
            default:
                text.append(bytes[position])
                position += 1
            }
        }
        throw fault("<\(name)> has no end")
    }

    private mutating func entity() throws(CatalogFault) -> String {
        let start = position + 1
        var end = start
        while end < bytes.count, end - start < 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        if let text = Self.names[name] {
            position = end + 1
            return text
        }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard name.hasPrefix("#"), let scalar = value.flatMap(Unicode.Scalar.init), end < bytes.count else {
            throw fault("&\(CatalogFault.quoted(name)) is no character")
        }
        position = end + 1
        return String(Character(scalar))
    }

    private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
