import Foundation

/// The opening handshake of a web socket; RFC 6455 section 4.2.
struct WebSocketHandshake {
    /// The value of `Sec-WebSocket-Accept` that answers the key of the client.
    let acceptKey: String

    /// Checks the request of a client.
    init(_ request: HTTPRequest) throws(HTTPRequestError) {
        let headers = request.headers
        guard request.method == .get, !request.isVersion10 else {
            throw HTTPRequestError(400, "A web socket is opened by GET of HTTP/1.1.")
        }
        guard headers.hasToken("websocket", in: "Upgrade"), headers.hasToken("upgrade", in: "Connection") else {
            throw HTTPRequestError(400, "A web socket is opened with Upgrade: websocket and Connection: Upgrade.")
        }
        guard headers.values("Sec-WebSocket-Version") == ["13"] else {
            throw HTTPRequestError(400, "The Sec-WebSocket-Version is not 13.")
        }
        let keys = headers.values("Sec-WebSocket-Key")
        guard keys.count == 1, keys[0].utf8.count == 24, Data(base64Encoded: keys[0])?.count == 16 else {
            throw HTTPRequestError(400, "The Sec-WebSocket-Key is not 16 bytes in base64.")
        }
        // The constant is the one of section 1.3.
        let hash = SHA1.hash(Array((keys[0] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        acceptKey = Data(hash).base64EncodedString()
    }

    /// The answer that opens the web socket.
    var response: [UInt8] {
        Array(
            ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: \(acceptKey)\r\n\r\n").utf8)
    }
}
