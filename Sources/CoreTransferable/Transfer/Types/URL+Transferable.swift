import Foundation

extension URL: Transferable {
    /// The representation of a URL: its address. A URL is imported from an address with a scheme.
    public static var transferRepresentation: some TransferRepresentation {
        BaseRepresentation<URL>(
            exports: [
                TransferExport(
                    contentType: .fileURL, condition: { $0.isFileURL }, immediate: { $0 }, payload: address),
                TransferExport(contentType: .url, immediate: { $0 }, payload: address),
            ],
            imports: [
                TransferImport(contentType: .url, immediate: { URL(transferred: $0) }) { payload, _ in
                    guard let url = URL(transferred: String(decoding: try payload.data, as: UTF8.self)) else {
                        throw NSItemProvider.ErrorCode.unavailableCoercionError.error("The data is no URL.")
                    }
                    return url
                }
            ])
    }

    private static let address: @Sendable (URL) async throws -> TransferPayload = {
        .data(Data($0.absoluteString.utf8))
    }

    /// Creates a URL from an address with a scheme.
    init?(transferred text: String) {
        guard let url = URL(string: text), url.scheme != nil else { return nil }
        self = url
    }
}
