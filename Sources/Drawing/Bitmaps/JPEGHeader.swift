/// The parts of a JPEG file before its first pixel.
struct JPEGHeader {
    /// One of the planes of a picture: grey, or a share of the colours.
    struct Component {
        var id: UInt8
        /// The samples across and down, relative to the other components.
        var across: Int
        var down: Int
        /// The number of its table of steps.
        var steps: Int
    }

    var width = 0
    var height = 0
    var components: [Component] = []
    var isProgressive = false
    /// Whether the picture can be decoded: not if it is without loss, arithmetic, deep, or in four colours.
    var isSupported = false
    /// Whether the components are red, green and blue themselves.
    var isRGB = false
    var orientation = ImageOrientation.up
    /// Where the file says the orientation, if it does.
    var orientationPlace: Range<Int>?

    /// The number of samples across and down of the finest component.
    var across: Int { components.lazy.map(\.across).max() ?? 1 }
    var down: Int { components.lazy.map(\.down).max() ?? 1 }

    /// A marker with its content, which begins after the content's length.
    struct Segment {
        var marker: UInt8
        var content: Range<Int>
    }

    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// Returns the segment from a position on; `nil` at the end of the picture.
    static func segment(of bytes: [UInt8], at position: inout Int) throws(AssetFault) -> Segment? {
        guard position < bytes.count, bytes[position] == 0xFF else { throw AssetFault("the JPEG file is damaged") }
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { throw AssetFault("the JPEG file ends early") }
        let marker = bytes[position]
        position += 1
        switch marker {
        case 0xD9: return nil
        // Markers without content.
        case 0x01, 0xD0...0xD8: return Segment(marker: marker, content: position..<position)
        default: break
        }
        guard position + 2 <= bytes.count else { throw AssetFault("the JPEG file ends early") }
        let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
        guard length >= 2 else { throw AssetFault("the JPEG file is damaged") }
        guard position + length <= bytes.count else { throw AssetFault("the JPEG file ends early") }
        defer { position += length }
        return Segment(marker: marker, content: position + 2..<position + length)
    }

    /// Whether the mark of the end is in the last bytes of a file, behind which some writers put a few of their own.
    static func hasEnd(_ bytes: [UInt8]) -> Bool {
        let tail = bytes.suffix(64)
        return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    /// Reads the header of a file, up to the first scan.
    init(of bytes: [UInt8]) throws(AssetFault) {
        guard bytes.starts(with: Self.signature) else { throw AssetFault("it is not a JPEG file") }
        var position = 2
        var isJFIF = false
        var transform: UInt8?
        while let segment = try Self.segment(of: bytes, at: &position) {
            let content = bytes[segment.content]
            switch segment.marker {
            case 0xE0 where content.starts(with: "JFIF".utf8): isJFIF = true
            case 0xE1 where orientationPlace == nil:
                if let found = ImageOrientation.find(inExif: segment.content, of: bytes) {
                    (orientation, orientationPlace) = (found.orientation, found.place)
                }
            case 0xEE where content.count >= 12 && content.starts(with: "Adobe".utf8):
                transform = content[content.startIndex + 11]
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard components.isEmpty else { throw AssetFault("its JPEG header is damaged") }
                try readFrame(segment.marker, Array(content))
            case 0xDA:
                guard !components.isEmpty else { throw AssetFault("its JPEG header is damaged") }
                if components.count == 3 {
                    isRGB =
                        transform.map { $0 == 0 } ?? (!isJFIF && components.map(\.id).elementsEqual("RGB".utf8))
                }
                return
            default: break
            }
        }
        throw AssetFault("the JPEG file has no picture")
    }

    private mutating func readFrame(_ marker: UInt8, _ content: [UInt8]) throws(AssetFault) {
        guard content.count >= 6, content.count == 6 + Int(content[5]) * 3 else {
            throw AssetFault("its JPEG header is damaged")
        }
        height = Int(content[1]) << 8 | Int(content[2])
        width = Int(content[3]) << 8 | Int(content[4])
        guard width > 0, height > 0 else { throw AssetFault("its JPEG header is damaged") }
        for index in 0..<Int(content[5]) {
            let part = content[6 + index * 3..<9 + index * 3]
            components.append(
                Component(
                    id: part[part.startIndex], across: Int(part[part.startIndex + 1] >> 4),
                    down: Int(part[part.startIndex + 1] & 15), steps: Int(part[part.startIndex + 2])))
        }
        guard !components.isEmpty, Set(components.map(\.id)).count == components.count,
            components.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) && $0.steps < 4 })
        else { throw AssetFault("its JPEG header is damaged") }
        // One component has one size, whatever it says.
        if components.count == 1 { (components[0].across, components[0].down) = (1, 1) }
        isProgressive = marker == 0xC2
        isSupported =
            (0xC0...0xC2).contains(marker) && content[0] == 8 && (components.count == 1 || components.count == 3)
            && width * height <= Bitmap.dotLimit
    }
}
