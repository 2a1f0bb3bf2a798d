import Foundation
import LayoutEngine

/// The nodes that depend on their position in the visible part of a scroll view, along one axis, sorted by their
/// position in the contents.
///
/// Finding the visible ones takes time logarithmic in their number, as long as none is much longer than others.
@MainActor final class ScrollSight {
    private struct Entry {
        let range: ClosedRange<CGFloat>
        let node: ScrollSightNode

        var id: ObjectIdentifier { ObjectIdentifier(node) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// By where they begin.
    private var sorted: [Entry] = []
    /// No range is longer than this.
    private var longest: CGFloat = 0
    private var changeCount = 0
    private var isStale = false

    /// With more changes than these between two searches, all are sorted anew.
    private static var changeLimit: Int { 32 }

    var isEmpty: Bool { entries.isEmpty }

    /// Sets the range of a node in the contents; `nil` for none.
    func set(_ range: ClosedRange<CGFloat>?, of node: ScrollSightNode) {
        let id = ObjectIdentifier(node)
        let old = entries[id]
        if old?.range == range { return }
        let new = range.map { Entry(range: $0, node: node) }
        entries[id] = new
        changeCount += 1
        if changeCount > Self.changeLimit { isStale = true }
        if isStale { return }
        if let old {
            var index = index(of: old.range.lowerBound)
            while sorted[index].id != id { index += 1 }
            sorted.remove(at: index)
        }
        if let new {
            sorted.insert(new, at: index(of: new.range.lowerBound))
            longest = max(longest, new.range.upperBound - new.range.lowerBound)
        }
    }

    /// The index of the first entry that begins at a position or after it.
    private func index(of start: CGFloat) -> Int { sorted.partitioningIndex { $0.range.lowerBound >= start } }

    /// Calls a function with the nodes that are at least in part in a range of the contents.
    func forEach(in range: ClosedRange<CGFloat>, _ body: (ScrollSightNode) -> Void) {
        if isStale {
            sorted = entries.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
            longest = sorted.reduce(0) { max($0, $1.range.upperBound - $1.range.lowerBound) }
            isStale = false
        }
        changeCount = 0
        var index = index(of: range.lowerBound - longest)
        while index < sorted.count, sorted[index].range.lowerBound <= range.upperBound {
            if sorted[index].range.upperBound >= range.lowerBound { body(sorted[index].node) }
            index += 1
        }
    }

    func checkInvariants() {
        if isStale { return }
        precondition(sorted.count == entries.count, "A node is looked for in sight twice, or not at all.")
        for (one, next) in zip(sorted, sorted.dropFirst()) {
            precondition(one.range.lowerBound <= next.range.lowerBound, "Nodes are not in the order of their places.")
        }
        for entry in sorted {
            precondition(entries[entry.id]?.range == entry.range, "A node is looked for where it was before.")
        }
    }
}

/// The visible part of a scroll view's contents, along one axis.
struct ScrollWindow: Equatable {
    /// Where in the contents it begins.
    var start: CGFloat
    var room: CGFloat

    var range: ClosedRange<CGFloat>? {
        guard start.isFinite, room.isFinite, room >= 0 else { return nil }
        return start...start + room
    }
}

/// The position of a view in the visible part of a scroll view, along one axis.
struct ScrollSpot: Equatable {
    /// The start, in points from the start of the visible part.
    var start: CGFloat
    var length: CGFloat
    /// How much is seen.
    var room: CGFloat
}
