/// Collects the rows of a picture at a fraction of its size: each pixel becomes the mean of a square of them.
struct PixelReducer {
    let width: Int
    let height: Int
    private let sourceWidth: Int
    private let sourceHeight: Int
    private let factor: Int
    private let sums: RawBuffer<UInt32>
    private let bytes: RawBuffer<UInt8>
    private var row = 0

    /// - Parameter factor: How many pixels become one, on each axis; at most 256.
    init(sourceWidth: Int, sourceHeight: Int, factor: Int) {
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.factor = factor
        width = (sourceWidth + factor - 1) / factor
        height = (sourceHeight + factor - 1) / factor
        sums = RawBuffer(count: width * 5)
        bytes = RawBuffer(count: width * height * 4)
    }

    /// Adds the next row: red, green, blue and opacity of each pixel. Rows below the picture are left out.
    mutating func add(_ dots: UnsafePointer<UInt8>) {
        guard row < sourceHeight else { return }
        defer { row += 1 }
        if factor == 1 {
            (bytes.start + row * width * 4).update(from: dots, count: width * 4)
            return
        }
        let sums = sums.start
        var (source, target, left) = (0, 0, factor)
        let end = sourceWidth &* 4
        while source < end {
            let alpha = UInt32(dots[source &+ 3])
            sums[target] &+= UInt32(dots[source]) &* alpha
            sums[target &+ 1] &+= UInt32(dots[source &+ 1]) &* alpha
            sums[target &+ 2] &+= UInt32(dots[source &+ 2]) &* alpha
            sums[target &+ 3] &+= alpha
            sums[target &+ 4] &+= 1
            source &+= 4
            left &-= 1
            if left == 0 { (left, target) = (factor, target &+ 5) }
        }
        if row % factor == factor - 1 || row == sourceHeight - 1 { finishRow(row / factor) }
    }

    private func finishRow(_ index: Int) {
        var target = index * width * 4
        for column in 0..<width {
            let sum = sums.start + column * 5
            let (alpha, count) = (sum[3], sum[4])
            for channel in 0..<3 where alpha > 0 {
                bytes.start[target + channel] = UInt8(truncatingIfNeeded: (sum[channel] + alpha / 2) / alpha)
            }
            if count > 0 { bytes.start[target + 3] = UInt8(truncatingIfNeeded: (alpha + count / 2) / count) }
            sum.update(repeating: 0, count: 5)
            target += 4
        }
    }

    /// The picture of the rows so far; missing rows are clear.
    var image: PixelImage? {
        PixelImage(
            width: width, height: height,
            bytes: [UInt8](UnsafeBufferPointer(start: bytes.start, count: width * height * 4)))
    }
}
