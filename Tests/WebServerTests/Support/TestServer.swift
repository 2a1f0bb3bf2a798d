import Foundation

@testable import WebServer

/// Servers of tests, each at a port of its own.
@MainActor enum TestServer {
    nonisolated static let page = "<!doctype html><title>ä</title>"

    /// Starts a server with a page at every path but `/chat`, where a function is called with each web socket.
    static func start(
        _ configuration: WebServer.Configuration = .with { _ in },
        open: @escaping (WebSocket) -> Void = { _ in }
    ) throws -> WebServer {
        let server = try WebServer(configuration)
        server.start { request in
            if request.path == "/chat" { return .webSocket(open: open) }
            return .http(page(of: request))
        }
        return server
    }

    private static func page(of request: HTTPRequest) -> HTTPResponse {
        if let count = request.value("bytes").flatMap(Int.init) {
            return HTTPResponse(unchecked: 200, [], Data(repeating: 0x61, count: count))
        }
        let type = (name: "Content-Type", value: "text/html; charset=utf-8")
        return HTTPResponse(unchecked: 200, [type], Data(page.utf8))
    }

    /// Sends each message back.
    static func echo(_ socket: WebSocket) {
        socket.onMessage = { [weak socket] message in
            switch message {
            case .text(let text): socket?.send(text)
            case .data(let data): socket?.send(data)
            }
        }
    }
}

/// What callbacks tell a test, in order.
@MainActor final class Events<Event: Sendable> {
    private let continuation: AsyncStream<Event>.Continuation
    private var iterator: AsyncStream<Event>.Iterator
    private(set) var all: [Event] = []

    init(of type: Event.Type = Event.self) {
        let (stream, continuation) = AsyncStream.makeStream(of: type)
        self.continuation = continuation
        iterator = stream.makeAsyncIterator()
    }

    func add(_ event: Event) {
        all.append(event)
        continuation.yield(event)
    }

    /// Waits for the next event.
    func next() async -> Event? {
        var iterator = iterator
        defer { self.iterator = iterator }
        return await iterator.next(isolation: MainActor.shared)
    }
}

extension WebServer.Configuration {
    /// Returns a configuration with some changes, and without deadlines that a busy machine could miss.
    static func with(_ change: (inout WebServer.Configuration) -> Void) -> WebServer.Configuration {
        var configuration = WebServer.Configuration()
        (configuration.requestSeconds, configuration.idleSeconds) = (10_000, 10_000)
        change(&configuration)
        return configuration
    }
}
