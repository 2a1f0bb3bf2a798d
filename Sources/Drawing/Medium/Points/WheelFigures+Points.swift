extension WheelFigures {
    static let points = WheelFigures(
        height: 216, rowHeight: 34, allowsOtherRows: true, fontSize: 20, leastDrag: 10)
}
