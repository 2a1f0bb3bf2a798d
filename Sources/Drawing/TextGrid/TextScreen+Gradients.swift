import Foundation

extension TextScreen {
    /// The greatest difference of a channel between cells side by side in a gradient.
    private static let mostStep = 24
    /// The least spread of a colour that is taken for a part of a gradient: greys side by side are surfaces on surfaces.
    private static let leastSpread = 24

    /// Whether the background of a cell is a part of a gradient: a cell beside it has almost the same colour.
    ///
    /// A gradient has no end that a text on it could fill, unlike a plate in one colour.
    func isInGradient(_ index: Int) -> Bool {
        let color = cells[index].background
        guard color != 0, CellColor.spread(color) >= Self.leastSpread else { return false }
        let (row, column) = (index / columns, index % columns)
        return (column > 0 && isStep(color, at: index - 1))
            || (column + 1 < columns && isStep(color, at: index + 1))
            || (row > 0 && isStep(color, at: index - columns))
            || (row + 1 < rows && isStep(color, at: index + columns))
    }

    private func isStep(_ color: UInt32, at index: Int) -> Bool {
        let other = cells[index].background
        guard other != color, other != 0, CellColor.spread(other) >= Self.leastSpread else { return false }
        let (one, two) = (CellColor.channels(color), CellColor.channels(other))
        return abs(one.red - two.red) <= Self.mostStep && abs(one.green - two.green) <= Self.mostStep
            && abs(one.blue - two.blue) <= Self.mostStep
    }
}
