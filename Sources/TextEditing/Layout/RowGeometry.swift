import Drawing

/// The positions of the characters of one row.
///
/// Between its n characters, and at both ends, a row has n + 1 positions in reading order and n + 1 slots on screen
/// from left to right. Each position has one slot and each slot one position: where characters of different directions
/// meet, a caret stands at that of the two whose embedding level is lower, and both ends of a row count as its own
/// level. So a caret that goes from slot to slot passes all positions, and each just once.
struct RowGeometry {
    /// Where the characters begin in reading order, and where the last one ends, in the UTF-8 of the row.
    let offsets: [Int]
    /// The horizontal distances of the slots from the left edge of the visible text.
    let edges: [Double]
    /// The slot of each position, and the position of each slot, by their indices; `nil` if they are the same.
    private let order: (slots: [Int], positions: [Int])?
    /// The slot at the left of each character; `nil` as above.
    private let ranks: [Int]?
    /// Whether the row is read from right to left.
    let isRightToLeft: Bool

    /// The number of characters.
    var count: Int { offsets.count - 1 }

    /// - Parameters:
    ///   - characters: The characters of the row.
    ///   - shown: The length of its visible text, in UTF-8.
    ///   - width: The width of the visible text, which a measurer may have rounded.
    init(_ characters: LineCharacters, shown: Int, width: Double) {
        offsets = characters.offsets
        let count = characters.count
        var advances = characters.advances
        let shownCount = offsets.partitioningIndex { $0 >= shown }
        var sum = 0.0
        for index in 0..<shownCount { sum += advances[index] }
        if sum > 0, sum != width { for index in 0..<shownCount { advances[index] *= width / sum } }
        let directions = characters.directions.map { Array($0[..<shownCount]) }
        guard let directions, let arrangement = ReadingOrder.arrangement(of: directions) else {
            var edges = [0.0]
            edges.reserveCapacity(count + 1)
            var edge = 0.0
            for advance in advances {
                edge += advance
                edges.append(edge)
            }
            self.edges = edges
            (order, ranks, isRightToLeft) = (nil, nil, false)
            return
        }
        isRightToLeft = arrangement.isRightToLeft
        let base = isRightToLeft ? 1 : 0
        // Spaces at which the row wraps stand at its end.
        let spaces = Array(shownCount..<count)
        let levels = arrangement.levels + spaces.map { _ in base }
        let visual = isRightToLeft ? spaces.reversed() + arrangement.order : arrangement.order + spaces
        var ranks = [Int](repeating: 0, count: count)
        var edge = isRightToLeft ? -advances[shownCount...].reduce(0, +) : 0
        var edges = [edge]
        edges.reserveCapacity(count + 1)
        for (rank, index) in visual.enumerated() {
            ranks[index] = rank
            edge += advances[index]
            edges.append(edge)
        }
        self.edges = edges
        var (slots, positions) = ([Int](repeating: 0, count: count + 1), [Int](repeating: 0, count: count + 1))
        for position in 0...count {
            let before = position > 0 ? levels[position - 1] : base
            let after = position < count ? levels[position] : base
            let slot: Int
            if before <= after {
                if position > 0 {
                    slot = ranks[position - 1] + (before % 2 == 0 ? 1 : 0)
                } else {
                    slot = base == 0 ? 0 : count
                }
            } else if position < count {
                slot = ranks[position] + (after % 2 == 0 ? 0 : 1)
            } else {
                slot = base == 0 ? count : 0
            }
            slots[position] = slot
            positions[slot] = position
        }
        order = (slots, positions)
        self.ranks = ranks
    }

    /// Returns the index of the position at an offset, or of that before it.
    func position(at offset: Int) -> Int {
        max(0, offsets.partitioningIndex { $0 > offset } - 1)
    }

    /// Returns the slot of a position.
    func slot(ofPosition position: Int) -> Int { order?.slots[position] ?? position }

    /// Returns the position of a slot.
    func position(ofSlot slot: Int) -> Int { order?.positions[slot] ?? slot }

    /// Returns the slots at the edges of runs of adjacent characters that show a range of positions, from the left.
    func runs(of range: Range<Int>) -> [Range<Int>] {
        guard let ranks else { return range.isEmpty ? [] : [range] }
        var result: [Range<Int>] = []
        for rank in ranks[range].sorted() {
            if let last = result.last, last.upperBound == rank {
                result[result.count - 1] = last.lowerBound..<rank + 1
            } else {
                result.append(rank..<rank + 1)
            }
        }
        return result
    }
}
