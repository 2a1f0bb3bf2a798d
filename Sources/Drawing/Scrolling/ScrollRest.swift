import Foundation

/// Where scrolling along one axis comes to rest: at pages, or at stops of any kind.
package enum ScrollRest {
    /// How far a drag has to go to lead to another page, as a part of one.
    private static let share: CGFloat = 0.3
    /// How fast a drag has to be to lead on however short it is, in points per second.
    package static let speed: CGFloat = 300
    /// How long contents that are let go would go on at the speed they had, in seconds.
    private static let duration: CGFloat = 0.5
    /// Offsets may differ by this from where they are meant to be, by what rounding leaves.
    private static let tolerance: CGFloat = 0.1

    /// Whether a drag leads to another page.
    ///
    /// - Parameters:
    ///   - way: How far it went. One that has turned back leads nowhere, however fast it is.
    ///   - velocity: How fast it was in the end, in points per second.
    ///   - length: The length of a page.
    package static func leadsOn(_ way: CGFloat, velocity: CGFloat, of length: CGFloat) -> Bool {
        abs(way) >= length * share || (abs(velocity) >= speed && velocity * way > 0)
    }

    /// How far contents would go on that are let go at a speed in points per second.
    package static func reach(of velocity: CGFloat) -> CGFloat { velocity * duration }

    // MARK: Pages

    /// Returns where a step ends: at the nearest page, but at the next one in its direction at least.
    ///
    /// Pages begin at multiples of their length within a range, and at its ends.
    package static func page(
        from offset: CGFloat, by way: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard way != 0, length > 0, offset.isFinite, way.isFinite, length.isFinite else { return offset }
        let nearest = nearestPage(to: offset + way, length: length, in: range)
        let (here, tolerance) = (offset / length, tolerance / length)
        if way > 0 { return max(nearest, page((here + tolerance).rounded(.down) + 1, length, range)) }
        return min(nearest, page((here - tolerance).rounded(.up) - 1, length, range))
    }

    /// Returns where a drag ends: at the page where it began, unless it went far or fast enough.
    package static func page(
        afterDragFrom start: CGFloat, to offset: CGFloat, velocity: CGFloat, length: CGFloat,
        in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let way = offset - start
        guard way != 0, length > 0, length.isFinite else { return offset }
        if leadsOn(way, velocity: velocity, of: length) { return page(from: start, by: way, length: length, in: range) }
        return nearestPage(to: start, length: length, in: range)
    }

    /// Returns the nearest page.
    package static func nearestPage(
        to offset: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard length > 0, length.isFinite, offset.isFinite else { return offset }
        let wanted = min(max(range.lowerBound, offset), range.upperBound)
        let page = page((wanted / length).rounded(), length, range)
        let ends = [range.lowerBound, range.upperBound]
        return ends.first { abs($0 - wanted) < abs(page - wanted) } ?? page
    }

    private static func page(_ number: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(range.lowerBound, number * length), range.upperBound)
    }

    // MARK: Stops

    /// How far from where it began scrolling may come to rest.
    package struct Limit {
        /// How many stops further.
        package var count: Int?
        /// How many points further; the next stop counts even if it is beyond.
        package var distance: CGFloat?

        package init(count: Int? = nil, distance: CGFloat? = nil) { (self.count, self.distance) = (count, distance) }
    }

    /// Returns the stop nearest to where contents go, but the next one in their direction at least if they are fast.
    ///
    /// - Parameters:
    ///   - start: Where they were.
    ///   - wanted: Where they would go.
    ///   - velocity: How fast they are, in points per second.
    ///   - stops: The stops in order. Without any, the method returns `wanted`.
    package static func stop(
        from start: CGFloat, to wanted: CGFloat, velocity: CGFloat, stops: [CGFloat], limit: Limit = Limit()
    ) -> CGFloat {
        guard let nearest = stops.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return wanted }
        let after = stops.filter { $0 > start + tolerance }
        let before = Array(stops.filter { $0 < start - tolerance }.reversed())
        var stop = nearest
        if velocity >= speed { stop = max(stop, after.first ?? stop) }
        if velocity <= -speed { stop = min(stop, before.first ?? stop) }
        if stop > start + tolerance { return min(stop, last(of: after, from: start, limit) ?? stop) }
        if stop < start - tolerance { return max(stop, last(of: before, from: start, limit) ?? stop) }
        return stop
    }

    /// The last of some stops, from the nearest on, that a limit lets through.
    private static func last(of stops: [CGFloat], from start: CGFloat, _ limit: Limit) -> CGFloat? {
        guard let first = stops.first else { return nil }
        var last = stops.prefix(limit.count ?? stops.count).last ?? first
        if let distance = limit.distance {
            let near = stops.last { abs($0 - start) <= distance + tolerance } ?? first
            last = abs(near - start) < abs(last - start) ? near : last
        }
        return last
    }
}
