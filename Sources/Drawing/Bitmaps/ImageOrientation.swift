import Foundation

/// How the stored rows and columns of a photo are shown, with the numbers of Exif.
enum ImageOrientation: Int, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether rows are shown as columns.
    var swapsSides: Bool { rawValue >= 5 }

    /// The transform from the stored picture to the shown one, for a stored picture of a size.
    func transform(width: Double, height: Double) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }

    /// Finds the orientation in the Exif data of a JPEG file, and the place of its number in the file.
    static func find(inExif data: Range<Int>, of bytes: [UInt8]) -> (orientation: ImageOrientation, place: Range<Int>)?
    {
        // "Exif", two zeros, then a TIFF header with the order of bytes.
        let start = data.lowerBound + 6
        guard data.count >= 14, bytes[data.lowerBound..<data.lowerBound + 4].elementsEqual("Exif".utf8) else {
            return nil
        }
        let isLittle = bytes[start] == UInt8(ascii: "I")
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= data.upperBound - start - count else { return nil }
            let part = bytes[start + offset..<start + offset + count]
            return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2),
                let orientation = ImageOrientation(rawValue: value)
            else { return nil }
            return (orientation, start + entry + 8..<start + entry + 10)
        }
        return nil
    }
}

extension PixelImage {
    /// Returns the picture as an orientation shows it.
    func shown(_ orientation: ImageOrientation) -> PixelImage {
        if orientation == .up { return self }
        let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
        let result = RawBuffer<UInt8>(count: bytes.count)
        // The steps of the target for a step of the source, from the place of the source's first pixel.
        let transform = orientation.transform(width: Double(width), height: Double(height))
        let first = CGPoint(x: 0.5, y: 0.5).applying(transform)
        func place(_ x: Double, _ y: Double) -> Int { (Int(clamping: y) * size.width + Int(clamping: x)) * 4 }
        let origin = place(first.x.rounded(.down), first.y.rounded(.down))
        let (right, down) = (place(transform.a, transform.b), place(transform.c, transform.d))
        bytes.withUnsafeBufferPointer { source in
            for y in 0..<height {
                var (from, to) = (y * width * 4, origin + y * down)
                let end = from + width * 4
                while from < end {
                    result.start[to] = source[from]
                    result.start[to &+ 1] = source[from &+ 1]
                    result.start[to &+ 2] = source[from &+ 2]
                    result.start[to &+ 3] = source[from &+ 3]
                    from &+= 4
                    to &+= right
                }
            }
        }
        let shown = [UInt8](UnsafeBufferPointer(start: result.start, count: bytes.count))
        return PixelImage(width: size.width, height: size.height, bytes: shown) ?? self
    }
}
