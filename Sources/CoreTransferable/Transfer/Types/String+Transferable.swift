import Foundation

extension String: Transferable {
    /// The representation of a string: text without marks. It is exported in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        BaseRepresentation<String>(
            exports: [
                TransferExport(contentType: .utf8PlainText, immediate: { $0 }, payload: { .data(Data($0.utf8)) })
            ],
            imports: [UTType.utf8PlainText, .utf16ExternalPlainText, .utf16PlainText, .plainText].map { type in
                TransferImport(contentType: type, immediate: { $0 }) { payload, known in
                    try String(transferred: payload.data, as: known ?? .plainText)
                }
            })
    }

    /// Creates a string from data of a text type. Text of an unstated encoding is in UTF-8, or in UTF-16 if it begins
    /// with a byte order mark.
    init(transferred data: Data, as type: UTType) throws {
        let isMarked = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let isWide = [UTType.utf16ExternalPlainText, .utf16PlainText].contains { type.conforms(to: $0) }
        guard isMarked || isWide else {
            guard let text = String(validating: data, as: UTF8.self) else {
                throw NSItemProvider.ErrorCode.unavailableCoercionError.error("The data is no text in UTF-8.")
            }
            self = text
            return
        }
        // Without a mark, external text is in the big-endian order, and other text in that of the machine.
        let isExternal = type.conforms(to: .utf16ExternalPlainText)
        let unmarked = isExternal || Int(1).littleEndian != 1 ? Encoding.utf16BigEndian : .utf16LittleEndian
        guard let text = String(data: data, encoding: isMarked ? .utf16 : unmarked) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error("The data is no text in UTF-16.")
        }
        self = text
    }
}
