import Foundation

/// A value of a property list, as far as texts need it.
package indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case dictionary([String: PropertyValue])
    /// Numbers, dates, data, lists: none of them is a text.
    case other

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var dictionary: [String: PropertyValue]? { if case .dictionary(let all) = self { all } else { nil } }

    /// How deep values may be inside one another.
    static let depthLimit = 32

    /// Whether a file is a property list in XML or in binary form.
    static func isList(_ data: Data) -> Bool {
        data.starts(with: BinaryPropertyList.signature) || XMLPropertyList.isOne(data)
    }

    /// Reads a property list in XML or in binary form.
    package init(reading data: Data) throws(CatalogFault) {
        if data.starts(with: BinaryPropertyList.signature) {
            self = try BinaryPropertyList(data).value()
        } else {
            self = try XMLPropertyList(data).value()
        }
    }
}
