extension WheelFigures {
    static let points = WheelFigures(
        height: 216, rowHeight: 34, allowsOtherRows: true, fontSize: 20, reach: 3, angle: 0.31, leastDrag: 10)
}
