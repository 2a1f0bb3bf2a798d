import Foundation

/// Reads PNG files that have up to eight bits a channel and are not interlaced.
enum PNGReader {
    struct Header {
        var width: Int
        var height: Int
        var depth: Int
        /// The colour type: 0 grey, 2 RGB, 3 a palette, 4 and 6 with an alpha channel.
        var colorKind: Int
        var isInterlaced: Bool

        /// The number of samples per pixel.
        var channels: Int {
            switch colorKind {
            case 2: 3
            case 4: 2
            case 6: 4
            default: 1
            }
        }

        var rowLength: Int { (width * channels * depth + 7) / 8 }

        var isSupported: Bool { depth <= 8 && !isInterlaced && width * height <= Bitmap.dotLimit }
    }

    private static let sideLimit = 1 << 20
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    static func header(of bytes: [UInt8]) throws(AssetFault) -> Header {
        guard bytes.count >= 33, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw AssetFault("it is not a PNG file")
        }
        let header = Header(
            width: number(bytes[16..<20]), height: number(bytes[20..<24]), depth: Int(bytes[24]),
            colorKind: Int(bytes[25]), isInterlaced: bytes[28] != 0)
        let depths: [Int] =
            switch header.colorKind {
            case 0: [1, 2, 4, 8, 16]
            case 3: [1, 2, 4, 8]
            case 2, 4, 6: [8, 16]
            default: []
            }
        guard (1...sideLimit).contains(header.width), (1...sideLimit).contains(header.height),
            depths.contains(header.depth), bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1
        else { throw AssetFault("its PNG header is damaged") }
        return header
    }

    /// The parts of a file that pixels are read from.
    struct Parts {
        var packed: [Range<Int>] = []
        var palette: [UInt8] = []
        var transparency: [UInt8] = []
    }

    /// Finds the parts of a file without unpacking them. Throws for a file that ends early.
    static func parts(of bytes: [UInt8]) throws(AssetFault) -> Parts {
        var parts = Parts()
        var position = 33
        while position + 8 <= bytes.count {
            let count = number(bytes[position..<position + 4])
            let start = position + 8
            guard count <= bytes.count - start else { throw AssetFault("the PNG file ends early") }
            let content = start..<start + count
            switch String(decoding: bytes[position + 4..<start], as: UTF8.self) {
            case "IDAT": parts.packed.append(content)
            case "PLTE": parts.palette = Array(bytes[content])
            case "tRNS": parts.transparency = Array(bytes[content])
            default: break
            }
            position = start + count + 4
        }
        let start = parts.packed.joined().prefix(3).map { bytes[$0] }
        guard start.count > 2, start[0] & 0x0F == 8, start[1] & 0x20 == 0 else {
            throw AssetFault("its packed data is damaged")
        }
        return parts
    }

    /// Reads the pixels of a file whose header is supported. Checksums are not verified.
    ///
    /// - Parameter reduction: How many pixels become one, on each axis: a power of two, up to 256.
    static func read(_ bytes: [UInt8], reduction: Int = 1) throws(AssetFault) -> PixelImage {
        let header = try header(of: bytes)
        guard header.isSupported else { throw AssetFault("its kind of PNG file is not supported") }
        let parts = try parts(of: bytes)
        var packed: [UInt8] = []
        packed.reserveCapacity(parts.packed.reduce(0) { $0 + $1.count })
        for range in parts.packed { packed += bytes[range] }
        packed.removeFirst(2)
        var rows = PNGRows(header, parts, reduction: reduction)
        try Inflate.unpack(packed, limit: (header.rowLength + 1) * header.height) { (bytes) throws(AssetFault) in
            try rows.take(bytes)
        }
        guard rows.isComplete else { throw AssetFault("the PNG file ends early") }
        guard let image = rows.image else { throw AssetFault("its PNG header is damaged") }
        return image
    }
}
