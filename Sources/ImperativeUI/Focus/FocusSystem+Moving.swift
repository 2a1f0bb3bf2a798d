import Foundation

/// Moving the focus by keys.
extension FocusSystem {
    /// An element that can have the focus, and its frame in the window's coordinates.
    package typealias Stop = (stop: FocusStop, frame: CGRect)

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
            let from = stops[index].frame
            let ahead = stops.filter { move.isAhead($0.frame, of: from) }
            guard let nearest = ahead.min(by: { move.distance(from, $0.frame) < move.distance(from, $1.frame) })
            else { return false }
            set(nearest.stop)
        }
        return true
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

    /// Moves the focus to the first or last element beside one: in its group, else in its view.
    func move(toEndOf stop: FocusStop, isStart: Bool) {
        let beside = stops(beside: stop)
        if let end = isStart ? beside.first : beside.last { set(end.stop) }
    }

    /// Moves the focus to the element beside one that is in sight nearest to a frame, if that one is out of sight.
    func follow(_ stop: FocusStop, at frame: CGRect) {
        if let now = self.frame(of: stop), now.intersects(window.bounds) { return }
        let beside = stops(beside: stop).filter { $0.frame.intersects(window.bounds) }
        let nearest = beside.min { abs($0.frame.midY - frame.midY) < abs($1.frame.midY - frame.midY) }
        if let nearest { set(nearest.stop) }
    }

    private func stops(beside stop: FocusStop) -> [Stop] {
        stops().filter { other in
            if let group = stop.group { return other.stop.group === group }
            return other.stop.group == nil && other.stop.view === stop.view
        }
    }

    // MARK: Order

    /// All elements that can have the focus, in reading order; those of a group, and those in a part that is left as a
    /// whole, are together.
    package func stops() -> [Stop] { stops(in: [top]) }

    private func stops(in views: [UIView]) -> [Stop] {
        var found: [(stops: [Stop], frame: CGRect)] = []
        var groups: [ObjectIdentifier: Int] = [:]
        func add(_ stop: FocusStop) {
            guard let frame = frame(of: stop) else { return }
            if let group = stop.group.map({ ObjectIdentifier($0) }) {
                if let index = groups[group] {
                    found[index].stops.append((stop, frame))
                    found[index].frame = found[index].frame.union(frame)
                    return
                }
                groups[group] = found.count
            }
            found.append(([(stop, frame)], frame))
        }
        var stack = views
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            if view.takesFocus { add(view.focusStop) }
            for stop in view.contents?.contentFocusStops ?? [] { add(stop) }
            if view.separatesFocus {
                let parts = view.viewsInFocusOrder.flatMap { stops(in: [$0]) }
                if !parts.isEmpty { found.append((parts, view.convert(view.bounds, to: window))) }
            } else {
                stack.append(contentsOf: view.viewsInFocusOrder.reversed())
            }
        }
        let isReversed = window.traitCollection.layoutDirection == .rightToLeft
        for index in groups.values {
            found[index].stops = ReadingOrder.sorted(found[index].stops, isReversed: isReversed) { $0.frame }
        }
        return ReadingOrder.sorted(found, isReversed: isReversed) { $0.frame }.flatMap(\.stops)
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
    fileprivate func distance(_ from: CGRect, _ frame: CGRect) -> CGFloat {
        let (across, down) = (abs(frame.midX - from.midX), abs(frame.midY - from.midY))
        return self == .up || self == .down ? down + 2 * across : across + 2 * down
    }
}
