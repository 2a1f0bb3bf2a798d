/// A connection of a server: one of HTTP, or a web socket.
@MainActor protocol ServerConnection: AnyObject {
    /// The deadline has come that the connection has set.
    func expire()
    /// Ends the connection at once.
    func end()
}

/// What a connection knows of its server.
@MainActor struct ConnectionContext {
    /// The number of the connection. Later ones have higher numbers.
    let id: Int
    let configuration: WebServer.Configuration
    private(set) weak var connections: ServerConnections?

    /// Sets the deadline of the connection some seconds from now; `nil` removes it.
    func setDeadline(after seconds: Double?) { connections?.deadlines.set(id, after: seconds) }

    /// Forgets the connection, which has ended.
    func remove() { connections?.remove(id) }
}
