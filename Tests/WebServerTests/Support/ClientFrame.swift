@testable import WebServer

/// A frame of a client, masked unless a test wants otherwise.
struct ClientFrame {
    var opcode: UInt8
    var payload: [UInt8]
    var isFinal = true
    var reserved: UInt8 = 0
    var mask: [UInt8]? = [0x37, 0xFA, 0x21, 0x3D]

    init(_ opcode: WebSocketFrame.Opcode, _ payload: some Sequence<UInt8> = [], isFinal: Bool = true) {
        self.opcode = opcode.rawValue
        self.payload = Array(payload)
        self.isFinal = isFinal
    }

    static func text(_ text: String) -> ClientFrame { ClientFrame(.text, text.utf8) }

    static func close(_ code: UInt16, _ reason: String = "") -> ClientFrame {
        ClientFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8))
    }

    var bytes: [UInt8] {
        var length = [UInt8(payload.count > 0xFFFF ? 127 : payload.count > 125 ? 126 : payload.count)]
        if payload.count > 0xFFFF {
            for shift in stride(from: 56, through: 0, by: -8) {
                length.append(UInt8(truncatingIfNeeded: payload.count >> shift))
            }
        } else if payload.count > 125 {
            length += [UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        }
        if mask != nil { length[0] |= 0x80 }
        let head = [(isFinal ? 0x80 : 0) | reserved | opcode] + length
        guard let mask else { return head + payload }
        return head + mask + payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    }
}
