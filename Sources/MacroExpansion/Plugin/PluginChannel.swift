import Foundation

/// The pair of pipes between the compiler and a plug-in. Messages are JSON, each preceded by its length in bytes as a
/// 64-bit little-endian number.
package struct PluginChannel {
    private let input: FileHandle
    private let output: FileHandle

    /// Creates a channel over two pipes; by default, the standard input and output of the process.
    package init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        (self.input, self.output) = (input, output)
    }

    /// Returns the next request, or `nil` once the compiler has closed the channel.
    func receive() throws -> PluginRequest? {
        guard let head = try read(8) else { return nil }
        let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // An empty message closes the channel, too.
        guard let count = Int(exactly: count), count > 0, let body = try read(count) else { return nil }
        return try JSONDecoder().decode(PluginRequest.self, from: body)
    }

    /// Sends the response to the last request.
    func send(_ reply: PluginReply) throws {
        let body = try JSONEncoder().encode(reply)
        let count = UInt64(body.count)
        try output.write(contentsOf: Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }) + body)
    }

    /// Returns the next `count` bytes, or `nil` if the input ends before.
    private func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data += part
        }
        return data
    }
}
