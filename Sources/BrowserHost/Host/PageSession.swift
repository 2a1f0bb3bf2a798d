import WebServer

/// A web socket of a page, and the scene that it was given.
@MainActor final class PageSession: PageConnection {
    private let socket: WebSocket
    /// The scene of the page; `nil` until it has said hello.
    weak var tab: BrowserTab?
    /// The name that the page has given itself.
    var page = ""
    /// Whether the page has said that it is left.
    var isLeaving = false

    init(_ socket: WebSocket) { self.socket = socket }

    func send(_ text: String) { socket.send(text) }

    func close(code: UInt16, reason: String) { socket.close(code: code, reason: reason) }
}
