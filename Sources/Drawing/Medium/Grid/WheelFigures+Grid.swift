extension WheelFigures {
    static let grid = WheelFigures(
        height: 80, rowHeight: 16, allowsOtherRows: false, fontSize: 16, reach: 2, angle: 0, leastDrag: 8)
}
