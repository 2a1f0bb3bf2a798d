import Foundation

extension TextScreen {
    /// The greatest difference of a channel between neighbours in a gradient.
    private static let mostStep = 24
    /// The least spread of a colour that is taken for a part of a gradient: greys side by side are surfaces on surfaces.
    private static let leastSpread = 10
    /// The most cells of one colour, on each side of a cell, in a gradient.
    private static let longestRun = 24

    /// Whether the background of a cell is a part of a gradient: in a row or a column, the colours before and after its
    /// own are both close to it, and differ.
    ///
    /// A gradient has no end that a text on it could fill, unlike a plate in one colour, which has the same surface on
    /// both sides.
    func isInGradient(_ index: Int) -> Bool {
        let color = cells[index].background
        guard color != 0, CellColor.spread(color) >= Self.leastSpread else { return false }
        let (row, column) = (index / columns, index % columns)
        return isStep(
            color, before: (index, -1, column), after: (index, 1, columns - 1 - column))
            || isStep(color, before: (index, -columns, row), after: (index, columns, rows - 1 - row))
    }

    private typealias Way = (start: Int, step: Int, count: Int)

    private func isStep(_ color: UInt32, before: Way, after: Way) -> Bool {
        guard let one = neighbour(of: color, before), let other = neighbour(of: color, after) else { return false }
        return one != other && isNear(color, one) && isNear(color, other)
    }

    /// Returns the next other colour on a way; `nil` if there is none near.
    private func neighbour(of color: UInt32, _ way: Way) -> UInt32? {
        var index = way.start
        for _ in 0..<min(way.count, Self.longestRun) {
            index += way.step
            if cells[index].background != color { return cells[index].background }
        }
        return nil
    }

    private func isNear(_ color: UInt32, _ other: UInt32) -> Bool {
        guard other != 0, CellColor.spread(other) >= Self.leastSpread else { return false }
        let (one, two) = (CellColor.channels(color), CellColor.channels(other))
        return abs(one.red - two.red) <= Self.mostStep && abs(one.green - two.green) <= Self.mostStep
            && abs(one.blue - two.blue) <= Self.mostStep
    }
}
