import Foundation

extension NavigationPath {
    /// A representation of the path for storage; `nil` if a value is not `Codable`, or if its type cannot be found by
    /// name, as with private types.
    public var codable: CodableRepresentation? {
        var entries: [CodableRepresentation.Entry] = []
        for value in values {
            let type = type(of: value.base)
            guard let content = value.base as? any Codable, let name = _mangledTypeName(type),
                CodableRepresentation.type(named: name) == type
            else { return nil }
            entries.append(CodableRepresentation.Entry(type: name, value: content, hashed: value))
        }
        return CodableRepresentation(entries: entries)
    }

    /// Creates a path from a stored representation.
    public init(_ codable: CodableRepresentation) { values = codable.entries.map(\.hashed) }

    /// A representation of a navigation path for storage: for each value, the name of its type and the value as JSON.
    ///
    /// Decoding throws an error if the program does not have a type, or if a stored value does not match its type.
    public struct CodableRepresentation: Codable {
        struct Entry {
            let type: String
            let value: any Codable
            let hashed: AnyHashable
        }

        let entries: [Entry]

        init(entries: [Entry]) { self.entries = entries }

        /// Creates a representation by decoding from the given decoder.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var entries: [Entry] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                func corrupt(_ reason: String) -> DecodingError {
                    .dataCorruptedError(in: container, debugDescription: "\(name) \(reason).")
                }
                let text = try container.decode(String.self)
                guard let type = Self.type(named: name) else { throw corrupt("is no type of this program") }
                guard let coded = type as? any Codable.Type, type is any Hashable.Type else {
                    throw corrupt("is no type whose values are Codable and Hashable")
                }
                let value = try JSONDecoder().decode(coded, from: Data(text.utf8))
                guard let hashed = value as? any Hashable else { throw corrupt("has no values that are Hashable") }
                entries.append(Entry(type: name, value: value, hashed: AnyHashable(hashed)))
            }
            self.entries = entries
        }

        /// Encodes the representation into the given encoder.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for entry in entries {
                try container.encode(entry.type)
                try container.encode(String(decoding: JSONEncoder().encode(entry.value), as: UTF8.self))
            }
        }

        /// Returns the type of a name. Names with other characters than those of names could stand for any address.
        fileprivate static func type(named name: String) -> Any.Type? {
            let isName = name.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x5F || byte == 0x24 || byte == 0x2E
            }
            return isName ? _typeByName(name) : nil
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    /// Returns a Boolean value that indicates whether two representations contain the same values.
    public static func == (one: Self, other: Self) -> Bool { one.entries.map(\.hashed) == other.entries.map(\.hashed) }
}
