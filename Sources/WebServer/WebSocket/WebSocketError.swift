/// Why a web socket has to be closed: the bytes of the client break RFC 6455.
enum WebSocketError: Error, Hashable {
    /// The frames break the protocol.
    case protocolError(String)
    /// Text is not UTF-8.
    case invalidText
    /// A frame or a message has more bytes than are allowed.
    case tooLarge

    /// The code of the close frame; section 7.4.1.
    var closeCode: UInt16 {
        switch self {
        case .protocolError: WebSocketCloseCode.protocolError
        case .invalidText: WebSocketCloseCode.invalidText
        case .tooLarge: WebSocketCloseCode.tooLarge
        }
    }

    /// The reason in the close frame.
    var reason: String {
        switch self {
        case .protocolError(let reason): reason
        case .invalidText: "The text is not UTF-8."
        case .tooLarge: "The message is too large."
        }
    }
}
