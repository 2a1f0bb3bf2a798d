import Foundation

/// A representation of values as files of a type, for values too large for memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// A representation that is built in has no body.
    public typealias Body = Never
    private let contentType: UTType
    private let opensInPlace: Bool
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Creates a representation that exports values as files, and imports them from files.
    ///
    /// The imported file exists until `importing` returns, unless it is the original file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (self.contentType, opensInPlace) = (contentType, shouldAttemptToOpenInPlace)
        (self.exporting, self.importing) = (exporting, importing)
    }

    /// Creates a representation that exports values as files.
    ///
    /// Receivers get a copy of the file, unless they may open it in place.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        (contentType, opensInPlace) = (exportedContentType, shouldAllowToOpenInPlace)
        (self.exporting, importing) = (exporting, nil)
    }

    /// Creates a representation that imports values from files.
    ///
    /// The imported file exists until `importing` returns, unless it is the original file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        (contentType, opensInPlace) = (importedContentType, shouldAttemptToOpenInPlace)
        (exporting, self.importing) = (nil, importing)
    }
}

extension FileRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Item> {
        var plan = TransferPlan<Item>()
        if let exporting {
            let export = TransferExport<Item>(contentType: contentType, isFile: true, opensInPlace: opensInPlace) {
                let sent = try await exporting($0)
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
            plan.exports = [export]
        }
        if let importing {
            let type = contentType
            let step = TransferImport<Item>(contentType: type, isFile: true, opensInPlace: opensInPlace) {
                payload, known in
                switch payload {
                case .file(let url, let isOriginal):
                    return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
                case .data(let data):
                    let file = try TemporaryFile(data, name: nil, type: known ?? type)
                    defer { file.remove() }
                    return try await importing(ReceivedTransferredFile(file: file.url, isOriginalFile: false))
                }
            }
            plan.imports = [step]
        }
        return plan
    }
}
