import Foundation

extension StrokeLine {
    /// The maximum number of dashes in one line. A line that would have more is drawn solid.
    private static let mostDashes = 10_000.0

    /// Returns the dashes of the line as separate lines.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of dashes and gaps in turn, not negative and not all zero.
    ///   - phase: The distance into the pattern at which the line begins.
    func dashed(lengths: [Double], phase: Double) -> [StrokeLine] {
        // With an odd number of lengths, dashes and gaps swap roles in every other repetition.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        var whole = 0.0
        for length in pattern { whole += length }
        var points = points
        var smooth = isSmooth
        if isClosed, let first = points.first {
            points.append(first)
            smooth.append(smooth[0])
        }
        var total = 0.0
        for (a, b) in zip(points, points.dropFirst()) { total += hypot(b.x - a.x, b.y - a.y) }
        guard whole > 0, whole.isFinite, total.isFinite,
            total / whole * Double(pattern.count) <= Self.mostDashes
        else { return [self] }
        if isPoint { return [self] }

        var offset = phase.truncatingRemainder(dividingBy: whole)
        if offset < 0 { offset += whole }
        var index = 0
        while offset > pattern[index] || (offset == pattern[index] && offset > 0) {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - offset
        var result: [StrokeLine] = []
        var dash = StrokeLine()
        if index % 2 == 0 { dash.add(points[0]) }
        for position in points.indices.dropFirst() {
            let (a, b) = (points[position - 1], points[position])
            let length = hypot(b.x - a.x, b.y - a.y)
            let direction = CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
            var reached = 0.0
            while length - reached > left {
                reached += left
                let point = a.mixed(with: b, reached / length)
                if index % 2 == 0 {
                    dash.add(point)
                    dash.direction = direction
                    result.append(dash)
                    dash = StrokeLine()
                } else {
                    dash.add(point)
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - reached
            if index % 2 == 0 {
                dash.add(b, isSmooth: smooth[position])
                dash.direction = direction
            }
        }
        if index % 2 == 0, dash.points.count > 1 { result.append(dash) }
        return result
    }
}
