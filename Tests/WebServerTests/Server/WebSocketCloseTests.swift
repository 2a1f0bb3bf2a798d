import Foundation
import TestSupport
import Testing

@testable import WebServer

@MainActor @Suite struct WebSocketCloseTests {
    @Test("The close frame of a client is answered with its code, and the connection closed")
    func clientCloses() async throws {
        let closes = Events<UInt16?>()
        let server = try TestServer.start { socket in socket.onClose = { closes.add($0) } }
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            try client.send(ClientFrame.close(3001, "ende").bytes)
            #expect(try client.readFrame() == .close(3001))
            #expect(client.readToEnd() == "")
            let other = try Client.webSocket(port)
            try other.send(ClientFrame(.close).bytes)
            #expect(try other.readFrame() == .close(nil))
            let lost = try Client.webSocket(port)
            lost.close()
        }
        let codes = [await closes.next(), await closes.next(), await closes.next()]
        #expect(codes == [3001, .some(nil), .some(nil)])
        server.stop()
        #expect(closes.all.count == 3)
    }

    @Test("A server that closes sends a close frame, reads no message after it, and waits for the answer")
    func serverCloses() async throws {
        let events = Events<String>()
        let server = try TestServer.start { socket in
            socket.onMessage = { [weak socket] message in
                events.add("\(message)")
                socket?.close(code: 4000, reason: "ä")
                socket?.close(code: 4001)
                socket?.send("late")
            }
            socket.onClose = { events.add("close \($0 ?? 0)") }
        }
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            try client.send(ClientFrame.text("a").bytes + ClientFrame.text("b").bytes)
            #expect(try client.readFrame() == .close(4000, "ä"))
            try client.send(ClientFrame.text("c").bytes + ClientFrame.close(4000).bytes)
            #expect(client.readToEnd() == "")
        }
        #expect(await events.next() == #"text("a")"#)
        #expect(await events.next() == "close 4000")
        server.stop()
        #expect(events.all.count == 2)
    }

    @Test("A client that does not answer a close frame is closed by its deadline")
    func silentClose() async throws {
        let closes = Events<UInt16?>()
        let server = try TestServer.start(.with { $0.closeSeconds = 0.05 }) { socket in
            socket.onClose = { closes.add($0) }
            socket.close()
        }
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            #expect(try client.readFrame() == .close(1000))
            #expect(client.readToEnd() == "")
        }
        #expect(await closes.next() == 1000)
        #expect(!server.connections.deadlines.isWaiting)
        server.stop()
    }

    @Test("An error is answered with its code, also while the client sends on")
    func errors() async throws {
        let closes = Events<UInt16?>()
        let server = try TestServer.start(.with { $0.messageByteLimit = 1_000 }) { $0.onClose = { closes.add($0) } }
        let port = server.port
        try await Client.run {
            let frames: [(ClientFrame, UInt16)] = [
                (ClientFrame(.continuation), 1002), (ClientFrame(.text, [0xFF]), 1007),
                (ClientFrame(.binary, [UInt8](repeating: 0, count: 500_000)), 1009),
            ]
            for (frame, code) in frames {
                let client = try Client.webSocket(port)
                try client.send(frame.bytes)
                #expect(try client.readFrame().payload.prefix(2) == [UInt8(code >> 8), UInt8(code & 0xFF)])
                #expect(client.readToEnd() == "")
            }
        }
        let codes = [await closes.next(), await closes.next(), await closes.next()]
        #expect(codes == [1002, 1007, 1009])
        server.stop()
    }

    @Test("Sending to a client that is gone ends the web socket, and not the program")
    func lostClient() async throws {
        var opened: WebSocket?
        let closes = Events<UInt16?>()
        let server = try TestServer.start { socket in
            opened = socket
            socket.onClose = { closes.add($0) }
        }
        let port = server.port
        try await Client.run { try Client.webSocket(port).close() }
        let socket = try #require(opened)
        // What is sent first is answered with a reset, after which nothing can be sent.
        await eventually("the end of the web socket") {
            socket.send("a")
            return !socket.isOpen
        }
        #expect(await closes.next() == .some(nil))
        server.stop()
        #expect(closes.all.count == 1)
    }
}
