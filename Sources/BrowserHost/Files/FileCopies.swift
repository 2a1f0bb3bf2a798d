import CoreTransferable
import Foundation
import Foundations

/// Copies of dropped files, for programs that want their addresses. They are deleted with this object.
final class FileCopies: Sendable {
    private let files = Locked<[TemporaryFile]>([])

    deinit {
        for file in files.withLock({ $0 }) { file.remove() }
    }

    /// Writes a copy, and returns its address.
    func write(_ data: Data, named name: String?) throws -> URL {
        let file = try TemporaryFile(data, name: name, type: nil)
        files.withLock { $0.append(file) }
        return file.url
    }
}
