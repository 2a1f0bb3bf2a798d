import Foundation

/// A representation of values as data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// A representation that is built in has no body.
    public typealias Body = Never
    private let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importing: (@Sendable (Data) async throws -> Item)?

    /// Creates a representation that exports values as data, and imports them from data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing) }

    /// Creates a representation that exports values as data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
    }

    /// Creates a representation that imports values from data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (contentType, exporting, self.importing) = (importedContentType, nil, importing)
    }
}

extension DataRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Item> {
        var plan = TransferPlan<Item>()
        if let exporting {
            plan.exports = [TransferExport(contentType: contentType) { .data(try await exporting($0)) }]
        }
        if let importing {
            plan.imports = [
                TransferImport(contentType: contentType) { payload, _ in
                    try await importing(payload.data)
                }
            ]
        }
        return plan
    }
}
