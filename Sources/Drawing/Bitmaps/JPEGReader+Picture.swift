extension JPEGReader {
    /// Makes the picture of the coefficients, at a fraction of its size.
    func picture(_ reduction: Int) -> PixelImage? {
        // The samples of a block, on each axis.
        let side = planes[0].kept == 1 ? 1 : 8
        let (width, height) = ((header.width * side + 7) / 8, (header.height * side + 7) / 8)
        var reducer = PixelReducer(
            sourceWidth: width, sourceHeight: height, factor: side == 1 ? reduction / 8 : reduction)
        let dots = RawBuffer<UInt8>(count: width * 4)
        let stripes = planes.map { RawBuffer<UInt8>(count: $0.rowLength * side * $0.component.down * side) }
        for unit in 0..<(header.height + header.down * 8 - 1) / (header.down * 8) {
            for (plane, stripe) in zip(planes, stripes) {
                let length = plane.rowLength * side * side
                for row in 0..<plane.component.down {
                    plane.writeSamples(row: unit * plane.component.down + row, to: stripe.start + row * length)
                }
            }
            for y in 0..<header.down * side where unit * header.down * side + y < height {
                let rows = zip(planes, stripes).map { plane, stripe in
                    stripe.start + y * plane.component.down / header.down * plane.rowLength * side
                }
                write(rows, width, to: dots.start)
                reducer.add(dots.start)
            }
        }
        return reducer.image
    }

    /// Converts a row of samples to red, green, blue and opacity.
    private func write(_ rows: [UnsafeMutablePointer<UInt8>], _ width: Int, to dots: UnsafeMutablePointer<UInt8>) {
        let first = rows[0]
        var (x, target) = (0, 0)
        guard rows.count == 3 else {
            while x < width {
                let grey = first[x]
                dots[target] = grey
                dots[target &+ 1] = grey
                dots[target &+ 2] = grey
                dots[target &+ 3] = 255
                x &+= 1
                target &+= 4
            }
            return
        }
        let (second, third, whole) = (rows[1], rows[2], header.across)
        let shares = planes.map(\.component.across)
        let (a, b, c) = (shares[0], shares[1], shares[2])
        let isRGB = header.isRGB
        while x < width {
            let y = Int(first[x &* a / whole])
            let (u, v) = (Int(second[x &* b / whole]), Int(third[x &* c / whole]))
            if isRGB {
                dots[target] = UInt8(truncatingIfNeeded: y)
                dots[target &+ 1] = UInt8(truncatingIfNeeded: u)
                dots[target &+ 2] = UInt8(truncatingIfNeeded: v)
            } else {
                // BT.601 in 65,536ths.
                let (blue, red, base) = (u &- 128, v &- 128, y << 16 &+ 32_768)
                dots[target] = JPEGTransform.byte((base &+ 91_881 &* red) >> 16)
                dots[target &+ 1] = JPEGTransform.byte((base &- 22_554 &* blue &- 46_802 &* red) >> 16)
                dots[target &+ 2] = JPEGTransform.byte((base &+ 116_130 &* blue) >> 16)
            }
            dots[target &+ 3] = 255
            x &+= 1
            target &+= 4
        }
    }
}
