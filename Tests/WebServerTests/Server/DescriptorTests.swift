import Foundation
import TestSupport
import Testing

@testable import WebServer

/// Each runs in a process of its own, as descriptors are the process's.
@Suite struct DescriptorTests {
    @Test("300 connections that were opened and closed leave no descriptor")
    func leaks() async {
        await #expect(processExitsWith: .success) { try await DescriptorScenario.leaks() }
    }

    @Test("A server without descriptors pauses, and takes connections when one has closed")
    func exhaustion() async {
        await #expect(processExitsWith: .success) { try await DescriptorScenario.exhaustion() }
    }
}

/// What happens in the processes of the tests above.
@MainActor private enum DescriptorScenario {
    /// The descriptors of the process that are sockets. Dispatch opens others, such as timers, when it needs them.
    private static func openSockets() -> Int {
        (0..<Int32(2_048)).count { descriptor in
            var (type, count) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
            return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &count) == 0
        }
    }

    private static func check(_ condition: Bool, _ what: String) {
        if condition { return }
        FileHandle.standardError.write(Data("\(what)\n".utf8))
        exit(1)
    }

    private static func visit(_ port: UInt16, _ count: Int) async throws {
        try await Client.run {
            for number in 0..<count {
                let client = try Client(port)
                if number % 3 == 0 {
                    try client.send("GET / HT")
                } else if number % 3 == 1 {
                    try client.send(Client.get)
                    _ = try client.readResponse()
                } else {
                    try client.send(Client.handshake)
                    _ = try client.readResponse()
                    try client.send(ClientFrame.text("a").bytes)
                    _ = try client.readFrame()
                    if number % 2 == 0 { try client.send(ClientFrame.close(1000).bytes) }
                }
            }
            // Connections are taken in order: after the answer on this one, none of the others waits to be taken.
            let last = try Client(port)
            try last.send("GET / HTTP/1.0\r\n\r\n")
            _ = last.readToEnd()
        }
    }

    static func leaks() async throws {
        let server = try TestServer.start(open: TestServer.echo)
        // The first connections open what Dispatch needs.
        try await visit(server.port, 6)
        await eventually("the end of the first connections") { server.connections.openDescriptors == 0 }
        let before = openSockets()
        try await visit(server.port, 300)
        await eventually("the end of all connections") { server.connections.openDescriptors == 0 }
        check(openSockets() == before, "\(openSockets()) sockets are open, not \(before)")

        let clients = try await Client.run { [port = server.port] in
            try (0..<40).map { _ in Held(try Client.webSocket(port)) }
        }
        check(openSockets() == before + 80, "\(openSockets()) sockets are open, not \(before) + 80")
        server.stop()
        for client in clients { client.value.close() }
        await eventually("the end of the server") { openSockets() == before - 1 }
        check(openSockets() == before - 1, "\(openSockets()) sockets are open, not \(before) - 1")
    }

    static func exhaustion() async throws {
        let server = try TestServer.start(open: TestServer.echo)
        let port = server.port
        try await visit(port, 6)
        await eventually("the end of the first connections") { server.connections.openDescriptors == 0 }
        let first = Held(try await Client.run { [port] in Held(try Client.webSocket(port)) }.value)
        let second = Held(try Client(port))
        await eventually("the second connection") { server.connections.openDescriptors == 2 }

        let waiting = Held(try Client(port, connects: false))
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = rlim_t(((0..<2_048).last { fcntl($0, F_GETFD) >= 0 } ?? 0) + 1)
        // Every number below the limit is taken.
        var taken: [Int32] = []
        setrlimit(resource, &limit)
        while case let copy = dup(0), copy >= 0 { taken.append(copy) }

        try waiting.value.connect()
        await eventually("the pause") { server.connections.isPaused }
        check(server.connections.openDescriptors == 2, "a connection was taken without a descriptor")
        first.value.close()
        // Its own number and that of the server's side are free now.
        await eventually("the connection that waited") {
            !server.connections.isPaused && server.connections.openDescriptors == 2
        }
        try await Client.run {
            try waiting.value.send(Client.get)
            if try waiting.value.readResponse().status != 200 { exit(1) }
        }
        second.value.close()
        waiting.value.close()
        server.stop()
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
