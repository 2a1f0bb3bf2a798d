import Foundation

@testable import Drawing

extension PixelImage {
    /// The image as a PNG file, without compression, so that the bytes are the same on every machine.
    var png: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header =
            Self.bigEndian(UInt32(truncatingIfNeeded: width)) + Self.bigEndian(UInt32(truncatingIfNeeded: height))
        // Eight bits a channel, RGBA, standard compression and filter methods, not interlaced.
        header += [8, 6, 0, 0, 0]
        Self.appendChunk("IHDR", header, to: &file)

        var rows: [UInt8] = []
        rows.reserveCapacity(bytes.count + height)
        for row in 0..<height {
            rows.append(0)
            rows += bytes[row * width * 4..<(row + 1) * width * 4]
        }
        var stream: [UInt8] = [0x78, 0x01]
        var position = 0
        while position < rows.count {
            let end = min(position + 0xFFFF, rows.count)
            let count = UInt16(end - position)
            stream.append(end == rows.count ? 1 : 0)
            for half in [count, ~count] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
            stream += rows[position..<end]
            position = end
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        stream += Self.bigEndian(b << 16 | a)
        Self.appendChunk("IDAT", stream, to: &file)
        Self.appendChunk("IEND", [], to: &file)
        return file
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }

    private static func appendChunk(_ name: String, _ content: [UInt8], to file: inout Data) {
        let body = Array(name.utf8) + content
        var sum = UInt32.max
        for byte in body { sum = crcTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        file += bigEndian(UInt32(truncatingIfNeeded: content.count)) + body + bigEndian(~sum)
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        return value
    }
}
