import Foundation

extension Data: Transferable {
    /// The representation of data: the data itself. Data is imported from data of any type.
    public static var transferRepresentation: some TransferRepresentation {
        BaseRepresentation<Data>(
            exports: [TransferExport(contentType: .data) { .data($0) }],
            imports: [TransferImport(contentType: .data) { payload, _ in try payload.data }])
    }
}
