import Foundation

/// The fields of an object in an asset's JSON description. Each is checked for its type when it is read.
struct AssetFields {
    private let values: [String: Any]

    private init(_ values: [String: Any]) { self.values = values }

    /// The maximum size of a description, in bytes.
    private static let sizeLimit = 1 << 20
    /// The maximum nesting. Descriptions in the documented format have six levels.
    private static let depthLimit = 32

    /// Parses a description.
    init(parsing data: Data) throws(AssetFault) {
        guard data.count <= Self.sizeLimit else { throw AssetFault("its description is larger than 1 MB") }
        guard Self.depth(of: data) <= Self.depthLimit else { throw AssetFault("its description is nested too deep") }
        do {
            guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw AssetFault("its description is not an object")
            }
            self.values = values
        } catch {
            throw error as? AssetFault ?? AssetFault("its description is not JSON")
        }
    }

    /// Returns an upper bound for the nesting of arrays and objects; brackets in strings count, too.
    private static func depth(of data: Data) -> Int {
        var (depth, deepest) = (0, 0)
        for byte in data {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }

    func contains(_ key: String) -> Bool { values[key] != nil }

    func string(_ key: String) throws(AssetFault) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw AssetFault("its field \(key) is not a text") }
        return text
    }

    func flag(_ key: String) throws(AssetFault) -> Bool? {
        guard let value = values[key] else { return nil }
        guard let flag = value as? Bool else { throw AssetFault("its field \(key) is neither true nor false") }
        return flag
    }

    func fields(_ key: String) throws(AssetFault) -> AssetFields? {
        guard let value = values[key] else { return nil }
        guard let object = value as? [String: Any] else { throw AssetFault("its field \(key) is not an object") }
        return AssetFields(object)
    }

    /// Returns the objects in an array; `nil` stands for an element of another type.
    func list(_ key: String) throws(AssetFault) -> [AssetFields?]? {
        guard let value = values[key] else { return nil }
        guard let array = value as? [Any] else { throw AssetFault("its field \(key) is not an array") }
        return array.map { ($0 as? [String: Any]).map(AssetFields.init) }
    }

    /// Returns a string that must be one of a fixed set.
    func word<Word: RawRepresentable<String>>(_ key: String, as type: Word.Type) throws(AssetFault) -> Word? {
        guard let text = try string(key) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw AssetFault("its field \(key) is \(AssetFault.quoted(text))")
        }
        return word
    }
}
