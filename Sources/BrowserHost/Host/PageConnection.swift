/// The connection to a page.
@MainActor protocol PageConnection: AnyObject {
    /// Sends a message. It is dropped if the connection is closed.
    func send(_ text: String)
    /// Closes the connection with a code of web sockets, and a reason.
    func close(code: UInt16, reason: String)
}

/// The codes with which connections are closed, from those that applications may use.
enum CloseCode {
    /// The scene was closed: the page has nothing to show any more.
    static let sceneIsClosed: UInt16 = 4001
    /// Another page shows the scene.
    static let isTakenOver: UInt16 = 4002
    /// The page sent a message that cannot be read.
    static let isMalformed: UInt16 = 4003
    /// There are too many scenes.
    static let isFull: UInt16 = 4004
}
