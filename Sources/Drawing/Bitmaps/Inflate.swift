import Foundation

/// Decompresses data in the format DEFLATE (RFC 1951), and passes the result on part by part.
struct Inflate {
    /// The farthest that data refers back.
    private static let reach = 1 << 15
    /// The longest copy that one code makes.
    private static let longest = 258
    private static let partLength = 1 << 16

    private let source: RawBuffer<UInt8>
    private let end: Int
    private let limit: Int
    private var position = 0
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// The last bytes of the result: those that were passed on, then those from `passed`.
    private let window = RawBuffer<UInt8>(count: reach + partLength + longest)
    private var filled = 0
    private var passed = 0
    private var total = 0

    /// Decompresses a stream. Throws if the result exceeds `limit` bytes.
    ///
    /// - Parameter take: Called with the parts of the result in order, each valid during the call.
    static func unpack(
        _ bytes: [UInt8], limit: Int, take: (UnsafeBufferPointer<UInt8>) throws(AssetFault) -> Void
    ) throws(AssetFault) {
        var inflate = Inflate(bytes, limit: limit)
        try inflate.run(take)
    }

    private init(_ bytes: [UInt8], limit: Int) {
        source = RawBuffer(copying: bytes)
        end = bytes.count
        self.limit = limit
    }

    private mutating func run(_ take: (UnsafeBufferPointer<UInt8>) throws(AssetFault) -> Void) throws(AssetFault) {
        var isLast = false
        while !isLast {
            isLast = try number(1) == 1
            switch try number(2) {
            case 0: try copyStored(take)
            case 1: try decode(InflateCode(Self.fixedLengths), InflateCode(Self.fixedDistances), take)
            case 2:
                let (lengths, distances) = try readCodes()
                try decode(lengths, distances, take)
            default: throw AssetFault("its packed data has an unknown block")
            }
        }
        try pass(take)
    }

    // MARK: Output

    /// Passes on the new bytes, and keeps those that later data may refer to.
    private mutating func pass(_ take: (UnsafeBufferPointer<UInt8>) throws(AssetFault) -> Void) throws(AssetFault) {
        total += filled - passed
        guard total <= limit else { throw AssetFault("its packed data is larger than it says") }
        try take(UnsafeBufferPointer(start: window.start + passed, count: filled - passed))
        if filled > Self.reach {
            memmove(window.start, window.start + (filled - Self.reach), Self.reach)
            filled = Self.reach
        }
        passed = filled
    }

    private mutating func copyStored(
        _ take: (UnsafeBufferPointer<UInt8>) throws(AssetFault) -> Void
    ) throws(AssetFault) {
        // The rest of a byte is skipped; whole bytes that were read ahead are not.
        bits >>= UInt64(bitCount % 8)
        bitCount -= bitCount % 8
        var count = try number(16)
        let check = try number(16)
        guard count == ~check & 0xFFFF else { throw AssetFault("its packed data is damaged") }
        position -= bitCount / 8
        (bits, bitCount) = (0, 0)
        guard position >= 0, end - position >= count else { throw AssetFault("its packed data ends early") }
        while count > 0 {
            if filled >= Self.reach + Self.partLength { try pass(take) }
            let step = min(count, Self.reach + Self.partLength - filled)
            memcpy(window.start + filled, source.start + position, step)
            position += step
            filled += step
            count -= step
        }
    }

    // MARK: Codes

    private mutating func number(_ count: Int) throws(AssetFault) -> Int {
        while bitCount < count {
            guard position < end else { throw AssetFault("its packed data ends early") }
            bits |= UInt64(source.start[position]) << UInt64(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & ((1 << UInt64(count)) - 1)
        bits >>= UInt64(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func symbol(_ code: InflateCode) throws(AssetFault) -> Int {
        fill()
        let entry = Int(code.table.start[Int(truncatingIfNeeded: bits) & (InflateCode.tableLength - 1)])
        let length = entry & 15
        if length > 0, length <= bitCount {
            bits >>= UInt64(truncatingIfNeeded: length)
            bitCount &-= length
            return entry >> 4
        }
        return try longSymbol(code)
    }

    /// Takes enough bits for most codes, if there are so many.
    private mutating func fill() {
        while bitCount < InflateCode.tableBits, position < end {
            bits |= UInt64(source.start[position]) << UInt64(truncatingIfNeeded: bitCount)
            position &+= 1
            bitCount &+= 8
        }
    }

    private mutating func longSymbol(_ code: InflateCode) throws(AssetFault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1...15 {
            value |= try number(1)
            let count = code.counts[length]
            if value - first < count {
                let place = index + value - first
                guard code.symbols.indices.contains(place) else { break }
                return code.symbols[place]
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw AssetFault("its packed data is damaged")
    }

    private static let fixedLengths =
        [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
        + [Int](repeating: 8, count: 8)
    private static let fixedDistances = [Int](repeating: 5, count: 30)

    private mutating func readCodes() throws(AssetFault) -> (InflateCode, InflateCode) {
        let lengthCount = try number(5) + 257
        let distanceCount = try number(5) + 1
        let codeCount = try number(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codeCount) {
            lengths[index] = try number(3)
        }
        let code = InflateCode(lengths)
        var all: [Int] = []
        while all.count < lengthCount + distanceCount {
            let symbol = try symbol(code)
            switch symbol {
            case 0...15: all.append(symbol)
            case 16:
                guard let last = all.last else { throw AssetFault("its packed data is damaged") }
                all += [Int](repeating: last, count: 3 + (try number(2)))
            case 17: all += [Int](repeating: 0, count: 3 + (try number(3)))
            default: all += [Int](repeating: 0, count: 11 + (try number(7)))
            }
        }
        guard all.count == lengthCount + distanceCount else { throw AssetFault("its packed data is damaged") }
        return (InflateCode([Int](all[..<lengthCount])), InflateCode([Int](all[lengthCount...])))
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
        6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func decode(
        _ lengths: InflateCode, _ distances: InflateCode,
        _ take: (UnsafeBufferPointer<UInt8>) throws(AssetFault) -> Void
    ) throws(AssetFault) {
        let (table, mask) = (lengths.table.start, UInt64(InflateCode.tableLength - 1))
        let output = window.start
        let room = Self.reach + Self.partLength
        while true {
            if filled >= room { try pass(take) }
            fill()
            // Most codes are short and stand for one byte.
            let entry = Int(table[Int(truncatingIfNeeded: bits & mask)])
            let length = entry & 15
            let value: Int
            if length > 0, length <= bitCount {
                bits >>= UInt64(truncatingIfNeeded: length)
                bitCount &-= length
                value = entry >> 4
            } else {
                value = try longSymbol(lengths)
            }
            if value < 256 {
                output[filled] = UInt8(truncatingIfNeeded: value)
                filled &+= 1
                continue
            }
            if value == 256 { return }
            guard value - 257 < Self.lengthBases.count else { throw AssetFault("its packed data is damaged") }
            try copy(Self.lengthBases[value - 257] + (try number(Self.lengthBits[value - 257])), distances)
        }
    }

    /// Repeats bytes of the result, as many as the window has room for behind a part.
    private mutating func copy(_ length: Int, _ distances: InflateCode) throws(AssetFault) {
        let code = try symbol(distances)
        guard code < Self.distanceBases.count else { throw AssetFault("its packed data is damaged") }
        let distance = Self.distanceBases[code] + (try number(max(0, code / 2 - 1)))
        guard distance <= filled else { throw AssetFault("its packed data is damaged") }
        let output = window.start + filled
        var done = 0
        // What overlaps its own copy repeats: each step copies what is there by then.
        while done < length {
            let step = min(length - done, distance + done)
            memcpy(output + done, output - distance, step)
            done += step
        }
        filled += length
    }
}
