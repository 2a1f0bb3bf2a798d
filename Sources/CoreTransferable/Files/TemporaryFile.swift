import Foundation

/// A file in a directory of its own, which is removed with it.
struct TemporaryFile: Sendable {
    let url: URL
    private let directory: URL

    /// Creates a file with data.
    init(_ data: Data, name: String?, type: UTType?) throws {
        try self.init(name: name, type: type) { try data.write(to: $0) }
    }

    /// Creates a copy of a file or a directory, under its own name if no other is given.
    init(copying original: URL, name: String?, type: UTType?) throws {
        try self.init(name: name ?? original.lastPathComponent, type: type) {
            try FileManager.default.copyItem(at: original, to: $0)
        }
    }

    private init(name: String?, type: UTType?, write: (URL) throws -> Void) throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        url = directory.appendingPathComponent(SafeFileName.name(name, type: type))
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        do {
            try write(url)
        } catch {
            remove()
            throw error
        }
    }

    /// Removes the file and its directory.
    func remove() { try? FileManager.default.removeItem(at: directory) }
}
