import Foundation

/// A file in a directory of its own, which is removed with it.
package struct TemporaryFile: Sendable {
    /// The URL of the file.
    package let url: URL
    private let directory: URL

    /// Creates a file with data.
    package init(_ data: Data, name: String?, type: UTType?) throws {
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
        // Others may read the directory of temporary files.
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do {
            try write(url)
        } catch {
            remove()
            throw error
        }
    }

    /// Removes the file and its directory.
    package func remove() { try? FileManager.default.removeItem(at: directory) }
}
