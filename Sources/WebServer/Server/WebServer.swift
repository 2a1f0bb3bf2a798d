import Dispatch

/// A web server for one application on one machine: it answers requests of HTTP/1.1, and opens web sockets.
///
/// All of it runs on the main queue, and nothing wakes the program while no peer does anything and no deadline is set.
@MainActor package final class WebServer {
    /// What a request is answered with.
    package enum Response {
        /// An answer of HTTP.
        case http(HTTPResponse)
        /// A web socket, which the function is called with as soon as it is open. If the request is no valid handshake,
        /// status 400 is the answer.
        case webSocket(open: (WebSocket) -> Void)
    }

    /// The address that the server listens at.
    package let address: String
    /// The port that the server listens at.
    package let port: UInt16

    /// The connections, which outlive a release of the server until they are told.
    let connections: ServerConnections

    /// Listens. Connections wait until ``start(respond:)``.
    ///
    /// Throws an error if the configuration is invalid, or the system refuses the address or the port.
    package init(_ configuration: Configuration = Configuration()) throws(WebServerError) {
        connections = try ServerConnections(configuration)
        address = configuration.address
        port = connections.listening.port
    }

    /// A released server stops.
    deinit {
        DispatchQueue.main.async { [connections] in MainActor.assumeIsolated { connections.stop() } }
    }

    /// Takes connections, and answers each request with what a function returns. A server that was stopped does nothing.
    package func start(respond: @escaping (HTTPRequest) -> Response) { connections.start(respond) }

    /// Closes the port and all connections at once.
    ///
    /// Open web sockets send a close frame with code 1001 if the system takes it, and their `onClose` is called before
    /// this returns. Stopping again changes nothing.
    package func stop() { connections.stop() }
}
