import CoreTransferable
import Foundation

/// A file that was dropped on a page. The page sends its bytes when they are asked for.
@MainActor final class PageFile {
    /// The reason why a file's bytes are missing.
    enum Failure: Error {
        /// The page is gone, or has not the file any more.
        case isGone
        /// The file has more bytes than are taken.
        case isTooLarge
        /// The page could not read the file, or it has changed.
        case isUnreadable
    }

    /// The bytes of a file at most.
    nonisolated static let byteLimit = 64 << 20

    /// The number that the page knows the file by.
    let number: Int
    /// The name, without folders.
    let name: String
    private let byteCount: Int
    private let ask: @MainActor (PageFile) -> Void
    private var bytes = Data()
    private var waiting: [@Sendable (Result<Data, any Error>) -> Void] = []
    private var result: Result<Data, any Error>?

    /// - Parameter ask: Asks the page for the bytes.
    init(number: Int, name: String, byteCount: Int, ask: @escaping @MainActor (PageFile) -> Void) {
        (self.number, self.byteCount, self.ask) = (number, byteCount, ask)
        self.name = Self.name(from: name)
        if byteCount > Self.byteLimit || byteCount < 0 { result = .failure(Failure.isTooLarge) }
    }

    /// Returns a name that is one part of a path.
    static func name(from text: String) -> String {
        SafeFileName.name(text.split { $0 == "/" || $0 == "\\" }.last.map(String.init), type: nil)
    }

    /// Calls back with all bytes, once they are there.
    func load(_ completion: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        if let result { return completion(result) }
        waiting.append(completion)
        if waiting.count == 1 { ask(self) }
    }

    /// Adds bytes that the page sent. Returns whether the file is complete; throws for more bytes than it has.
    func append(_ part: Data) throws -> Bool {
        guard result == nil, bytes.count + part.count <= byteCount else { throw Failure.isUnreadable }
        bytes.append(part)
        if bytes.count < byteCount { return false }
        finish(.success(bytes))
        return true
    }

    /// The bytes will not come.
    func fail(_ failure: Failure) { if result == nil { finish(.failure(failure)) } }

    private func finish(_ result: Result<Data, any Error>) {
        (self.result, bytes) = (result, Data())
        let called = waiting
        waiting = []
        for completion in called { completion(result) }
    }
}
