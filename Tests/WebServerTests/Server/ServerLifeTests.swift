import Foundation
import TestSupport
import Testing

@testable import WebServer

@MainActor @Suite struct ServerLifeTests {
    @Test("A server that is stopped, or released, closes its port and its connections", arguments: [false, true])
    func stop(isReleased: Bool) async throws {
        var server: WebServer? = try TestServer.start()
        let port = try #require(server?.port)
        let client = try await Client.run {
            let client = try Client(port)
            try client.send(Client.get)
            _ = try client.readResponse()
            return Held(client)
        }
        weak let connections = server?.connections
        if !isReleased { server?.stop() }
        server = nil
        try await Client.run { #expect(client.value.readToEnd() == "") }
        await eventually("the release of the connections") { connections == nil }
        await #expect(throws: Client.Failure.self) { try await Client.run { try Client(port).close() } }
    }

    @Test("A server can be stopped while it answers")
    func stopInside() async throws {
        let server = try WebServer()
        server.start { [weak server] _ in
            server?.stop()
            return .http(HTTPResponse(unchecked: 200, []))
        }
        let port = server.port
        try await Client.run {
            let client = try Client(port)
            try client.send(Client.get + Client.get)
            #expect(client.readToEnd() == "")
        }
    }

    @Test("A configuration that no server can have is refused with its rule, value and fix")
    func configuration() throws {
        func error(_ configure: (inout WebServer.Configuration) -> Void) -> WebServerError? {
            var configuration = WebServer.Configuration()
            configure(&configuration)
            do throws(WebServerError) {
                _ = try WebServer(configuration)
                return nil
            } catch {
                return error
            }
        }
        #expect(error { $0.address = "localhost" } == .invalidAddress("localhost"))
        #expect(error { $0.address = "192.0.2.1" } == .addressNotAvailable("192.0.2.1"))
        #expect(
            error { $0.connectionLimit = 0 }?.description.hasPrefix("connectionLimit is at least 1, not 0.") == true)
        #expect(error { $0.idleSeconds = .nan }?.description.hasPrefix("idleSeconds is above 0, not nan.") == true)
        let server = try WebServer()
        let inUse = error { $0.port = server.port }
        #expect(inUse == .portInUse(address: "127.0.0.1", port: server.port))
        #expect(inUse?.description.contains("port \(server.port) of 127.0.0.1 is in use. Choose another port") == true)
        server.stop()
    }
}
