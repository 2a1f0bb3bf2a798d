import Foundation
import TestSupport
import Testing

@testable import WebServer

@MainActor @Suite struct WebSocketLimitTests {
    @Test("Unsent bytes are counted, and a drain follows when the client takes them")
    func drain() async throws {
        let events = Events<Int>()
        let server = try TestServer.start(.with { $0.unsentByteLimit = 64 << 20 }) { socket in
            for _ in 0..<32 { socket.send(Data(repeating: 1, count: 1 << 20)) }
            events.add(socket.unsentByteCount)
            socket.onDrain = { [weak socket] in events.add(socket?.unsentByteCount ?? -1) }
        }
        let port = server.port
        let client = try await Client.run { Held(try Client.webSocket(port)) }
        #expect((await events.next() ?? 0) > 0)
        let counts = try await Client.run { try (0..<32).map { _ in try client.value.readFrame().payload.count } }
        #expect(counts == [Int](repeating: 1 << 20, count: 32))
        #expect(await events.next() == 0)
        server.stop()
    }

    @Test("A web socket with too many unsent bytes is closed with code 1013, after the call that sends")
    func overflow() async throws {
        let closes = Events<UInt16?>()
        let isSending = Events<Bool>()
        let server = try TestServer.start { socket in
            socket.onClose = { closes.add($0) }
            for _ in 0..<100 where socket.isOpen { socket.send(Data(repeating: 1, count: 1 << 20)) }
            isSending.add(closes.all.isEmpty)
            #expect(socket.unsentByteCount == 0)
            socket.send("more")
        }
        let port = server.port
        let client = try await Client.run { Held(try Client.webSocket(port)) }
        #expect(await isSending.next() == true)
        #expect(await closes.next() == 1013)
        await eventually("the end of the connection") { server.connections.openDescriptors == 0 }
        client.value.close()
        server.stop()
        #expect(closes.all.count == 1)
    }

    @Test("A client that does not answer a ping is closed")
    func silentClient() async throws {
        let closes = Events<UInt16?>()
        let server = try TestServer.start(.with { $0.pingSeconds = 0.05 }) { $0.onClose = { closes.add($0) } }
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            #expect(try client.readFrame() == WebSocketFrame(.ping))
            #expect(client.readToEnd() == "")
        }
        #expect(await closes.next() == .some(nil))
        server.stop()
    }

    @Test("A client that answers pings stays")
    func responsiveClient() async throws {
        let messages = Events<WebSocketMessage>()
        var opened: WebSocket?
        let server = try TestServer.start(.with { $0.pingSeconds = 1_000 }) { socket in
            opened = socket
            socket.onMessage = { messages.add($0) }
        }
        let port = server.port
        let client = try await Client.run { Held(try Client.webSocket(port)) }
        let socket = try #require(opened)
        for _ in 0..<3 {
            socket.expire()
            try await Client.run {
                #expect(try client.value.readFrame() == WebSocketFrame(.ping))
                try client.value.send(ClientFrame(.pong).bytes + ClientFrame.text("a").bytes)
            }
            #expect(await messages.next() == .text("a"))
            #expect(socket.isOpen)
        }
        socket.expire()
        socket.expire()
        #expect(!socket.isOpen)
        server.stop()
    }

    @Test("Without pings an open web socket has no deadline, so that no timer is set")
    func noTimer() async throws {
        let server = try TestServer.start(open: TestServer.echo)
        let port = server.port
        let client = try await Client.run { Held(try Client.webSocket(port)) }
        #expect(!server.connections.deadlines.isWaiting)
        client.value.close()
        server.stop()
    }
}
