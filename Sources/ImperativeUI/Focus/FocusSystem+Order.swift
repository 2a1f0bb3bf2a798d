import Foundation

/// The order in which Tab goes through the elements.
extension FocusSystem {
    /// All elements that can have the focus, in reading order; those of a group, those in a part that is left as a
    /// whole, and those in an area that scrolls, in sight or not, are together.
    package func stops() -> [Stop] { stops(in: top, inside: []) }

    /// Elements that are together.
    private struct Unit {
        var stops: [Stop]
        var frame: CGRect
        /// The scrolling areas around the elements that are not dealt with yet.
        var areas: ArraySlice<FocusArea>
    }

    private var isReversed: Bool { window.traitCollection.layoutDirection == .rightToLeft }

    /// - Parameter outer: The scrolling areas around the view.
    private func stops(in root: UIView, inside outer: [FocusArea]) -> [Stop] {
        var found: [Unit] = []
        var groups: [ObjectIdentifier: Int] = [:]
        func add(_ stop: FocusStop, _ areas: [FocusArea]) {
            guard let frame = frame(of: stop) else { return }
            let areas = areas[...]
            if let group = stop.group.map({ ObjectIdentifier($0) }) {
                if let index = groups[group] {
                    found[index].stops.append((stop, frame, areas))
                    found[index].frame = found[index].frame.union(frame)
                    return
                }
                groups[group] = found.count
            }
            found.append(Unit(stops: [(stop, frame, areas)], frame: frame, areas: areas.dropFirst(outer.count)))
        }
        var stack = [(view: root, areas: outer)]
        while let (view, areas) = stack.popLast() {
            if !view.takesEvents { continue }
            if view.takesFocus { add(view.focusStop, areas) }
            let contents = view.contents
            for stop in contents?.contentFocusStops ?? [] {
                add(stop, areas + inWindow(contents?.focusAreas(around: stop.object) ?? [], of: view))
            }
            var inside = areas
            if view is UIScrollView { inside.append(FocusArea(view, frame: view.convert(view.bounds, to: window))) }
            if view.separatesFocus {
                let parts = view.viewsInFocusOrder.flatMap { stops(in: $0, inside: inside) }
                if parts.isEmpty { continue }
                found.append(
                    Unit(
                        stops: parts, frame: view.convert(view.bounds, to: window),
                        areas: areas.dropFirst(outer.count)))
            } else {
                for child in view.viewsInFocusOrder.reversed() {
                    stack.append((child, inside + inWindow(contents?.focusAreas(aroundChild: child) ?? [], of: view)))
                }
            }
        }
        for index in groups.values {
            found[index].stops = ReadingOrder.sorted(found[index].stops, isReversed: isReversed) { $0.frame }
        }
        return sorted(found)
    }

    private func inWindow(_ areas: [FocusArea], of view: UIView) -> [FocusArea] {
        areas.map { FocusArea($0.object, frame: view.convert($0.frame, to: window)) }
    }

    /// Returns elements in reading order, those in a scrolling area together.
    private func sorted(_ units: [Unit]) -> [Stop] {
        var together: [Unit] = []
        var inAreas: [ObjectIdentifier: (place: Int, units: [Unit])] = [:]
        for unit in units {
            guard let area = unit.areas.first else {
                together.append(unit)
                continue
            }
            var inner = unit
            inner.areas = unit.areas.dropFirst()
            let id = ObjectIdentifier(area.object)
            if inAreas[id] == nil {
                inAreas[id] = (together.count, [])
                together.append(Unit(stops: [], frame: area.frame, areas: []))
            }
            inAreas[id]?.units.append(inner)
        }
        for (place, inside) in inAreas.values { together[place].stops = sorted(inside) }
        return ReadingOrder.sorted(together, isReversed: isReversed) { $0.frame }.flatMap(\.stops)
    }
}
