import Foundation
import Testing

@testable import WebServer

/// A client of a server, on a thread of its own, where its calls wait.
///
/// A call that waits for longer than a minute ends as if the server had closed the connection, so that no test hangs.
final class Client {
    enum Failure: Error { case call(String, Int32), ended }

    private let descriptor: Int32
    private let address: SocketAddress
    private var isOpen = true
    private var buffered: [UInt8] = []

    /// Runs a function on a thread of its own.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }

    init(_ port: UInt16, address: String = "127.0.0.1", connects: Bool = true) throws {
        self.address = try SocketAddress(address, port: port)
        descriptor = SystemCall.streamSocket(self.address.family)
        guard descriptor >= 0 else { throw Failure.call("socket", errno) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        var time = timeval(tv_sec: 600, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        if connects { try connect() }
    }

    func connect() throws {
        guard address.withPointer({ connectSocket(descriptor, $0, $1) }) == 0 else {
            throw Failure.call("connect", errno)
        }
    }

    deinit { close() }

    func close() {
        if isOpen { SystemCall.closeSocket(descriptor) }
        isOpen = false
    }

    func endWriting() { SystemCall.endWriting(descriptor) }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBufferPointer { SystemCall.write(descriptor, $0) }
            if count < 0 { throw Failure.call("send", errno) }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Returns whether more was received.
    private func receive() -> Bool {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(SystemCall.read(descriptor, buffer), 0)
        }
        buffered += bytes
        return !bytes.isEmpty
    }

    /// Returns the next bytes.
    func read(_ count: Int) throws -> [UInt8] {
        while buffered.count < count { if !receive() { throw Failure.ended } }
        defer { buffered.removeFirst(count) }
        return Array(buffered.prefix(count))
    }

    /// Returns everything up to the end of the connection.
    func readToEnd() -> String {
        while receive() {}
        defer { buffered = [] }
        return String(decoding: buffered, as: UTF8.self)
    }

    /// Returns the next answer: its first line, its head, and its body.
    func readResponse(isHead: Bool = false) throws -> (status: Int, head: String, body: String) {
        var head = ""
        while !head.hasSuffix("\r\n\r\n") { head += String(decoding: try read(1), as: UTF8.self) }
        let lines = head.components(separatedBy: "\r\n")
        let length = lines.first { $0.hasPrefix("Content-Length: ") }.flatMap { Int($0.dropFirst(16)) } ?? 0
        let status = Int(head.dropFirst(9).prefix(3)) ?? 0
        return (status, head, String(decoding: try read(isHead ? 0 : length), as: UTF8.self))
    }

    /// Returns the next frame.
    func readFrame() throws -> WebSocketFrame {
        let head = try read(2)
        guard head[0] & 0xF0 == 0x80, let opcode = WebSocketFrame.Opcode(rawValue: head[0] & 0xF) else {
            throw Failure.call("frame", Int32(head[0]))
        }
        let lengthCount = head[1] == 127 ? 8 : head[1] == 126 ? 2 : 0
        let length = try read(lengthCount).reduce(0) { $0 << 8 | Int($1) }
        return WebSocketFrame(opcode, try read(lengthCount == 0 ? Int(head[1]) : length))
    }

    /// The handshake of RFC 6455 section 1.3.
    static let handshake =
        "GET /chat HTTP/1.1\r\nHost: server.example.com\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"

    static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

    /// Asks for the page. Returns whether it is the answer.
    static func answer(on client: Client) throws -> Bool {
        try client.send(get)
        return try client.readResponse().body == TestServer.page
    }

    /// Opens a web socket on a new connection.
    static func webSocket(_ port: UInt16) throws -> Client {
        let client = try Client(port)
        try client.send(handshake)
        guard try client.readResponse().status == 101 else { throw Failure.ended }
        return client
    }
}

/// Calls the function of the system whose name a method of the client has.
private func connectSocket(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ count: socklen_t) -> Int32 {
    connect(descriptor, address, count)
}

/// A client that is used by one thread after the other.
// The test waits for each use before the next one.
final class Held: @unchecked Sendable {
    let value: Client

    init(_ value: Client) { self.value = value }
}
