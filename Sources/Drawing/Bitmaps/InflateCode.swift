/// A prefix code of compressed data: the number of codes of each length, and their symbols in order.
struct InflateCode {
    /// The bits by which short codes are looked up.
    static let tableBits = 10
    static let tableLength = 1 << tableBits

    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []
    /// By the next bits of the data: the symbol times 16, plus the length of its code; 0 where codes are longer.
    let table = RawBuffer<UInt16>(count: tableLength)

    init(_ lengths: [Int]) {
        for length in lengths where length > 0 { counts[length] += 1 }
        var offsets = [Int](repeating: 0, count: 17)
        for length in 1...15 { offsets[length + 1] = offsets[length] + counts[length] }
        symbols = [Int](repeating: 0, count: offsets[16])
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[offsets[length]] = symbol
            offsets[length] += 1
        }
        var (code, index) = (0, 0)
        for length in 1...Self.tableBits {
            for _ in 0..<counts[length] {
                // Of too many codes, which only damaged data has, the last have no place.
                guard code < 1 << length else { return }
                var place = 0
                for bit in 0..<length where code >> bit & 1 == 1 { place |= 1 << (length - 1 - bit) }
                let entry = UInt16(truncatingIfNeeded: symbols[index] << 4 | length)
                while place < Self.tableLength {
                    table.start[place] = entry
                    place += 1 << length
                }
                code += 1
                index += 1
            }
            code <<= 1
        }
    }
}
