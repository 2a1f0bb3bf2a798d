import Foundation

extension TemporaryFile {
    /// Creates a file with a payload: with its data, or a copy of its file, under its own name if no other is given.
    init(_ payload: TransferPayload, name: String?, type: UTType?) throws {
        switch payload {
        case .data(let data): try self.init(data, name: name, type: type)
        case .file(let url, _): try self.init(copying: url, name: name, type: type)
        }
    }
}
