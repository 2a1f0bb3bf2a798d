import Foundation

/// A frame that a server sends: a message or a control frame, whole and not masked; RFC 6455 section 5.
struct WebSocketFrame: Hashable {
    /// What a frame is.
    enum Opcode: UInt8 {
        case continuation = 0x0
        case text = 0x1
        case binary = 0x2
        case close = 0x8
        case ping = 0x9
        case pong = 0xA

        /// Whether it is of a control frame, which is short and not fragmented; section 5.5.
        var isControl: Bool { rawValue & 0x8 != 0 }
    }

    /// Bytes that the payload of a control frame has at most.
    static let mostControlBytes = 125

    let opcode: Opcode
    let payload: [UInt8]

    init(_ opcode: Opcode, _ payload: some Sequence<UInt8> = []) {
        self.opcode = opcode
        self.payload = Array(payload)
    }

    /// A close frame. A code that must not be sent is left out, with the reason, which is otherwise cut to 123 bytes
    /// before a character.
    static func close(_ code: UInt16?, _ reason: String = "") -> WebSocketFrame {
        guard let code, WebSocketCloseCode.isValid(code) else { return WebSocketFrame(.close) }
        var text = ""
        for character in reason {
            if text.utf8.count + character.utf8.count > mostControlBytes - 2 { break }
            text.append(character)
        }
        return WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(text.utf8))
    }

    /// The bytes to send.
    var bytes: [UInt8] {
        var bytes: [UInt8] = [0x80 | opcode.rawValue]
        bytes.reserveCapacity(payload.count + 10)
        switch payload.count {
        case ...125: bytes.append(UInt8(payload.count))
        case ...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(127)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: UInt64(payload.count) >> UInt64(shift)))
            }
        }
        return bytes + payload
    }
}

/// The codes of close frames; RFC 6455 section 7.4.
enum WebSocketCloseCode {
    static let goingAway: UInt16 = 1001
    static let protocolError: UInt16 = 1002
    static let invalidText: UInt16 = 1007
    static let tooLarge: UInt16 = 1009
    static let tryAgainLater: UInt16 = 1013

    /// Returns whether a code may be sent: one that is registered and not reserved, or one of applications.
    static func isValid(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
