import Foundation

/// Makes a picture of the rows of a PNG file, one after the other, so that no more than two are kept.
struct PNGRows {
    private let header: PNGReader.Header
    private let palette: [UInt8]
    private let transparency: [UInt8]
    private let clear: [Int]?
    /// Of how many columns, and of how many rows, one is looked at.
    private let stride: Int
    private var reducer: PixelReducer
    /// The current row and the one above, each preceded by a filter's number and by zeros for the pixels to its left.
    private var row: RawBuffer<UInt8>
    private var above: RawBuffer<UInt8>
    private let dots: RawBuffer<UInt8>
    private var filled = 0
    private var index = 0

    /// The zeros before a row: at least as many bytes as a pixel has.
    private static let margin = 8

    init(_ header: PNGReader.Header, _ parts: PNGReader.Parts, reduction: Int) {
        self.header = header
        palette = parts.palette
        transparency = parts.transparency
        // Sixteen of them are enough for a mean.
        stride = max(1, reduction / 4)
        let (width, height) = ((header.width + stride - 1) / stride, (header.height + stride - 1) / stride)
        reducer = PixelReducer(sourceWidth: width, sourceHeight: height, factor: reduction / stride)
        row = RawBuffer(count: Self.margin + header.rowLength)
        above = RawBuffer(count: Self.margin + header.rowLength)
        dots = RawBuffer(count: width * 4)
        // The colour that stands for transparent pixels in an image without an alpha channel.
        let count = header.colorKind == 0 ? 1 : header.colorKind == 2 ? 3 : 0
        let numbers = parts.transparency
        clear =
            count > 0 && numbers.count == count * 2
            ? (0..<count).map { Int(numbers[$0 * 2]) << 8 | Int(numbers[$0 * 2 + 1]) } : nil
    }

    var isComplete: Bool { index == header.height }
    var image: PixelImage? { reducer.image }

    /// Takes the next bytes of the unpacked data.
    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(AssetFault) {
        guard let source = bytes.baseAddress else { return }
        // The filter's number is before the row's bytes.
        let length = header.rowLength + 1
        var position = 0
        while position < bytes.count, index < header.height {
            let count = min(length - filled, bytes.count - position)
            memcpy(row.start + Self.margin - 1 + filled, source + position, count)
            position += count
            filled += count
            if filled == length { try finishRow() }
        }
    }

    private mutating func finishRow() throws(AssetFault) {
        let filter = row.start[Self.margin - 1]
        guard filter <= 4 else { throw AssetFault("its packed data is damaged") }
        row.start[Self.margin - 1] = 0
        unfilter(filter)
        if index % stride == 0 {
            try makeDots()
            reducer.add(dots.start)
        }
        swap(&row, &above)
        filled = 0
        index += 1
    }

    /// Reverses the filter, which stores differences to neighbours.
    private func unfilter(_ filter: UInt8) {
        let (line, upper) = (row.start + Self.margin, above.start + Self.margin)
        let step = max(1, header.channels * header.depth / 8)
        let count = header.rowLength
        var x = 0
        switch filter {
        case 1:
            while x < count {
                line[x] &+= line[x &- step]
                x &+= 1
            }
        case 2:
            while x < count {
                line[x] &+= upper[x]
                x &+= 1
            }
        case 3:
            while x < count {
                line[x] &+= UInt8(truncatingIfNeeded: (Int(line[x &- step]) &+ Int(upper[x])) >> 1)
                x &+= 1
            }
        case 4:
            // The one of three neighbours that is nearest to left + above - corner.
            while x < count {
                let (left, top, corner) = (Int(line[x &- step]), Int(upper[x]), Int(upper[x &- step]))
                var (toLeft, toTop) = (top &- corner, left &- corner)
                var toCorner = toLeft &+ toTop
                if toLeft < 0 { toLeft = 0 &- toLeft }
                if toTop < 0 { toTop = 0 &- toTop }
                if toCorner < 0 { toCorner = 0 &- toCorner }
                let guess = toLeft <= toTop && toLeft <= toCorner ? left : toTop <= toCorner ? top : corner
                line[x] &+= UInt8(truncatingIfNeeded: guess)
                x &+= 1
            }
        default: break
        }
    }

    /// Converts the samples that are looked at to red, green, blue and opacity.
    private func makeDots() throws(AssetFault) {
        let (line, dots, width) = (row.start + Self.margin, dots.start, header.width)
        let highest = (1 << header.depth) - 1
        var (x, target) = (0, 0)
        while x < width {
            switch header.colorKind {
            case 3:
                let index = sample(line, x)
                guard index &* 3 &+ 2 < palette.count else { throw AssetFault("its palette is too small") }
                for channel in 0..<3 { dots[target &+ channel] = palette[index &* 3 &+ channel] }
                dots[target &+ 3] = index < transparency.count ? transparency[index] : 255
            case 0, 4:
                let value = header.depth == 8 ? Int(line[x &* header.channels]) : sample(line, x)
                let grey = UInt8(truncatingIfNeeded: value &* 255 / highest)
                dots[target] = grey
                dots[target &+ 1] = grey
                dots[target &+ 2] = grey
                dots[target &+ 3] = header.colorKind == 4 ? line[x &* 2 &+ 1] : 255
                if let clear, clear[0] == value { dots[target &+ 3] = 0 }
            default:
                let source = x &* header.channels
                dots[target] = line[source]
                dots[target &+ 1] = line[source &+ 1]
                dots[target &+ 2] = line[source &+ 2]
                dots[target &+ 3] = header.channels == 4 ? line[source &+ 3] : 255
                if let clear, clear[0] == Int(line[source]), clear[1] == Int(line[source &+ 1]),
                    clear[2] == Int(line[source &+ 2])
                {
                    dots[target &+ 3] = 0
                }
            }
            x &+= stride
            target &+= 4
        }
    }

    /// Returns a sample of 1, 2, 4 or 8 bits.
    private func sample(_ line: UnsafeMutablePointer<UInt8>, _ x: Int) -> Int {
        let bit = x &* header.depth
        let shift = 8 &- header.depth &- bit % 8
        return Int(line[bit / 8]) >> shift & ((1 << header.depth) &- 1)
    }
}
