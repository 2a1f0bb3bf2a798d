import Foundation

/// The two pipes between the compiler and a plug-in: messages in JSON, each after the count of its bytes as a 64-bit
/// number, the lowest byte first.
package struct PluginChannel {
    private let input: FileHandle
    private let output: FileHandle

    /// A channel through two pipes; by default those of the process.
    package init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        (self.input, self.output) = (input, output)
    }

    /// Returns the next request; `nil` once the compiler has no more.
    func receive() throws -> PluginRequest? {
        guard let head = try read(8) else { return nil }
        let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // The compiler ends with an empty message.
        guard let count = Int(exactly: count), count > 0, let body = try read(count) else { return nil }
        return try JSONDecoder().decode(PluginRequest.self, from: body)
    }

    /// Answers the last request.
    func send(_ reply: PluginReply) throws {
        let body = try JSONEncoder().encode(reply)
        let count = UInt64(body.count)
        try output.write(contentsOf: Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }) + body)
    }

    /// Returns so many bytes; `nil` if there are not so many.
    private func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data += part
        }
        return data
    }
}
