/// A code of a JPEG file: symbols of eight bits by codes of up to 16 bits.
final class JPEGCode {
    static let tableBits = 9

    /// By the next bits: the symbol times 16, plus the length of its code; 0 where codes are longer.
    let table = RawBuffer<UInt16>(count: 1 << tableBits)
    /// For each length, the first 16 bits after its last code.
    let ends = RawBuffer<Int32>(count: 18)
    /// For each length, the place of the symbol of code 0, had it one.
    let bases = RawBuffer<Int32>(count: 18)
    let symbols = RawBuffer<UInt8>(count: 256)
    let count: Int

    /// - Parameters:
    ///   - counts: How many codes there are of each length from 1 to 16.
    ///   - values: The symbols in the order of their codes; at most 256.
    init(counts: ArraySlice<UInt8>, values: ArraySlice<UInt8>) throws(AssetFault) {
        count = values.count
        for (index, value) in values.enumerated() { symbols.start[index] = value }
        var (code, place) = (0, 0)
        for (index, number) in counts.enumerated() {
            let length = index + 1
            bases.start[length] = Int32(place - code)
            for _ in 0..<Int(number) {
                guard code < 1 << length else { throw AssetFault("its JPEG tables are damaged") }
                if length <= Self.tableBits {
                    let entry = UInt16(symbols.start[place]) << 4 | UInt16(length)
                    let first = code << (Self.tableBits - length)
                    (table.start + first).update(repeating: entry, count: 1 << (Self.tableBits - length))
                }
                code += 1
                place += 1
            }
            ends.start[length] = Int32(code << (16 - length))
            code <<= 1
        }
    }
}

/// The bits of a scan, up to its next marker. Behind the end there are zeros.
struct JPEGBits {
    private let bytes: UnsafePointer<UInt8>
    private let end: Int
    private(set) var position: Int
    private var bits: UInt64 = 0
    private var count = 0
    /// How many of the bits are zeros behind the end.
    private var padding = 0

    init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        position = range.lowerBound
    }

    /// Whether bits were taken that are not there.
    var isExhausted: Bool { padding > count }

    private mutating func fill() {
        while count <= 48 {
            var byte: UInt64 = 0
            if position < end, bytes[position] != 0xFF {
                byte = UInt64(bytes[position])
                position &+= 1
            } else if position &+ 1 < end, bytes[position &+ 1] == 0 {
                byte = 0xFF
                position &+= 2
            } else {
                padding &+= 8
            }
            bits = bits << 8 | byte
            count &+= 8
        }
    }

    /// Takes up to 16 bits.
    mutating func take(_ length: Int) -> Int {
        if count < length { fill() }
        count &-= length
        return Int(truncatingIfNeeded: bits >> UInt64(truncatingIfNeeded: count)) & ((1 << length) &- 1)
    }

    /// Takes a number of a category: half of the numbers of so many bits are negative.
    mutating func takeSigned(_ length: Int) -> Int {
        if length == 0 { return 0 }
        let value = take(length)
        return value < 1 << (length &- 1) ? value &- (1 << length) &+ 1 : value
    }

    /// Takes a symbol; -1 for a code that is none.
    mutating func take(_ code: JPEGCode) -> Int {
        if count < 16 { fill() }
        let next = Int(truncatingIfNeeded: bits >> UInt64(truncatingIfNeeded: count &- 16)) & 0xFFFF
        let entry = Int(code.table.start[next >> (16 - JPEGCode.tableBits)])
        if entry != 0 {
            count &-= entry & 15
            return entry >> 4
        }
        var length = JPEGCode.tableBits &+ 1
        while length <= 16 {
            if next < Int(code.ends.start[length]) {
                count &-= length
                let place = (next >> (16 &- length)) &+ Int(code.bases.start[length])
                return place >= 0 && place < code.count ? Int(code.symbols.start[place]) : -1
            }
            length &+= 1
        }
        return -1
    }

    /// Forgets the bits before the next marker, and passes that if it is the restart with a number. Returns whether it
    /// was.
    mutating func restart(_ number: Int) -> Bool {
        (bits, count, padding) = (0, 0, 0)
        skipToMarker()
        guard position &+ 1 < end, Int(bytes[position &+ 1]) == 0xD0 &+ number else { return false }
        position &+= 2
        return true
    }

    /// Goes to the next marker, or to the end.
    mutating func skipToMarker() {
        while position < end {
            if bytes[position] == 0xFF, position &+ 1 < end, bytes[position &+ 1] != 0, bytes[position &+ 1] != 0xFF {
                return
            }
            position &+= 1
        }
    }

    /// Goes to the marker behind the scan, or to the end, past all restarts.
    mutating func skipScan() {
        skipToMarker()
        while position &+ 1 < end, bytes[position &+ 1] & 0xF8 == 0xD0 {
            position &+= 2
            skipToMarker()
        }
    }
}
