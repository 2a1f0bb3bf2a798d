/// Decompresses data in the format DEFLATE (RFC 1951).
struct Inflate {
    private let bytes: ArraySlice<UInt8>
    private let limit: Int
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    /// Decompresses a stream. Throws if the result exceeds `limit` bytes.
    static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) throws(AssetFault) -> [UInt8] {
        var inflate = Inflate(bytes: bytes, limit: limit, position: bytes.startIndex)
        inflate.output.reserveCapacity(min(limit, 1 << 20))
        try inflate.run()
        return inflate.output
    }

    private init(bytes: ArraySlice<UInt8>, limit: Int, position: Int) {
        self.bytes = bytes
        self.limit = limit
        self.position = position
    }

    private mutating func run() throws(AssetFault) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try decode(Self.fixedLengths, Self.fixedDistances)
            case 2:
                let (lengths, distances) = try readCodes()
                try decode(lengths, distances)
            default: throw AssetFault("its packed data has an unknown block")
            }
        }
    }

    private mutating func take(_ count: Int) throws(AssetFault) -> Int {
        while bitCount < count {
            guard position < bytes.endIndex else { throw AssetFault("its packed data ends early") }
            bits |= UInt32(bytes[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & ((1 << UInt32(count)) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func append(_ byte: UInt8) throws(AssetFault) {
        guard output.count < limit else { throw AssetFault("its packed data is larger than it says") }
        output.append(byte)
    }

    private mutating func copyStored() throws(AssetFault) {
        (bits, bitCount) = (0, 0)
        let count = try take(16)
        let check = try take(16)
        guard count == ~check & 0xFFFF else { throw AssetFault("its packed data is damaged") }
        guard bytes.endIndex - position >= count, output.count + count <= limit else {
            throw AssetFault("its packed data ends early")
        }
        output += bytes[position..<position + count]
        position += count
    }

    /// A prefix code: the number of codes of each length, and their symbols in order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: ArraySlice<Int>) {
            for length in lengths where length > 0 { counts[length] += 1 }
            var offsets = [Int](repeating: 0, count: 17)
            for length in 1...15 { offsets[length + 1] = offsets[length] + counts[length] }
            symbols = [Int](repeating: 0, count: offsets[16])
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[length]] = symbol
                offsets[length] += 1
            }
        }
    }

    private static let fixedLengths = Code(
        ([Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
            + [Int](repeating: 8, count: 8))[...])
    private static let fixedDistances = Code([Int](repeating: 5, count: 30)[...])

    private mutating func symbol(_ code: Code) throws(AssetFault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count {
                let number = index + value - first
                guard code.symbols.indices.contains(number) else { break }
                return code.symbols[number]
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw AssetFault("its packed data is damaged")
    }

    private mutating func readCodes() throws(AssetFault) -> (Code, Code) {
        let lengthCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let codeCount = try take(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codeCount) {
            lengths[index] = try take(3)
        }
        let code = Code(lengths[...])
        var all: [Int] = []
        while all.count < lengthCount + distanceCount {
            let symbol = try symbol(code)
            switch symbol {
            case 0...15: all.append(symbol)
            case 16:
                guard let last = all.last else { throw AssetFault("its packed data is damaged") }
                all += [Int](repeating: last, count: 3 + (try take(2)))
            case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
            default: all += [Int](repeating: 0, count: 11 + (try take(7)))
            }
        }
        guard all.count == lengthCount + distanceCount else { throw AssetFault("its packed data is damaged") }
        return (Code(all[..<lengthCount]), Code(all[lengthCount...]))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private mutating func decode(_ lengths: Code, _ distances: Code) throws(AssetFault) {
        while true {
            let symbol = try symbol(lengths)
            if symbol < 256 {
                try append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Self.lengthBases.count else { throw AssetFault("its packed data is damaged") }
            let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let code = try self.symbol(distances)
            guard code < Self.distanceBases.count else { throw AssetFault("its packed data is damaged") }
            let distance = Self.distanceBases[code] + (try take(max(0, code / 2 - 1)))
            guard distance <= output.count else { throw AssetFault("its packed data is damaged") }
            for _ in 0..<length { try append(output[output.count - distance]) }
        }
    }
}
