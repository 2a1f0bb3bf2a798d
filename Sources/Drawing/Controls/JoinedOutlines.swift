import Foundation
import Foundations

/// Outlines that flow together where they are near to each other.
package enum JoinedOutlines {
    /// Returns the outline of all the areas, with gaps narrower than `spacing`, in points, closed.
    ///
    /// The result covers every area, and nothing further than half of `spacing` from one. A spacing that is not above
    /// zero, or not finite, joins only areas that touch. Costs little for areas that are alone; for those near to
    /// each other, four times the cost of combining areas, each.
    package static func path(of outlines: [PathData], spacing: Double) -> PathData {
        let spacing = spacing.isFinite ? max(spacing, 0) : 0
        let outlines = outlines.filter { !$0.bounds.isNull && $0.bounds.isFinite }
        var result = PathData()
        for group in groups(outlines.map(\.bounds), spacing) {
            result.append(known(group.map { outlines[$0] }, spacing))
        }
        return result
    }

    private struct Known {
        let outlines: [PathData]
        let spacing: Double
        let result: PathData
    }

    /// The latest results. Outlines at rest are asked for again in each frame and each picture.
    private static let last = Locked<[Known]>([])
    private static let mostKnown = 16

    private static func known(_ outlines: [PathData], _ spacing: Double) -> PathData {
        if outlines.count < 2 { return closed(outlines, spacing) }
        let found = last.withLock { all in all.first { $0.spacing == spacing && $0.outlines == outlines }?.result }
        if let found { return found }
        let result = closed(outlines, spacing)
        last.withLock { all in
            if all.count == mostKnown { all.removeFirst() }
            all.append(Known(outlines: outlines, spacing: spacing, result: result))
        }
        return result
    }

    /// The areas with the gaps between them closed: grown by half the spacing, joined, and shrunk again.
    private static func closed(_ outlines: [PathData], _ spacing: Double) -> PathData {
        guard let first = outlines.first, outlines.count > 1 else { return outlines.first ?? PathData() }
        let sum = outlines.dropFirst().reduce(first) { $0.combined(with: $1, by: .union, rule: .winding) }
        if spacing == 0 { return sum }
        let pen = StrokePen(width: spacing, join: .round)
        var grown = PathData()
        for (index, outline) in outlines.enumerated() {
            let wide = outline.combined(with: outline.stroked(with: pen), by: .union, rule: .winding)
            grown = index == 0 ? wide : grown.combined(with: wide, by: .union, rule: .winding)
        }
        let shrunk = grown.combined(with: grown.stroked(with: pen), by: .subtracting, rule: .winding)
        // Rounding must take nothing from the areas themselves.
        return shrunk.combined(with: sum, by: .union, rule: .winding)
    }

    /// The numbers of frames that are nearer to each other than `spacing`, directly or by others, each group and the
    /// groups in the order of their first frames.
    static func groups(_ frames: [CGRect], _ spacing: Double) -> [[Int]] {
        var leaders = Array(frames.indices)
        func leader(_ index: Int) -> Int {
            var index = index
            while leaders[index] != index {
                leaders[index] = leaders[leaders[index]]
                index = leaders[index]
            }
            return index
        }
        let order = frames.indices.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
        for (position, index) in order.enumerated() {
            let frame = frames[index]
            for other in order[(position + 1)...] {
                let next = frames[other]
                if next.minX - frame.maxX >= spacing, next.minX > frame.maxX { break }
                let gap = CGVector(
                    dx: max(0, next.minX - frame.maxX), dy: max(0, next.minY - frame.maxY, frame.minY - next.maxY))
                let isNear = (gap.dx * gap.dx + gap.dy * gap.dy).squareRoot() < spacing
                if isNear || (gap.dx == 0 && gap.dy == 0) {
                    let (one, two) = (leader(index), leader(other))
                    leaders[max(one, two)] = min(one, two)
                }
            }
        }
        var result: [[Int]] = []
        var groups: [Int: Int] = [:]
        for index in frames.indices {
            let first = leader(index)
            if let group = groups[first] {
                result[group].append(index)
            } else {
                groups[first] = result.count
                result.append([index])
            }
        }
        return result
    }
}
