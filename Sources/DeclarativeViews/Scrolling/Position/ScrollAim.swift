import Foundation
import LayoutEngine
import BridgedEnvironment

/// How to bring a destination into sight that may be a guess and is corrected on the way.
struct ScrollAim {
    /// The point of it that comes to that point of the visible part; `nil` for the least way.
    private let anchor: UnitPoint?
    /// The shortest ways, once known: corrections on the way do not turn them round.
    private var ways: [Axis: Way] = [:]
    /// The point of the visible part to which it was brought, along each axis along which it had to be.
    private(set) var fractions: [Axis: CGFloat] = [:]

    /// Where something is that is not in sight.
    private enum Way {
        /// Before it: its start comes to the start of the visible part.
        case before
        /// Behind it: its end comes to the end of the visible part.
        case behind
    }

    init(anchor: UnitPoint?) { self.anchor = anchor }

    /// Returns how far to move the contents along an axis.
    ///
    /// - Parameters:
    ///   - start: Where it begins, from the start of the visible part.
    ///   - length: How long it is.
    ///   - room: How long the visible part is.
    mutating func distance(to start: CGFloat, _ length: CGFloat, in room: CGFloat, along axis: Axis) -> CGFloat {
        var fraction = anchor?.along(axis)
        if fraction == nil {
            let end = start + length
            let way = ways[axis] ?? (start >= 0 && end > room ? .behind : start < 0 && end < room ? .before : nil)
            guard let way else { return 0 }
            ways[axis] = way
            // A destination longer than the visible part is brought to its nearer end.
            fraction = (way == .behind) == (length <= room) ? 1 : 0
        }
        fractions[axis] = fraction
        return start + (fraction ?? 0) * (length - room)
    }
}

/// Where something is that is to be brought into sight.
struct ScrollDestination {
    /// The frame in the space of the scroll view, right and left as on screen.
    let frame: CGRect
    /// How much of the visible part pinned views cover at its start and end, once the destination is in sight.
    var pinned = LazyPins()
    /// Whether nothing that is found on the way changes it.
    var isFinal = false
}

extension ScrollingNode {
    /// Brings a destination into sight. Lays out again as long as that shows that it is elsewhere.
    final func bringIntoSight(anchor: UnitPoint?, _ find: () -> ScrollDestination?) {
        var aim = ScrollAim(anchor: anchor)
        for _ in 0..<SettlingLimit.scrolling.rounds {
            guard !isTornDown, let destination = find(), show(destination, by: &aim), !destination.isFinal else {
                break
            }
            graph.layOutAgain()
        }
        if !isTornDown { state.hold(at: aim.fractions) }
    }
}
