import Foundation

/// The connections of a server, and how many there may be.
@MainActor final class ServerConnections {
    let deadlines = DeadlineTimer()
    let listening: ListeningSocket
    private(set) var respond: ((HTTPRequest) -> WebServer.Response)?

    private let configuration: WebServer.Configuration
    private var connections: [Int: any ServerConnection] = [:]
    private var lastID = 0
    private(set) var isPaused = false
    private var isStopped = false

    /// How many descriptors of connections are open.
    private(set) var openDescriptors = 0

    /// The number under which the end of a pause has its deadline, which is that of no connection.
    private static let accepting = 0

    /// Listens. Connections wait until the start.
    init(_ configuration: WebServer.Configuration) throws(WebServerError) {
        try configuration.check()
        self.configuration = configuration
        listening = try ListeningSocket(configuration)
        listening.onConnection = { [weak self] in self?.add($0) }
        listening.onPause = { [weak self] in self?.pause() }
        deadlines.onExpiry = { [weak self] in self?.expire($0) }
    }

    func start(_ respond: @escaping (HTTPRequest) -> WebServer.Response) {
        if isStopped { return }
        self.respond = respond
        listening.resume()
    }

    /// Ends everything. What is called in turn finds a server that has stopped.
    func stop() {
        isStopped = true
        listening.close()
        respond = nil
        let last = connections.sorted { $0.key < $1.key }
        connections = [:]
        deadlines.removeAll()
        for (_, connection) in last { connection.end() }
    }

    /// Puts a web socket in the place of the connection that has become it.
    func upgrade(_ id: Int, to socket: WebSocket) { connections[id] = socket }

    func remove(_ id: Int) {
        connections[id] = nil
        deadlines.set(id, after: nil)
    }

    // MARK: New connections

    private func add(_ descriptor: Int32) {
        guard connections.count < configuration.connectionLimit else { return refuse(descriptor) }
        let http = connections.filter { $0.value is HTTPConnection }
        if http.count >= configuration.httpConnectionLimit { http.min { $0.key < $1.key }?.value.end() }
        lastID += 1
        openDescriptors += 1
        let stream = SocketStream(descriptor) { [weak self] in self?.descriptorWasClosed() }
        let context = ConnectionContext(id: lastID, configuration: configuration, connections: self)
        connections[lastID] = HTTPConnection(stream, context)
    }

    private func refuse(_ descriptor: Int32) {
        let error = HTTPRequestError(503, "There are too many connections.")
        // A new socket takes so few bytes at once.
        HTTPResponse(error).bytes(keepsConnection: false).withUnsafeBufferPointer {
            _ = SystemCall.write(descriptor, $0)
        }
        SystemCall.endWriting(descriptor)
        // Where bytes are unread, closing would take back the answer.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16 * 1024) { _ = SystemCall.read(descriptor, $0) }
        SystemCall.closeSocket(descriptor)
    }

    private func descriptorWasClosed() {
        openDescriptors -= 1
        resume()
    }

    private func pause() {
        isPaused = true
        // The descriptors may be used by others than this server, whose closing nothing tells.
        deadlines.set(Self.accepting, after: 1)
    }

    private func resume() {
        if !isPaused { return }
        isPaused = false
        deadlines.set(Self.accepting, after: nil)
        listening.resume()
    }

    private func expire(_ id: Int) {
        if id == Self.accepting { resume() } else { connections[id]?.expire() }
    }
}
