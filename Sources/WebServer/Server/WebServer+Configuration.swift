extension WebServer {
    /// The address and the limits of a server.
    package struct Configuration: Hashable, Sendable {
        /// The address to listen at, a literal of IPv4 or IPv6.
        package var address = "127.0.0.1"
        /// The port to listen at; 0 for any that is free.
        package var port: UInt16 = 0
        /// Connections that wait to be taken at most. The system may allow fewer.
        package var backlog = 128
        /// Connections at once at most. A further one is answered with status 503.
        package var connectionLimit = 512
        /// Connections at once at most that are no web sockets. For a further one, the oldest of them is closed.
        package var httpConnectionLimit = 64
        /// The methods that requests may have. Others are answered with status 405.
        package var methods: Set<HTTPMethod> = [.get, .head]
        /// Bytes of the body of a request at most. A larger one is answered with status 413.
        package var bodyByteLimit = 0
        /// Bytes of a message of a web socket at most. A larger one closes the web socket with code 1009.
        package var messageByteLimit = 1 << 20
        /// Bytes at most that wait until a web socket can send them. More close it with code 1013.
        package var unsentByteLimit = 8 << 20
        /// Seconds after which a request must be there, counted from the connection or from its first byte.
        package var requestSeconds = 10.0
        /// Seconds after which a connection is closed on which nothing is asked, or nothing of an answer is taken.
        package var idleSeconds = 15.0
        /// Seconds between two pings of an open web socket, which is closed when it is silent from one to the next;
        /// `nil` for no pings, so that nothing wakes the program.
        package var pingSeconds: Double?
        /// Seconds for which the end of a connection waits for the peer.
        var closeSeconds = 2.0

        /// Describes a server at any free port of 127.0.0.1.
        package init() {}

        /// Throws an error for a value that no server can have.
        func check() throws(WebServerError) {
            let counts = [
                ("backlog", backlog, 1), ("connectionLimit", connectionLimit, 1),
                ("httpConnectionLimit", httpConnectionLimit, 1), ("bodyByteLimit", bodyByteLimit, 0),
                ("messageByteLimit", messageByteLimit, 0), ("unsentByteLimit", unsentByteLimit, 0),
            ]
            for (name, value, least) in counts where value < least {
                throw .invalidConfiguration(name: name, value: "\(value)", rule: "at least \(least)")
            }
            let seconds = [
                ("requestSeconds", requestSeconds), ("idleSeconds", idleSeconds), ("pingSeconds", pingSeconds ?? 1),
            ]
            for (name, value) in seconds where !(value > 0) {
                throw .invalidConfiguration(name: name, value: "\(value)", rule: "above 0")
            }
        }
    }
}
