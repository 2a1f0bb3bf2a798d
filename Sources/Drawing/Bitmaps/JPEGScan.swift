/// A pass over the blocks of a JPEG picture, which brings all, some or more exact coefficients.
struct JPEGScan {
    /// A component of the scan, with the codes of its blocks.
    struct Member {
        var plane: Int
        var means: JPEGCode?
        var others: JPEGCode?
    }

    var bits: JPEGBits
    /// The coefficients that the scan brings, in the order of the file.
    var first: Int
    var last: Int
    /// The bits that an earlier scan has left open, and those that this one does; 0 and 0 for all at once.
    var high: Int
    var low: Int
    let restartInterval: Int
    /// The blocks still to come that have no further coefficients.
    private var emptyBlocks = 0

    init(bits: JPEGBits, first: Int, last: Int, high: Int, low: Int, restartInterval: Int) {
        (self.bits, self.first, self.last) = (bits, first, last)
        (self.high, self.low, self.restartInterval) = (high, low, restartInterval)
    }

    mutating func run(_ members: [Member], _ header: JPEGHeader, _ planes: inout [JPEGPlane]) throws(AssetFault) {
        var (unit, restart) = (0, 0)
        /// Restarts decoding at a restart marker, of which there is one after each interval.
        func begin(_ scan: inout JPEGScan, _ planes: inout [JPEGPlane]) throws(AssetFault) {
            if scan.restartInterval > 0, unit > 0, unit % scan.restartInterval == 0 {
                guard scan.bits.restart(restart) else { throw AssetFault("its JPEG data is damaged") }
                restart = (restart + 1) % 8
                scan.emptyBlocks = 0
                for member in members { planes[member.plane].mean = 0 }
            }
            unit += 1
        }
        if members.count == 1 {
            let member = members[0]
            for row in 0..<planes[member.plane].rows {
                for column in 0..<planes[member.plane].columns {
                    try begin(&self, &planes)
                    try readBlock(member, &planes[member.plane], row, column)
                }
            }
            return
        }
        let columns = (header.width + header.across * 8 - 1) / (header.across * 8)
        for row in 0..<(header.height + header.down * 8 - 1) / (header.down * 8) {
            for column in 0..<columns {
                try begin(&self, &planes)
                for member in members {
                    let (across, down) = (
                        planes[member.plane].component.across, planes[member.plane].component.down
                    )
                    for y in 0..<down {
                        for x in 0..<across {
                            try readBlock(member, &planes[member.plane], row * down + y, column * across + x)
                        }
                    }
                }
            }
        }
    }

    private mutating func readBlock(
        _ member: Member, _ plane: inout JPEGPlane, _ row: Int, _ column: Int
    ) throws(AssetFault) {
        let block = plane.coefficients.start + (row * plane.rowLength + column) * plane.kept
        var isRight = true
        if first == 0 {
            if high > 0 {
                if bits.take(1) == 1 { block[0] |= Int16(truncatingIfNeeded: 1 << low) }
            } else if let code = member.means {
                let length = bits.take(code)
                isRight = length >= 0 && length <= 15
                if isRight {
                    plane.mean &+= bits.takeSigned(length)
                    block[0] = Int16(truncatingIfNeeded: plane.mean << low)
                }
            }
        }
        if isRight, last > 0, let code = member.others {
            if high > 0 {
                isRight = refine(block, code)
            } else {
                isRight = readCoefficients(block, code, keeps: plane.kept > 1)
            }
        }
        guard isRight else { throw AssetFault("its JPEG data is damaged") }
        if bits.isExhausted { throw AssetFault("the JPEG file ends early") }
    }

    /// Reads coefficients except the mean. Returns whether they are right.
    private mutating func readCoefficients(
        _ block: UnsafeMutablePointer<Int16>, _ code: JPEGCode, keeps: Bool
    ) -> Bool {
        if emptyBlocks > 0 {
            emptyBlocks &-= 1
            return true
        }
        var index = first > 1 ? first : 1
        while index <= last {
            let symbol = bits.take(code)
            if symbol < 0 { return false }
            let (run, length) = (symbol >> 4, symbol & 15)
            if length == 0 {
                if run < 15 {
                    // The end of the block, and of others in a progressive file.
                    if run > 0 { emptyBlocks = (1 << run) &- 1 &+ bits.take(run) }
                    return true
                }
                index &+= 16
                continue
            }
            index &+= run
            if index > last { return false }
            let value = bits.takeSigned(length)
            if keeps { block[Int(Self.places[index])] = Int16(truncatingIfNeeded: value << low) }
            index &+= 1
        }
        return true
    }

    /// Reads one more bit of the coefficients that are not zero, and new ones between them. Returns whether they are
    /// right.
    private mutating func refine(_ block: UnsafeMutablePointer<Int16>, _ code: JPEGCode) -> Bool {
        let bit = 1 << low
        func correct(_ place: Int, _ scan: inout JPEGScan) {
            let value = Int(block[place])
            guard scan.bits.take(1) == 1, value & bit == 0 || value < 0 && (0 &- value) & bit == 0 else { return }
            block[place] = Int16(truncatingIfNeeded: value > 0 ? value &+ bit : value &- bit)
        }
        var index = first
        if emptyBlocks == 0 {
            while index <= last {
                let symbol = bits.take(code)
                if symbol < 0 { return false }
                var run = symbol >> 4
                var new = 0
                switch symbol & 15 {
                case 0:
                    if run < 15 {
                        emptyBlocks = (1 << run) &+ (run > 0 ? bits.take(run) : 0)
                    }
                case 1: new = bits.take(1) == 1 ? bit : 0 &- bit
                default: return false
                }
                if emptyBlocks > 0 { break }
                // Passes as many zeros as the run has, and all that is not zero between them.
                while index <= last {
                    let place = Int(Self.places[index])
                    if block[place] != 0 {
                        correct(place, &self)
                    } else {
                        if run == 0 {
                            if new != 0 { block[place] = Int16(truncatingIfNeeded: new) }
                            index &+= 1
                            break
                        }
                        run &-= 1
                    }
                    index &+= 1
                }
            }
        }
        if emptyBlocks > 0 {
            while index <= last {
                let place = Int(Self.places[index])
                if block[place] != 0 { correct(place, &self) }
                index &+= 1
            }
            emptyBlocks &-= 1
        }
        return true
    }

    private static let places = JPEGTransform.places
}
