import Foundation

extension Transferable {
    /// Creates a value from data of a type.
    ///
    /// The first representation is used that accepts the type, or any of them if no type is given; if it throws, the
    /// next one is. Throws the first error if no representation succeeds.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.imported(.data(data), contentType)
    }

    /// Creates a value from a file of a type, or of the type that its extension tells.
    ///
    /// The first representation is used that accepts the type, or any of them if the type is unknown; if it throws,
    /// the next one is. Throws the first error if no representation succeeds.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension).flatMap { $0.isDynamic ? nil : $0 }
        self = try await Self.imported(.file(file, isOriginal: true), type)
    }

    private static func imported(_ payload: TransferPayload, _ type: UTType?) async throws -> Self {
        var failure: (any Error)?
        for step in plan.imports where type?.conforms(to: step.contentType) ?? true {
            do {
                return try await step.value(payload, type)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? NSItemProvider.ErrorCode.unavailableCoercionError.error("The type imports no such data.")
    }
}
