import Foundation

/// Moving the focus by keys.
extension FocusSystem {
    /// An element that can have the focus, its frame in the window's coordinates, and the scrolling areas around it, the
    /// outermost first.
    package typealias Stop = (stop: FocusStop, frame: CGRect, areas: ArraySlice<FocusArea>)

    /// Moves the focus. Returns whether there is something to go to.
    ///
    /// Tab enters and leaves a group as one; arrow keys move to the nearest element in their direction.
    @discardableResult
    package func move(_ move: Move) -> Bool {
        window.layoutIfNeeded()
        validate()
        let stops = stops()
        if stops.isEmpty { return false }
        let index = index(of: focused ?? pressed, in: stops)
        isMoving = true
        defer { isMoving = false }
        switch move {
        case .next, .previous:
            let isForward = move == .next
            set(stops[index.map { next(to: $0, in: stops, isForward) } ?? start(in: stops, isForward)].stop)
        case .up, .down, .left, .right:
            guard let index else { return false }
            let from = stops[index]
            let ahead = nearest(to: from, among: stops.filter { move.isAhead($0.frame, of: from.frame) })
            let next = ahead.min { move.distance(from.frame, $0.frame) < move.distance(from.frame, $1.frame) }
            guard let next else { return false }
            set(next.stop)
        }
        return true
    }

    /// Returns the elements in the innermost scrolling area around one that has any of them, else those in sight; of
    /// them, those in its group, if there are any.
    private func nearest(to stop: Stop, among stops: [Stop]) -> [Stop] {
        let near = nearestInAreas(to: stop, among: stops)
        guard let group = stop.stop.group else { return near }
        let members = near.filter { $0.stop.group === group }
        return members.isEmpty ? near : members
    }

    private func nearestInAreas(to stop: Stop, among stops: [Stop]) -> [Stop] {
        for area in stop.areas.reversed() {
            let inside = self.stops(in: area, among: stops)
            if !inside.isEmpty { return inside }
        }
        let inSight = stops.filter(isInSight)
        return inSight.isEmpty ? stops : inSight
    }

    private func index(of stop: FocusStop?, in stops: [Stop]) -> Int? {
        stop.flatMap { stop in stops.firstIndex { $0.stop.object === stop.object } }
    }

    /// Where Tab leads from an element: beyond its group, unless there is nothing else.
    private func next(to index: Int, in stops: [Stop], _ isForward: Bool) -> Int {
        let (step, group) = (isForward ? 1 : stops.count - 1, stops[index].stop.group)
        var next = (index + step) % stops.count
        while let group, next != index, stops[next].stop.group === group { next = (next + step) % stops.count }
        return next == index ? (index + step) % stops.count : entry(at: next, in: stops)
    }

    /// Where Tab enters: at the selected element of a group, else at the one that had the focus last, else at the
    /// first.
    private func entry(at index: Int, in stops: [Stop]) -> Int {
        guard let group = stops[index].stop.group else { return index }
        let members = stops.indices.filter { stops[$0].stop.group === group }
        let last = lastElement(of: group)
        return members.first { stops[$0].stop.isEntry } ?? members.first { stops[$0].stop.object === last }
            ?? members.first ?? index
    }

    /// Where the focus enters: near where it or a pointer was last, else at the beginning of the content.
    private func start(in stops: [Stop], _ isForward: Bool) -> Int {
        guard let lastFrame else { return isForward ? first(in: stops) : entry(at: stops.count - 1, in: stops) }
        let after = stops.firstIndex { ReadingOrder.isBefore(lastFrame, $0.frame) }
        if isForward { return entry(at: after ?? 0, in: stops) }
        let before = (after ?? stops.count) - 1
        return entry(at: before >= 0 ? before : stops.count - 1, in: stops)
    }

    /// The first element of the content: never one that ends or destroys something, and one in a bar only where there is
    /// no other.
    private func first(in stops: [Stop]) -> Int {
        let harmless = stops.indices.filter { !stops[$0].stop.endsOrDestroys }
        let first = harmless.first { stops[$0].stop.view?.isInBar == false } ?? harmless.first
        return entry(at: first ?? 0, in: stops)
    }

    /// The element at which keys begin while nothing has the focus: the one that a pointer has pressed, else the first in
    /// sight; `nil` for none.
    func stopForFirstKey() -> FocusStop? {
        window.layoutIfNeeded()
        validate()
        if let pressed, frame(of: pressed) != nil { return pressed }
        let stops = stops().filter { $0.frame.intersects(window.bounds) }
        return stops.isEmpty ? nil : stops[start(in: stops, true)].stop
    }

    // MARK: Scrolling

    /// Moves the focus to the first or last element beside one.
    func move(toEndOf stop: FocusStop, isStart: Bool) {
        let beside = stops(beside: stop)
        if let end = isStart ? beside.first : beside.last { set(end.stop) }
    }

    /// Moves the focus to the element beside one that is in sight nearest to a frame, if that one is out of sight.
    func follow(_ stop: FocusStop, at frame: CGRect) {
        let beside = stops(beside: stop)
        if let now = beside.first(where: { $0.stop.object === stop.object }), isInSight(now) { return }
        let nearest = beside.filter(isInSight).min {
            abs($0.frame.midY - frame.midY) < abs($1.frame.midY - frame.midY)
        }
        if let nearest { set(nearest.stop) }
    }

    private func isInSight(_ stop: Stop) -> Bool {
        stop.frame.intersects(window.bounds) && stop.areas.allSatisfy { $0.frame.intersects(stop.frame) }
    }

    /// The elements in the group of an element, if any of them is in sight, else in the innermost scrolling area around
    /// it, else in its view.
    private func stops(beside stop: FocusStop) -> [Stop] {
        let stops = stops()
        if let group = stop.group {
            let members = stops.filter { $0.stop.group === group }
            if members.contains(where: isInSight) { return members }
        }
        if let area = stops.first(where: { $0.stop.object === stop.object })?.areas.last {
            return self.stops(in: area, among: stops)
        }
        return stops.filter { $0.stop.group == nil && $0.stop.view === stop.view }
    }

    private func stops(in area: FocusArea, among stops: [Stop]) -> [Stop] {
        stops.filter { $0.areas.contains { $0.object === area.object } }
    }
}

extension UIView {
    /// Whether the view is in a bar of a container.
    fileprivate final var isInBar: Bool { selfAndSuperviews.contains { $0.isBarOfContainer } }
}

extension FocusSystem.Move {
    fileprivate func isAhead(_ frame: CGRect, of from: CGRect) -> Bool {
        switch self {
        case .up: frame.midY < from.minY
        case .down: frame.midY > from.maxY
        case .left: frame.midX < from.minX
        case .right: frame.midX > from.maxX
        default: false
        }
    }

    /// The distance of an element ahead; distances to the side count more.
    ///
    /// An element that is partly straight ahead has no distance to the side. Of several such elements in a line, the one
    /// whose middle is nearest counts as nearest.
    fileprivate func distance(_ from: CGRect, _ frame: CGRect) -> CGFloat {
        func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
            max(0, otherStart - end, start - otherEnd)
        }
        let (across, down) = (abs(frame.midX - from.midX), abs(frame.midY - from.midY))
        if self == .up || self == .down {
            return down + 2 * gap(from.minX, from.maxX, frame.minX, frame.maxX) + across / 1_024
        }
        return across + 2 * gap(from.minY, from.maxY, frame.minY, frame.maxY) + down / 1_024
    }
}
