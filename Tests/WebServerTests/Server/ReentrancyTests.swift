import Foundation
import Testing

@testable import WebServer

@MainActor @Suite struct ReentrancyTests {
    private final class Holder {
        var server: WebServer?
        var socket: WebSocket?
    }

    @Test("Stopping inside a message closes every web socket once, before the call returns")
    func stopInMessage() async throws {
        let events = Events<String>()
        let holder = Holder()
        holder.server = try TestServer.start { socket in
            socket.onMessage = { _ in
                holder.server?.stop()
                events.add("stopped")
            }
            socket.onClose = { code in
                holder.server?.stop()
                events.add("close \(code ?? 0)")
            }
        }
        let port = try #require(holder.server?.port)
        try await Client.run {
            let other = try Client.webSocket(port)
            let client = try Client.webSocket(port)
            try client.send(ClientFrame.text("a").bytes + ClientFrame.text("b").bytes)
            for client in [client, other] {
                #expect(try client.readFrame() == .close(1001))
                #expect(client.readToEnd() == "")
            }
        }
        #expect(await events.next() == "close 1001")
        #expect(await events.next() == "close 1001")
        #expect(await events.next() == "stopped")
        #expect(events.all.count == 3)
        holder.server = nil
    }

    @Test("The last references to a web socket and its server can be released in a callback")
    func releaseInCallback() async throws {
        let events = Events<String>()
        let holder = Holder()
        holder.server = try TestServer.start { socket in
            holder.socket = socket
            socket.onMessage = { _ in
                holder.socket = nil
                holder.server = nil
                events.add("released")
            }
            socket.onClose = { _ in events.add("closed") }
        }
        let port = try #require(holder.server?.port)
        weak let server = holder.server
        try await Client.run {
            let client = try Client.webSocket(port)
            try client.send(ClientFrame.text("a").bytes)
            #expect(try client.readFrame() == .close(1001))
            #expect(client.readToEnd() == "")
        }
        #expect(await events.next() == "released")
        #expect(await events.next() == "closed")
        #expect(server == nil)
    }

    @Test("A web socket can be closed, and the server stopped, while it opens")
    func closeInOpen() async throws {
        let closes = Events<UInt16?>()
        let holder = Holder()
        holder.server = try TestServer.start { socket in
            socket.onMessage = { _ in Issue.record("a message") }
            socket.onClose = { closes.add($0) }
            socket.close(code: 1000)
            holder.server?.stop()
        }
        let port = try #require(holder.server?.port)
        try await Client.run {
            let client = try Client(port)
            try client.send(Array(Client.handshake.utf8) + ClientFrame.text("a").bytes)
            #expect(try client.readResponse().status == 101)
            #expect(try client.readFrame() == .close(1000))
            #expect(client.readToEnd() == "")
        }
        #expect(await closes.next() == 1000)
        holder.server = nil
    }

    @Test("A closed web socket is released, and what is called on it afterwards does nothing")
    func release() async throws {
        let closes = Events<UInt16?>()
        let holder = Holder()
        let server = try TestServer.start { socket in
            holder.socket = socket
            // A cycle, which the end takes apart.
            socket.onMessage = { _ in socket.send("b") }
            socket.onClose = { closes.add($0) }
        }
        let port = server.port
        try await Client.run {
            let client = try Client.webSocket(port)
            try client.send(ClientFrame.close(1001).bytes)
            #expect(client.readToEnd() != "")
        }
        #expect(await closes.next() == 1001)
        weak let socket = holder.socket
        socket?.send("c")
        socket?.close()
        #expect(socket?.isOpen == false)
        holder.socket = nil
        #expect(socket == nil)
        server.stop()
        #expect(closes.all.count == 1)
    }
}
