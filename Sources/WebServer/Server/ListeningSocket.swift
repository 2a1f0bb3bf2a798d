import Dispatch

/// A socket that takes connections.
@MainActor final class ListeningSocket {
    /// Called with the descriptor of each new connection, which is the callee's.
    var onConnection: ((Int32) -> Void)?
    /// Called when the process or the system has no descriptors left for connections. The socket takes none until
    /// ``resume()``.
    var onPause: (() -> Void)?

    let port: UInt16
    private var sources: SocketSources?

    /// Connections taken before anything else has its turn.
    private static let mostAtOnce = 64

    init(_ configuration: WebServer.Configuration) throws(WebServerError) {
        let address = try SocketAddress(configuration.address, port: configuration.port)
        let descriptor = SystemCall.streamSocket(address.family)
        if descriptor < 0 { throw .system(call: "socket", code: errno) }
        do throws(WebServerError) {
            try Self.listen(descriptor, at: address, configuration)
        } catch {
            SystemCall.closeSocket(descriptor)
            throw error
        }
        port = SocketAddress.port(of: descriptor)
        sources = SocketSources(descriptor, read: { [weak self] in self?.accept() }, write: {}, closed: {})
    }

    private static func listen(
        _ descriptor: Int32, at address: SocketAddress, _ configuration: WebServer.Configuration
    ) throws(WebServerError) {
        // A port can be used again at once after the end of a program.
        SystemCall.setOption(descriptor, SOL_SOCKET, SO_REUSEADDR)
        // An address of IPv6 is not one of IPv4 as well, on any system.
        if address.family == AF_INET6 { SystemCall.setOption(descriptor, SystemCall.ipv6, IPV6_V6ONLY) }
        if address.withPointer({ bind(descriptor, $0, $1) }) != 0 {
            switch errno {
            case EADDRINUSE: throw .portInUse(address: configuration.address, port: configuration.port)
            case EACCES: throw .portForbidden(address: configuration.address, port: configuration.port)
            case EADDRNOTAVAIL: throw .addressNotAvailable(configuration.address)
            default: throw .system(call: "bind", code: errno)
            }
        }
        if SystemCall.startListening(descriptor, configuration.backlog) != 0 {
            // Another socket can have begun to listen after both were bound.
            if errno == EADDRINUSE { throw .portInUse(address: configuration.address, port: configuration.port) }
            throw .system(call: "listen", code: errno)
        }
    }

    /// Takes connections, from the start or after a pause.
    func resume() { sources?.setReading(true) }

    /// Takes no connection any more, and refuses those that wait.
    func close() {
        sources?.cancel()
        sources = nil
        (onConnection, onPause) = (nil, nil)
    }

    private func accept() {
        for _ in 0..<Self.mostAtOnce {
            guard let sources else { return }
            let descriptor = SystemCall.acceptConnection(sources.descriptor)
            if descriptor >= 0 {
                onConnection?(descriptor)
                continue
            }
            switch errno {
            case EAGAIN, EWOULDBLOCK: return
            // The connection ended before it was taken.
            case ECONNABORTED, EPROTO: continue
            default:
                // The source would fire again and again, as the connection still waits.
                sources.setReading(false)
                onPause?()
                return
            }
        }
    }
}
