/// The coefficients of one component of a JPEG picture, in blocks of 8 × 8 samples.
struct JPEGPlane {
    let component: JPEGHeader.Component
    /// The blocks that contain the picture.
    let columns: Int
    let rows: Int
    /// The blocks in a row of the memory, which has room for whole units of a scan.
    let rowLength: Int
    /// The numbers kept of a block: all 64, or only the first, which is the mean.
    let kept: Int
    let coefficients: RawBuffer<Int16>
    /// The steps of the coefficients, once a scan has begun.
    var steps: RawBuffer<Int32>?
    /// The last mean in the current scan.
    var mean = 0

    init(_ component: JPEGHeader.Component, of header: JPEGHeader, keepsMeansOnly: Bool) {
        func blocks(_ length: Int, _ share: Int, _ whole: Int) -> Int {
            ((length * share + whole - 1) / whole + 7) / 8
        }
        func units(_ length: Int, _ whole: Int) -> Int { (length + whole * 8 - 1) / (whole * 8) }
        self.component = component
        columns = blocks(header.width, component.across, header.across)
        rows = blocks(header.height, component.down, header.down)
        rowLength = units(header.width, header.across) * component.across
        kept = keepsMeansOnly ? 1 : 64
        coefficients = RawBuffer(count: rowLength * units(header.height, header.down) * component.down * kept)
    }

    /// Writes the samples of a row of blocks, eight rows of them, or one if only means are kept.
    func writeSamples(row: Int, to samples: UnsafeMutablePointer<UInt8>) {
        guard let steps else { return }
        var block = coefficients.start + row * rowLength * kept
        if kept == 1 {
            let step = Int(steps.start[0])
            for column in 0..<rowLength {
                samples[column] = JPEGTransform.byte((Int(block[column]) &* step &+ 4) >> 3 &+ 128)
            }
            return
        }
        let room = RawBuffer<Int32>(count: 64)
        for column in 0..<rowLength {
            JPEGTransform.inverse(block, steps.start, room.start, to: samples + column * 8, rowLength: rowLength * 8)
            block += 64
        }
    }
}

/// The inverse of the cosine transform, in whole numbers, so that it is the same on every machine.
enum JPEGTransform {
    /// The places of coefficients in the order of a file.
    static let places: [UInt8] = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
        21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60,
        61, 54, 47, 55, 62, 63,
    ]

    static func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value < 0 ? 0 : value > 255 ? 255 : value) }

    /// Eight values in the order of their places.
    private typealias Line = (Int, Int, Int, Int, Int, Int, Int, Int)

    /// Transforms eight coefficients, with results 4096 times as large: Loeffler's algorithm with 12 multiplications.
    private static func line(_ s: Line) -> Line {
        let turned = (s.2 &+ s.6) &* 2217
        let (low, high) = (turned &- s.6 &* 7567, turned &+ s.2 &* 3135)
        let (sum, difference) = ((s.0 &+ s.4) << 12, (s.0 &- s.4) << 12)
        let (e0, e3, e1, e2) = (sum &+ high, sum &- high, difference &+ low, difference &- low)
        let (a, b) = (s.7 &+ s.3, s.5 &+ s.1)
        let common = (a &+ b) &* 4816
        let (outer, inner) = (common &- (s.7 &+ s.1) &* 3685, common &- (s.5 &+ s.3) &* 10498)
        let (even, odd) = (a &* -8034, b &* -1597)
        let o0 = s.7 &* 1223 &+ outer &+ even
        let o1 = s.5 &* 8410 &+ inner &+ odd
        let o2 = s.3 &* 12586 &+ inner &+ even
        let o3 = s.1 &* 6149 &+ outer &+ odd
        return (e0 &+ o3, e1 &+ o2, e2 &+ o1, e3 &+ o0, e3 &- o0, e2 &- o1, e1 &- o2, e0 &- o3)
    }

    /// Transforms a block and writes its samples.
    static func inverse(
        _ block: UnsafePointer<Int16>, _ steps: UnsafePointer<Int32>, _ room: UnsafeMutablePointer<Int32>,
        to samples: UnsafeMutablePointer<UInt8>, rowLength: Int
    ) {
        // More than a picture of eight bits has would leave the range of what follows.
        func value(_ place: Int) -> Int {
            let product = Int(block[place]) &* Int(steps[place])
            return product < -16_384 ? -16_384 : product > 16_383 ? 16_383 : product
        }
        for column in 0..<8 {
            let out = line(
                (
                    value(column), value(column &+ 8), value(column &+ 16), value(column &+ 24), value(column &+ 32),
                    value(column &+ 40), value(column &+ 48), value(column &+ 56)
                ))
            func keep(_ row: Int, _ number: Int) {
                room[row &* 8 &+ column] = Int32(truncatingIfNeeded: (number &+ 512) >> 10)
            }
            keep(0, out.0)
            keep(1, out.1)
            keep(2, out.2)
            keep(3, out.3)
            keep(4, out.4)
            keep(5, out.5)
            keep(6, out.6)
            keep(7, out.7)
        }
        for row in 0..<8 {
            let from = room + row &* 8
            let out = line(
                (
                    Int(from[0]), Int(from[1]), Int(from[2]), Int(from[3]), Int(from[4]), Int(from[5]), Int(from[6]),
                    Int(from[7])
                ))
            let target = samples + row &* rowLength
            func write(_ column: Int, _ number: Int) {
                target[column] = byte((number &+ (1 << 16) &+ (128 << 17)) >> 17)
            }
            write(0, out.0)
            write(1, out.1)
            write(2, out.2)
            write(3, out.3)
            write(4, out.4)
            write(5, out.5)
            write(6, out.6)
            write(7, out.7)
        }
    }
}
