import Foundation

/// The pull at the start of scrolled contents that refreshes them, and the room for its mark.
///
/// A touch pulls the contents further and further; at ``threshold`` the refresh begins, once for each pull. The room
/// for the mark stays during the refresh.
package struct RefreshPull: Equatable, Sendable {
    /// The height of the room for the mark, in points: three lines of text.
    package static let height: CGFloat = 48
    /// How far contents are pulled to have them refreshed, in points: five lines of text.
    package static let threshold: CGFloat = 80
    /// How far contents can be pulled, in points.
    package static let limit: CGFloat = 144

    /// Whether the contents are being refreshed.
    package private(set) var isRefreshing = false
    /// How far a touch has pulled the contents, in points; `nil` while none does.
    private var distance: CGFloat?
    /// Whether the touch has had the contents refreshed.
    private var isSpent = false

    package init() {}

    /// Whether a touch pulls.
    package var isPulled: Bool { distance != nil }

    /// The room at the start of the contents without a touch, in points.
    package var restingRoom: CGFloat { isRefreshing ? Self.height : 0 }

    /// The room at the start of the contents, in points.
    package var room: CGFloat { max(restingRoom, distance ?? 0) }

    /// How much of the mark is shown, from 0 to 1.
    package var share: Double { isRefreshing ? 1 : min(max(0, Double(room / Self.threshold)), 1) }

    /// Whether the contents have been pulled far enough to be refreshed now.
    package var isDue: Bool { !isRefreshing && !isSpent && room >= Self.threshold }

    /// A touch pulls the contents by a distance, or lets them go back for a negative one.
    ///
    /// Returns how much of the distance the contents took. A distance that is not finite does nothing.
    package mutating func pull(by delta: CGFloat) -> CGFloat {
        guard delta.isFinite else { return 0 }
        let before = room
        let after = min(max(restingRoom, before + delta), max(Self.limit, before))
        distance = after
        return after - before
    }

    /// The touch has gone.
    package mutating func letGo() {
        distance = nil
        isSpent = false
    }

    /// The contents begin to be refreshed. Returns whether they were not already.
    @discardableResult package mutating func begin() -> Bool {
        if isRefreshing { return false }
        isRefreshing = true
        isSpent = isPulled
        return true
    }

    /// The contents have been refreshed. Returns whether they were being refreshed.
    @discardableResult package mutating func end() -> Bool {
        defer { isRefreshing = false }
        return isRefreshing
    }

    // MARK: The mark

    /// The side of the square around the mark, in points: the height of a line of text.
    private static let side: CGFloat = 16
    /// The pen of the mark.
    package static let pen = StrokePen(width: 2.5, cap: .round)
    /// The colour of the mark where none is chosen, seen on white and on black.
    package static let color = ColorComponents(white: 0.5, alpha: 1)

    /// Returns the mark, a ring that closes while the contents are pulled; `nil` while there is none.
    ///
    /// - Parameter start: The middle of the contents' upper edge.
    package func mark(above start: CGPoint) -> DrawnShape? {
        guard share > 0, start.x.isFinite, start.y.isFinite else { return nil }
        var ring = PathData()
        ring.addArc(
            center: CGPoint(x: start.x, y: start.y - Self.height / 2), radius: (Self.side - Self.pen.width) / 2,
            from: -.pi / 2, delta: share * 0.8 * 2 * .pi)
        return .path(ring)
    }
}
