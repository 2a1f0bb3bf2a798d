import Foundation

/// Reads the frames of a client from bytes that arrive in any parts, and assembles messages; RFC 6455 section 5.
struct WebSocketFrameParser {
    /// What was read.
    enum Event: Hashable {
        case message(WebSocketMessage)
        case ping([UInt8])
        case pong([UInt8])
        /// A close frame, whose code may be missing. No bytes after it are read.
        case close(code: UInt16?, reason: String)
        /// The bytes break the protocol. Nothing after them can be read.
        case failure(WebSocketError)
    }

    /// Bytes that a message has at most.
    private let messageLimit: Int
    /// The beginning of a head.
    private var headBytes: [UInt8] = []
    private var head: WebSocketFrameHead?
    /// The payload of the frame so far, unmasked.
    private var payload: [UInt8] = []
    /// The message of which some fragments are there.
    private var message: (opcode: WebSocketFrame.Opcode, bytes: [UInt8])?
    private var isOver = false

    init(messageLimit: Int = 1 << 20) { self.messageLimit = messageLimit }

    /// How many bytes are kept.
    var storedBytes: Int { headBytes.count + payload.count + (message?.bytes.count ?? 0) }

    /// Takes the next bytes. Returns what is complete with them.
    mutating func parse(_ bytes: ArraySlice<UInt8>) -> [Event] {
        var rest = bytes
        var events: [Event] = []
        do throws(WebSocketError) {
            while !isOver, let event = try next(&rest) { events += event }
        } catch {
            end()
            events.append(.failure(error))
        }
        return events
    }

    /// Takes the bytes of a frame. Returns nothing for a fragment, and `nil` if more bytes are needed.
    private mutating func next(_ rest: inout ArraySlice<UInt8>) throws(WebSocketError) -> [Event]? {
        while head == nil {
            let missing = WebSocketFrameHead.missing(after: headBytes)
            headBytes += rest.prefix(missing)
            rest = rest.dropFirst(missing)
            head = try WebSocketFrameHead(headBytes, limit: messageLimit)
            if let head { try check(head) } else if rest.isEmpty { return nil }
        }
        guard let head else { return nil }
        let part = rest.prefix(head.payloadCount - payload.count)
        let start = payload.count
        payload += part
        head.unmask(&payload, from: start, phase: start)
        rest = rest.dropFirst(part.count)
        if payload.count < head.payloadCount { return nil }

        defer { (self.head, headBytes, payload) = (nil, [], []) }
        return try head.opcode.isControl ? [control(head.opcode)] : data(head)
    }

    /// Checks what a frame is allowed to be after the ones before it; section 5.4.
    private func check(_ head: WebSocketFrameHead) throws(WebSocketError) {
        if head.opcode.isControl { return }
        if (head.opcode == .continuation) != (message != nil) {
            throw .protocolError("A fragment is missing, or continues nothing.")
        }
        if head.payloadCount > messageLimit - (message?.bytes.count ?? 0) { throw .tooLarge }
    }

    private mutating func data(_ head: WebSocketFrameHead) throws(WebSocketError) -> [Event] {
        if message == nil {
            message = (head.opcode, payload)
        } else {
            message?.bytes += payload
        }
        guard head.isFinal, let whole = message else { return [] }
        message = nil
        if whole.opcode == .binary { return [.message(.data(Data(whole.bytes)))] }
        guard let text = String(validating: whole.bytes, as: UTF8.self) else { throw .invalidText }
        return [.message(.text(text))]
    }

    private mutating func control(_ opcode: WebSocketFrame.Opcode) throws(WebSocketError) -> Event {
        switch opcode {
        case .ping: return .ping(payload)
        case .pong: return .pong(payload)
        default: break
        }
        let bytes = payload
        end()
        if bytes.isEmpty { return .close(code: nil, reason: "") }
        guard bytes.count >= 2 else { throw .protocolError("A close frame has half a code.") }
        let code = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
        guard WebSocketCloseCode.isValid(code) else { throw .protocolError("A close frame has an invalid code.") }
        guard let reason = String(validating: bytes[2...], as: UTF8.self) else { throw .invalidText }
        return .close(code: code, reason: reason)
    }

    private mutating func end() {
        (headBytes, payload, message) = ([], [], nil)
        isOver = true
    }
}
