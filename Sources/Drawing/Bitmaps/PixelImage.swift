/// Decoded pixels.
package struct PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and opacity of each pixel in sRGB, not premultiplied, row by row from the top.
    package let bytes: [UInt8]

    /// Creates an image; `nil` unless both sides are positive and there are four bytes per pixel.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooMany, bytes.count % 4 == 0, bytes.count / 4 == count else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    package func color(x: Int, y: Int) -> ColorComponents {
        let first = (y * width + x) * 4
        return ColorComponents(
            bytes: bytes[first], bytes[first + 1], bytes[first + 2], alpha: Double(bytes[first + 3]) / 255)
    }
}
