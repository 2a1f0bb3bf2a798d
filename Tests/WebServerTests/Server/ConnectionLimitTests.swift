import Foundation
import TestSupport
import Testing

@testable import WebServer

@MainActor @Suite struct ConnectionLimitTests {
    @Test("A head that does not end is closed by its deadline, and so is a connection without a request")
    func slow() async throws {
        let server = try TestServer.start(.with { $0.requestSeconds = 0.05 })
        let port = server.port
        try await Client.run {
            for bytes in ["", "GET / HTTP/1.1\r\nHost: a\r\n"] {
                let client = try Client(port)
                try client.send(bytes)
                #expect(client.readToEnd() == "")
            }
        }
        #expect(!server.connections.deadlines.isWaiting)
        server.stop()
    }

    @Test("A kept connection on which nothing is asked is closed by its deadline")
    func idle() async throws {
        let server = try TestServer.start(.with { $0.idleSeconds = 0.05 })
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            try client.send(Client.get)
            #expect(try client.readResponse().status == 200)
            #expect(client.readToEnd() == "")
        }
        #expect(!server.connections.deadlines.isWaiting)
        server.stop()
    }

    @Test("On a kept connection, the deadline of a request counts from its first byte")
    func slowOnKept() async throws {
        let server = try TestServer.start(
            .with { configuration in
                configuration.requestSeconds = 0.05
                configuration.idleSeconds = 1_000
            })
        let port = server.port
        try await Client.run {
            var client = try Client(port)
            // The first request can be too late on a slow machine.
            while case let isAnswered = try? Client.answer(on: client), isAnswered != true {
                client = try Client(port)
            }
            try client.send("G")
            #expect(client.readToEnd() == "")
        }
        server.stop()
    }

    @Test("A client that does not take its answer is closed by its deadline")
    func stalled() async throws {
        let server = try TestServer.start(.with { $0.idleSeconds = 0.05 })
        let port = server.port
        let client = try await Client.run {
            let client = try Client(port)
            try client.send("GET /?bytes=50000000 HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try client.read(1)
            return Held(client)
        }
        await eventually("the end of the connection") { server.connections.openDescriptors == 0 }
        #expect(!server.connections.deadlines.isWaiting)
        client.value.close()
        server.stop()
    }

    @Test("A connection too many is answered with status 503 and closed")
    func tooMany() async throws {
        let server = try TestServer.start(.with { $0.connectionLimit = 2 })
        let port = server.port
        try await Client.run {
            let clients = try (0..<2).map { _ in try Client.webSocket(port) }
            let refused = try Client(port)
            #expect(try refused.readResponse().status == 503)
            #expect(refused.readToEnd() == "")
            for client in clients {
                try client.send(ClientFrame(.ping, [1]).bytes)
                #expect(try client.readFrame() == WebSocketFrame(.pong, [1]))
            }
        }
        await eventually("the end of both") { server.connections.openDescriptors == 0 }
        try await Client.run { try Client.webSocket(port).close() }
        server.stop()
    }

    @Test("For a connection too many that is no web socket, the oldest such one is closed")
    func tooManyRequests() async throws {
        let server = try TestServer.start(.with { $0.httpConnectionLimit = 2 }, open: TestServer.echo)
        let port = server.port
        try await Client.run {
            let socket = try Client.webSocket(port)
            let clients = try (0..<4).map { _ in
                let client = try Client(port)
                try client.send(Client.get)
                _ = try client.readResponse()
                return client
            }
            #expect(clients[0].readToEnd() == "")
            #expect(clients[1].readToEnd() == "")
            for client in clients[2...] {
                try client.send(Client.get)
                #expect(try client.readResponse().status == 200)
            }
            try socket.send(ClientFrame.text("a").bytes)
            #expect(try socket.readFrame() == WebSocketFrame(.text, "a".utf8))
        }
        server.stop()
    }
}
