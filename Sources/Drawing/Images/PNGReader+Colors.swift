extension PNGReader {
    /// Converts the samples in rows to colours.
    struct Colors {
        let header: Header
        let palette: [UInt8]
        let transparency: [UInt8]

        /// Returns red, green, blue and opacity of each pixel.
        func dots(of rows: [UInt8]) throws(AssetFault) -> [UInt8] {
            var result = [UInt8](repeating: 255, count: header.width * header.height * 4)
            let clear = clearColor
            for y in 0..<header.height {
                let start = y * (header.rowLength + 1) + 1
                for x in 0..<header.width {
                    let target = (y * header.width + x) * 4
                    switch header.colorKind {
                    case 3:
                        let index = sample(rows, start, x)
                        guard index * 3 + 2 < palette.count else { throw AssetFault("its palette is too small") }
                        for channel in 0..<3 { result[target + channel] = palette[index * 3 + channel] }
                        if index < transparency.count { result[target + 3] = transparency[index] }
                    case 0, 4:
                        let value = header.depth == 8 ? Int(rows[start + x * header.channels]) : sample(rows, start, x)
                        let grey = UInt8(value * 255 / ((1 << header.depth) - 1))
                        for channel in 0..<3 { result[target + channel] = grey }
                        if header.colorKind == 4 { result[target + 3] = rows[start + x * 2 + 1] }
                        if let clear, clear[0] == value { result[target + 3] = 0 }
                    default:
                        let source = start + x * header.channels
                        for channel in 0..<header.channels { result[target + channel] = rows[source + channel] }
                        if let clear, clear[0] == Int(rows[source]), clear[1] == Int(rows[source + 1]),
                            clear[2] == Int(rows[source + 2])
                        {
                            result[target + 3] = 0
                        }
                    }
                }
            }
            return result
        }

        /// The colour that stands for transparent pixels in an image without an alpha channel, if there is one.
        private var clearColor: [Int]? {
            let count = header.colorKind == 0 ? 1 : header.colorKind == 2 ? 3 : 0
            guard count > 0, transparency.count == count * 2 else { return nil }
            return (0..<count).map { Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1]) }
        }

        /// Returns a sample of 1, 2, 4 or 8 bits.
        private func sample(_ rows: [UInt8], _ start: Int, _ x: Int) -> Int {
            let bit = x * header.depth
            let shift = 8 - header.depth - bit % 8
            return Int(rows[start + bit / 8]) >> shift & ((1 << header.depth) - 1)
        }
    }
}
