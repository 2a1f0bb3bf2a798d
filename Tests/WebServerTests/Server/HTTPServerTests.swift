import Foundation
import Testing

@testable import WebServer

@MainActor @Suite struct HTTPServerTests {
    @Test("GET gives the page, HEAD its head, on one connection")
    func get() async throws {
        let server = try TestServer.start()
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            for _ in 0..<3 {
                try client.send(Client.get)
                let response = try client.readResponse()
                #expect(response.status == 200)
                #expect(response.head.contains("\r\nConnection: keep-alive\r\n"))
                #expect(response.body == TestServer.page)
            }
            try client.send("HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let response = try client.readResponse(isHead: true)
            #expect(response.head.contains("\r\nContent-Length: \(TestServer.page.utf8.count)\r\n"))
            #expect(response.head.contains("\r\nConnection: close\r\n"))
            #expect(client.readToEnd() == "")
        }
        server.stop()
    }

    @Test("A server listens at an address of IPv6")
    func ipv6() async throws {
        // A machine without IPv6 does not have the address.
        let server: WebServer
        do {
            server = try TestServer.start(.with { $0.address = "::1" })
        } catch WebServerError.addressNotAvailable, WebServerError.system {
            return
        }
        let port = server.port
        try await Client.run {
            let client = try Client(port, address: "::1")
            try client.send(Client.get)
            #expect(try client.readResponse().status == 200)
        }
        server.stop()
    }

    @Test("Requests that are sent at once are answered in order, also when the client takes the answers late")
    func pipelining() async throws {
        let server = try TestServer.start()
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            let large = "GET /?bytes=3000000 HTTP/1.1\r\nHost: a\r\n\r\n"
            try client.send(large + Client.get + large + Client.get)
            client.endWriting()
            for _ in 0..<2 {
                #expect(try client.readResponse().body.utf8.count == 3_000_000)
                #expect(try client.readResponse().body == TestServer.page)
            }
            #expect(client.readToEnd() == "")
        }
        server.stop()
    }

    @Test("A last answer arrives whole after the client has ended its side")
    func halfClosed() async throws {
        let server = try TestServer.start()
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            try client.send("GET /?bytes=5000000 HTTP/1.0\r\n\r\n")
            client.endWriting()
            #expect(try client.readResponse().body.utf8.count == 5_000_000)
            #expect(client.readToEnd() == "")
        }
        server.stop()
    }

    @Test("A request that breaks a rule is answered with its status, and the connection is closed")
    func errors() async throws {
        let server = try TestServer.start()
        let port = server.port
        try await Client.run {
            for (text, status) in [
                ("GET /\r\n\r\n", 400), ("POST / HTTP/1.1\r\n", 405), ("GET / HTTP/3.0\r\n", 505),
                (
                    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n" + String(repeating: "a", count: 100_000),
                    413
                ),
            ] {
                let client = try Client(port)
                try client.send(text)
                let response = try client.readResponse()
                #expect(response.status == status)
                #expect(response.head.contains("\r\nAllow: GET, HEAD\r\n") == (status == 405))
                #expect(client.readToEnd() == "")
            }
        }
        server.stop()
    }

    @Test("A wrong handshake is answered with status 400 and the version of web sockets")
    func wrongHandshake() async throws {
        let server = try TestServer.start { _ in Issue.record("a web socket is open") }
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            try client.send(Client.handshake.replacingOccurrences(of: "Version: 13", with: "Version: 12"))
            let response = try client.readResponse()
            #expect(response.status == 400)
            #expect(response.head.contains("\r\nSec-WebSocket-Version: 13\r\n"))
            #expect(client.readToEnd() == "")
        }
        server.stop()
    }
}
