import Foundation

extension Transferable {
    /// Returns the value as data of a type, or of the most preferred type.
    ///
    /// The first representation is used whose type conforms to the given one. A file is read into memory. Throws if no
    /// representation suits, or if the representation throws.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await payload { contentType.map($0.contentType.conforms(to:)) ?? true }.payload.data
    }

    /// Writes the value into a directory, as a file of a type or of the most preferred type, and returns its URL.
    ///
    /// The file belongs to the caller. If there is a file with its name, the name gets a number. Throws if no
    /// representation suits, if the representation throws, or if the file cannot be written.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
        try await withExportedFile(contentType: contentType) { file in
            for number in 1... {
                let target = destinationDirectory.appendingPathComponent(Self.name(file, number: number))
                if FileManager.default.fileExists(atPath: target.path) { continue }
                try FileManager.default.copyItem(at: file, to: target)
                return target
            }
            throw CocoaError(.fileWriteFileExists)
        }
    }

    /// Calls a closure with the URL of a temporary file, which has the value as a type or as the most preferred type.
    ///
    /// The file is removed when the closure returns. Throws if no representation suits, if the representation or the
    /// closure throws, or if the file cannot be written.
    public func withExportedFile<Result>(
        contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let (export, payload) = try await payload { contentType.map($0.contentType.conforms(to:)) ?? true }
        let (name, type) = (export.fileName(self), export.contentType)
        let file = try TemporaryFile(payload, name: name, type: type)
        defer { file.remove() }
        return try await fileHandler(file.url)
    }

    /// Returns the value by the first representation that suits, with that representation.
    func payload(
        where suits: (TransferExport<Self>) -> Bool
    ) async throws -> (export: TransferExport<Self>, payload: TransferPayload) {
        for export in Self.plan.exports where suits(export) && export.condition(self) {
            do {
                return (export, try await export.payload(self))
            } catch is UnfulfilledCondition {
                continue
            }
        }
        throw NSItemProvider.ErrorCode.itemUnavailableError.error("The value has no representation of this type.")
    }

    private static func name(_ file: URL, number: Int) -> String {
        if number == 1 { return file.lastPathComponent }
        let name = file.deletingPathExtension().lastPathComponent
        return file.pathExtension.isEmpty ? "\(name) \(number)" : "\(name) \(number).\(file.pathExtension)"
    }
}

/// The value in the place of another does not fulfil the condition of a representation; another one may suit.
struct UnfulfilledCondition: Error {}
