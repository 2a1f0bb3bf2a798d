import Dispatch
import Foundation

/// A web socket of a server; RFC 6455. The server keeps it while it is open.
///
/// What it calls may do anything, such as close it, stop the server, or release both.
@MainActor package final class WebSocket: ServerConnection {
    /// Called with each message, in order. After ``close(code:reason:)`` there are none.
    package var onMessage: ((WebSocketMessage) -> Void)?
    /// Called exactly once at the end, with the code of the first close frame that either side sent, or 1013 after too
    /// many unsent bytes; `nil` if there was no code.
    package var onClose: ((UInt16?) -> Void)?
    /// Called when the system has taken all unsent bytes, if some had to wait.
    package var onDrain: (() -> Void)?

    /// The request that opened the web socket.
    package let request: HTTPRequest

    private enum State {
        case open
        /// A close frame was sent, and the peer has not answered.
        case closing
        /// The last bytes are being sent. Then the connection is closed, by the peer first after an error.
        case finishing(isError: Bool)
        case ended
    }

    private let stream: SocketStream
    private let context: ConnectionContext
    private var parser: WebSocketFrameParser
    private var state = State.open
    private var closeCode: UInt16?
    /// Whether the peer has sent anything since the last ping.
    private var isResponsive = true

    init(_ stream: SocketStream, _ context: ConnectionContext, request: HTTPRequest) {
        self.stream = stream
        self.context = context
        self.request = request
        parser = WebSocketFrameParser(messageLimit: context.configuration.messageByteLimit)
        stream.onReceive = { [weak self] in self?.receive($0) }
        stream.onProgress = { [weak self] in self?.progress() }
        stream.onEnd = { [weak self] in self?.finish() }
        context.setDeadline(after: context.configuration.pingSeconds)
    }

    /// Whether messages can be sent.
    package var isOpen: Bool { if case .open = state { true } else { false } }

    /// How many bytes wait until the system takes them.
    package var unsentByteCount: Int { stream.unsentByteCount }

    /// Sends text. A web socket that is not open sends nothing.
    ///
    /// If more bytes have to wait than the configuration allows, the web socket is closed, and `onClose` called soon.
    package func send(_ text: String) { sendMessage(WebSocketFrame(.text, text.utf8)) }

    /// Sends bytes, under the same conditions as text.
    package func send(_ data: Data) { sendMessage(WebSocketFrame(.binary, data)) }

    /// Sends a close frame, and closes the connection when the peer has answered, or after two seconds.
    ///
    /// - Parameters:
    ///   - code: The code; RFC 6455 section 7.4. One that must not be sent is left out, together with the reason.
    ///   - reason: A text for the peer, of which at most 123 bytes of UTF-8 are sent.
    package func close(code: UInt16 = 1000, reason: String = "") {
        guard isOpen else { return }
        state = .closing
        closeCode = WebSocketCloseCode.isValid(code) ? code : nil
        context.setDeadline(after: context.configuration.closeSeconds)
        stream.send(WebSocketFrame.close(code, reason).bytes)
    }

    private func sendMessage(_ frame: WebSocketFrame) {
        guard isOpen else { return }
        stream.send(frame.bytes)
        if stream.unsentByteCount <= context.configuration.unsentByteLimit { return }
        closeCode = WebSocketCloseCode.tryAgainLater
        state = .finishing(isError: false)
        stream.close()
        // The caller may be in the middle of something.
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }

    // MARK: Input

    /// Takes bytes of the peer.
    func receive(_ bytes: ArraySlice<UInt8>) {
        isResponsive = true
        for event in parser.parse(bytes) {
            switch (state, event) {
            case (.open, .message(let message)): onMessage?(message)
            case (.open, .ping(let payload)): sendMessage(WebSocketFrame(.pong, payload))
            case (.open, .close(let code, _)):
                closeCode = code
                stream.send(WebSocketFrame.close(code).bytes)
                finishLater(isError: false)
            case (.open, .failure(let error)):
                closeCode = error.closeCode
                stream.send(WebSocketFrame.close(error.closeCode, error.reason).bytes)
                finishLater(isError: true)
            case (.closing, .close), (.closing, .failure): finishLater(isError: false)
            default: break
            }
        }
    }

    // MARK: End

    private func finishLater(isError: Bool) {
        state = .finishing(isError: isError)
        context.setDeadline(after: context.configuration.closeSeconds)
        if stream.unsentByteCount == 0 { wereSent() }
    }

    private func progress() {
        if stream.unsentByteCount > 0 { return }
        if isOpen { onDrain?() } else { wereSent() }
    }

    private func wereSent() {
        guard case .finishing(let isError) = state else { return }
        // Closing with unread bytes would take back the close frame.
        if isError { stream.endWriting() } else { finish() }
    }

    private func finish() {
        if case .ended = state { return }
        state = .ended
        stream.close()
        context.remove()
        let onClose = onClose
        (onMessage, self.onClose, onDrain) = (nil, nil, nil)
        onClose?(closeCode)
    }

    func expire() {
        guard isOpen, isResponsive else { return finish() }
        isResponsive = false
        sendMessage(WebSocketFrame(.ping))
        context.setDeadline(after: context.configuration.pingSeconds)
    }

    func end() {
        close(code: WebSocketCloseCode.goingAway)
        finish()
    }
}
