import Foundation

/// Copies of dropped files, for programs that want their addresses. They are deleted with this object.
final class FileCopies: Sendable {
    private let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dropped-" + UUID().uuidString)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a copy, and returns its address. Each copy is in a folder of its own, so that it has the file's name.
    func write(_ data: Data, named name: String) throws -> URL {
        let own = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = own.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}
