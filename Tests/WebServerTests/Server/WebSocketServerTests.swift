import Foundation
import Testing

@testable import WebServer

@MainActor @Suite struct WebSocketServerTests {
    @Test("Messages of every size are echoed, up to a megabyte")
    func echo() async throws {
        let server = try TestServer.start(open: TestServer.echo)
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            for count in [0, 1, 125, 126, 65_535, 65_536, 1 << 20] {
                try client.send(ClientFrame(.binary, [UInt8](repeating: 9, count: count)).bytes)
                #expect(try client.readFrame() == WebSocketFrame(.binary, [UInt8](repeating: 9, count: count)))
            }
            try client.send(ClientFrame.text("ä").bytes)
            #expect(try client.readFrame() == WebSocketFrame(.text, "ä".utf8))
        }
        server.stop()
    }

    @Test("Fragments, byte by byte with a ping between them, are echoed as one message")
    func fragments() async throws {
        let server = try TestServer.start(open: TestServer.echo)
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            let frames = [
                ClientFrame(.text, [0x61, 0xC3], isFinal: false), ClientFrame(.ping, [5]),
                ClientFrame(.continuation, [0xA4]),
            ]
            for byte in frames.flatMap(\.bytes) { try client.send([byte]) }
            #expect(try client.readFrame() == WebSocketFrame(.pong, [5]))
            #expect(try client.readFrame() == WebSocketFrame(.text, "aä".utf8))
        }
        server.stop()
    }

    @Test("Frames that arrive with the handshake are read, and messages sent while it opens follow the answer")
    func early() async throws {
        let server = try TestServer.start { socket in
            socket.send("hello \(socket.request.path)")
            TestServer.echo(socket)
        }
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            try client.send(Array((Client.get + Client.handshake).utf8) + ClientFrame.text("a").bytes)
            #expect(try client.readResponse().status == 200)
            #expect(try client.readResponse().status == 101)
            #expect(try client.readFrame() == WebSocketFrame(.text, "hello /chat".utf8))
            #expect(try client.readFrame() == WebSocketFrame(.text, "a".utf8))
        }
        server.stop()
    }
}
