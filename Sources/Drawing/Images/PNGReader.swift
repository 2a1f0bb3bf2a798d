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

        var isSupported: Bool { depth <= 8 && !isInterlaced && width * height <= PNGReader.dotLimit }
    }

    private static let dotLimit = 1 << 24
    private static let sideLimit = 1 << 20
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

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

    /// Reads the pixels of a file whose header is supported. Checksums are not verified.
    static func read(_ bytes: [UInt8]) throws(AssetFault) -> PixelImage {
        let header = try header(of: bytes)
        guard header.isSupported else { throw AssetFault("its kind of PNG file is not supported") }
        var packed: [UInt8] = []
        var palette: ArraySlice<UInt8> = []
        var transparency: ArraySlice<UInt8> = []
        var position = 33
        while position + 8 <= bytes.count {
            let count = number(bytes[position..<position + 4])
            let start = position + 8
            guard count <= bytes.count - start else { throw AssetFault("the PNG file ends early") }
            let content = bytes[start..<start + count]
            switch String(decoding: bytes[position + 4..<start], as: UTF8.self) {
            case "IDAT": packed += content
            case "PLTE": palette = content
            case "tRNS": transparency = content
            default: break
            }
            position = start + count + 4
        }
        guard packed.count > 2, packed[0] & 0x0F == 8, packed[1] & 0x20 == 0 else {
            throw AssetFault("its packed data is damaged")
        }
        var rows = try Inflate.unpack(packed[2...], limit: (header.rowLength + 1) * header.height)
        try unfilter(&rows, header)
        let colors = Colors(header: header, palette: Array(palette), transparency: Array(transparency))
        guard let image = PixelImage(width: header.width, height: header.height, bytes: try colors.dots(of: rows))
        else { throw AssetFault("its PNG header is damaged") }
        return image
    }

    /// Reverses the filters, which store differences to neighbours. Each row starts with its filter's number.
    private static func unfilter(_ rows: inout [UInt8], _ header: Header) throws(AssetFault) {
        let length = header.rowLength
        let step = max(1, header.channels * header.depth / 8)
        guard rows.count == (length + 1) * header.height else { throw AssetFault("the PNG file ends early") }
        for row in 0..<header.height {
            let start = row * (length + 1) + 1
            let filter = rows[start - 1]
            guard filter <= 4 else { throw AssetFault("its packed data is damaged") }
            if filter == 0 { continue }
            for index in 0..<length {
                let left = index >= step ? Int(rows[start + index - step]) : 0
                let above = row > 0 ? Int(rows[start + index - length - 1]) : 0
                let corner = row > 0 && index >= step ? Int(rows[start + index - length - 1 - step]) : 0
                let guess =
                    switch filter {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    default: nearest(left, above, corner)
                    }
                rows[start + index] &+= UInt8(guess)
            }
        }
    }

    /// Returns the Paeth predictor: of three neighbours, the one nearest to left + above - corner.
    private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let guess = left + above - corner
        let distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
        if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }
}
