/// The beginning of a frame of a client: what it is, how long it is, and its mask; RFC 6455 section 5.2.
struct WebSocketFrameHead: Hashable {
    let isFinal: Bool
    let opcode: WebSocketFrame.Opcode
    let payloadCount: Int
    let mask: [UInt8]
    /// How many bytes the head has.
    let count: Int

    /// Reads the head from the first bytes of a frame; `nil` if more are needed.
    init?(_ bytes: [UInt8], limit: Int) throws(WebSocketError) {
        guard bytes.count >= 2 else { return nil }
        guard bytes[0] & 0x70 == 0 else { throw .protocolError("A reserved bit is set.") }
        guard let opcode = WebSocketFrame.Opcode(rawValue: bytes[0] & 0x0F) else {
            throw .protocolError("The opcode is unknown.")
        }
        guard bytes[1] & 0x80 != 0 else { throw .protocolError("The frame is not masked.") }
        let short = bytes[1] & 0x7F
        isFinal = bytes[0] & 0x80 != 0
        if opcode.isControl, !isFinal || short > WebSocketFrame.mostControlBytes {
            throw .protocolError("A control frame is fragmented or too long.")
        }
        let lengthCount = short == 127 ? 8 : short == 126 ? 2 : 0
        guard bytes.count >= 2 + lengthCount else { return nil }
        let length = bytes[2..<(2 + lengthCount)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if short == 126, length < 126 { throw .protocolError("The length is not minimal.") }
        if short == 127, length <= 0xFFFF || length >> 63 != 0 {
            throw .protocolError("The length is not minimal, or has its highest bit set.")
        }
        let payloadCount = lengthCount == 0 ? UInt64(short) : length
        guard opcode.isControl || payloadCount <= UInt64(limit) else { throw .tooLarge }
        guard bytes.count >= 6 + lengthCount else { return nil }
        self.opcode = opcode
        self.payloadCount = Int(payloadCount)
        mask = Array(bytes[(2 + lengthCount)..<(6 + lengthCount)])
        count = 6 + lengthCount
    }

    /// Returns how many more bytes are needed to tell more about a frame that begins with some bytes, fewer than its
    /// head has.
    static func missing(after bytes: [UInt8]) -> Int {
        guard bytes.count >= 2 else { return 2 - bytes.count }
        let lengthCount = bytes[1] & 0x7F == 127 ? 8 : bytes[1] & 0x7F == 126 ? 2 : 0
        return (bytes.count < 2 + lengthCount ? 2 : 6) + lengthCount - bytes.count
    }

    /// Unmasks the bytes of a payload from an index on; RFC 6455 section 5.3.
    func unmask(_ payload: inout [UInt8], from start: Int, phase: Int) {
        // Eight bytes at a time: a message can have a megabyte.
        let key = (0..<8).map { mask[(phase + $0) % 4] }
        let word = key.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        payload.withUnsafeMutableBytes { buffer in
            var index = start
            while index + 8 <= buffer.count {
                let masked = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                buffer.storeBytes(of: masked ^ word, toByteOffset: index, as: UInt64.self)
                index += 8
            }
            while index < buffer.count {
                buffer[index] ^= key[(index - start) % 4]
                index += 1
            }
        }
    }
}
