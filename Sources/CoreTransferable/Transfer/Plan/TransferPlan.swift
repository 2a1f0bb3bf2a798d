import Foundation

/// All ways in which values leave and come back, in the order of their precedence.
struct TransferPlan<Item>: Sendable {
    var exports: [TransferExport<Item>] = []
    var imports: [TransferImport<Item>] = []

    /// Appends another plan. The builder sees to it that the plan has the same type.
    mutating func append<Other>(_ other: TransferPlan<Other>) {
        guard let other = other as? TransferPlan<Item> else { return }
        exports += other.exports
        imports += other.imports
    }
}

/// A way in which values leave.
struct TransferExport<Item>: Sendable {
    let contentType: UTType
    var visibility = TransferRepresentationVisibility.all
    var isFile = false
    var opensInPlace = false
    /// Whether a value may leave, as far as the value itself tells.
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var fileName: @Sendable (Item) -> String? = { _ in nil }
    /// Returns the text or URL of a value without waiting.
    var immediate: (@Sendable (Item) throws -> Any?)?
    let payload: @Sendable (Item) async throws -> TransferPayload
}

/// A way in which values come back.
struct TransferImport<Item>: Sendable {
    let contentType: UTType
    var isFile = false
    var opensInPlace = false
    /// Returns the value of a text without waiting.
    var immediate: (@Sendable (String) throws -> Item?)?
    /// Returns the value of data or a file, which has the type, if it is known.
    let value: @Sendable (TransferPayload, UTType?) async throws -> Item
}

/// Values under way.
enum TransferPayload: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)

    /// The data; the contents of the file.
    var data: Data {
        get throws {
            switch self {
            case .data(let data): data
            case .file(let url, _): try Data(contentsOf: url)
            }
        }
    }
}
