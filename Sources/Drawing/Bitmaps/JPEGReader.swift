/// Reads JPEG files with eight bits a channel, sequential and progressive, in grey and in colour.
///
/// The time it takes is linear in the size of the file and of the picture, however damaged they are. A picture that is
/// wanted at an eighth of its size or less is made of the means of its blocks.
struct JPEGReader {
    let header: JPEGHeader
    private let bytes: [UInt8]
    private let source: RawBuffer<UInt8>
    private(set) var planes: [JPEGPlane]
    private var steps = [RawBuffer<Int32>?](repeating: nil, count: 4)
    private var codes = [JPEGCode?](repeating: nil, count: 8)
    private var restartInterval = 0
    /// The blocks that may still be visited: a picture has some ten scans.
    private var visits: Int

    /// The number of pixels from which on only means are kept.
    private static let wholeLimit = 1 << 24

    /// Reads the pixels of a file whose header is supported, as they are stored: the orientation is not applied.
    ///
    /// - Parameter reduction: How many pixels become one, on each axis: a power of two, up to 256. A picture of more than
    ///   16,777,216 pixels needs at least 8.
    static func read(_ bytes: [UInt8], reduction: Int = 1) throws(AssetFault) -> PixelImage {
        let header = try JPEGHeader(of: bytes)
        guard header.isSupported, reduction >= 8 || header.width * header.height <= wholeLimit else {
            throw AssetFault("its kind of JPEG file is not supported")
        }
        var reader = JPEGReader(header, bytes, keepsMeansOnly: reduction >= 8)
        try reader.run()
        guard let image = reader.picture(reduction) else { throw AssetFault("its JPEG header is damaged") }
        return image
    }

    /// Throws for a file that ends early.
    static func check(_ bytes: [UInt8]) throws(AssetFault) {
        var reader = JPEGReader(try JPEGHeader(of: bytes), bytes, keepsMeansOnly: true)
        try reader.run()
    }

    private init(_ header: JPEGHeader, _ bytes: [UInt8], keepsMeansOnly: Bool) {
        self.header = header
        self.bytes = bytes
        source = RawBuffer(copying: bytes)
        planes = header.components.map { JPEGPlane($0, of: header, keepsMeansOnly: keepsMeansOnly) }
        visits = planes.reduce(0) { $0 + ($1.coefficients.count / $1.kept) } * 100
    }

    private mutating func run() throws(AssetFault) {
        var position = 2
        while let segment = try JPEGHeader.segment(of: bytes, at: &position) {
            switch segment.marker {
            case 0xDB: try readSteps(bytes[segment.content])
            case 0xC4: try readCodes(bytes[segment.content])
            case 0xDD:
                guard segment.content.count == 2 else { throw AssetFault("its JPEG tables are damaged") }
                restartInterval = bytes[segment.content].reduce(0) { $0 << 8 | Int($1) }
            case 0xDA: position = try readScan(Array(bytes[segment.content]), from: segment.content.upperBound)
            default: break
            }
            // Some writers leave out the mark of the end. What follows of a progressive file is not known without.
            if position >= bytes.count, !header.isProgressive { break }
        }
        guard planes.allSatisfy({ $0.steps != nil }) else { throw AssetFault("the JPEG file ends early") }
    }

    private mutating func readSteps(_ content: ArraySlice<UInt8>) throws(AssetFault) {
        var rest = content
        while let head = rest.popFirst() {
            let (length, number) = (head >> 4 == 0 ? 1 : 2, Int(head & 15))
            guard number < 4, head >> 4 < 2, rest.count >= 64 * length else {
                throw AssetFault("its JPEG tables are damaged")
            }
            let table = RawBuffer<Int32>(count: 64)
            for index in 0..<64 {
                table.start[Int(JPEGTransform.places[index])] = rest.prefix(length).reduce(0) { $0 << 8 | Int32($1) }
                rest = rest.dropFirst(length)
            }
            steps[number] = table
        }
    }

    private mutating func readCodes(_ content: ArraySlice<UInt8>) throws(AssetFault) {
        var rest = content
        while let head = rest.popFirst() {
            let counts = rest.prefix(16)
            let total = counts.reduce(0) { $0 + Int($1) }
            rest = rest.dropFirst(16)
            guard head & 15 < 4, head >> 4 < 2, counts.count == 16, total <= 256, rest.count >= total else {
                throw AssetFault("its JPEG tables are damaged")
            }
            codes[Int(head >> 4) * 4 + Int(head & 15)] = try JPEGCode(counts: counts, values: rest.prefix(total))
            rest = rest.dropFirst(total)
        }
    }

    /// Reads a scan, and returns the position of the marker behind it.
    private mutating func readScan(_ content: [UInt8], from start: Int) throws(AssetFault) -> Int {
        let count = Int(content.first ?? 0)
        guard count > 0, count <= planes.count, content.count == 4 + count * 2 else {
            throw AssetFault("its JPEG header is damaged")
        }
        var scan = JPEGScan(
            bits: JPEGBits(source.start, start..<bytes.count), first: Int(content[count * 2 + 1]),
            last: Int(content[count * 2 + 2]), high: Int(content[count * 2 + 3] >> 4),
            low: Int(content[count * 2 + 3] & 15), restartInterval: restartInterval)
        if header.isProgressive {
            guard scan.first == 0 ? scan.last == 0 : scan.first <= scan.last && scan.last < 64 && count == 1,
                scan.low < 14
            else { throw AssetFault("its JPEG header is damaged") }
        } else {
            (scan.first, scan.last, scan.high, scan.low) = (0, 63, 0, 0)
        }
        // The means are all that is kept.
        if scan.first > 0, planes[0].kept == 1 {
            scan.bits.skipScan()
            return scan.bits.position
        }
        var members: [JPEGScan.Member] = []
        for index in 0..<count {
            let (id, numbers) = (content[1 + index * 2], content[2 + index * 2])
            guard let plane = planes.firstIndex(where: { $0.component.id == id }), numbers >> 4 < 4, numbers & 15 < 4,
                !members.contains(where: { $0.plane == plane })
            else { throw AssetFault("its JPEG header is damaged") }
            planes[plane].mean = 0
            if planes[plane].steps == nil { planes[plane].steps = steps[planes[plane].component.steps] }
            guard planes[plane].steps != nil else { throw AssetFault("its JPEG tables are missing") }
            let (means, others) = (codes[Int(numbers >> 4)], codes[4 + Int(numbers & 15)])
            let needsMeans = scan.first == 0 && scan.high == 0
            guard means != nil || !needsMeans, others != nil || scan.last == 0 else {
                throw AssetFault("its JPEG tables are missing")
            }
            members.append(JPEGScan.Member(plane: plane, means: means, others: others))
        }
        let blocks = members.reduce(0) { $0 + planes[$1.plane].coefficients.count / planes[$1.plane].kept }
        visits -= blocks
        guard visits >= 0 else { throw AssetFault("the JPEG file has too many scans") }
        try scan.run(members, header, &planes)
        scan.bits.skipScan()
        return scan.bits.position
    }
}
