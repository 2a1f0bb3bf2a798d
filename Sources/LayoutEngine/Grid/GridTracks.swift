import Foundation

/// The columns or the rows of a grid while its length is divided among the cells.
struct GridTracks {
    /// The lengths so far.
    private(set) var lengths: [CGFloat]
    /// For each track, the number of cells not yet measured, of any priority.
    private(set) var waiting: [Int32]
    /// For each track, the number of cells not yet measured, of the current priority.
    private var open: [Int32]
    private var isCommitted: [Bool]
    private var openCount = 0
    private var committedLength: CGFloat = 0
    /// The part of the committed length that is available again to cells of a lower priority.
    private var reopenedLength: CGFloat = 0
    private var closed: [Int] = []
    private var hasCommitted = false
    /// The length available to all tracks together, without gaps; NaN if unspecified.
    private let available: CGFloat

    init(count: Int, available: CGFloat) {
        lengths = Array(repeating: 0, count: count)
        waiting = Array(repeating: 0, count: count)
        open = waiting
        isCommitted = Array(repeating: false, count: count)
        self.available = available
    }

    func isOpen(_ track: Int) -> Bool { open[track] > 0 }

    mutating func expectCell(in track: Int) { waiting[track] += 1 }

    /// Counts a cell whose priority is now the current one.
    mutating func openCell(in track: Int) {
        open[track] += 1
        if open[track] > 1 { return }
        openCount += 1
        if isCommitted[track] { reopenedLength += lengths[track] }
    }

    mutating func closeCell(in track: Int) {
        waiting[track] -= 1
        open[track] -= 1
        if open[track] > 0 { return }
        openCount -= 1
        if isCommitted[track] { reopenedLength -= lengths[track] } else { closed.append(track) }
    }

    /// Commits the length of each track that has no cell of the current priority left.
    mutating func commit() {
        if hasCommitted {
            for track in closed where open[track] == 0 { commit(track) }
        } else {
            hasCommitted = true
            for track in lengths.indices where open[track] == 0 { commit(track) }
        }
        closed.removeAll(keepingCapacity: true)
    }

    private mutating func commit(_ track: Int) {
        if isCommitted[track] { return }
        isCommitted[track] = true
        committedLength += lengths[track]
    }

    mutating func widen(_ track: Int, to length: CGFloat) {
        if length > lengths[track] { setLength(of: track, to: length) }
    }

    private mutating func setLength(of track: Int, to length: CGFloat) {
        if isCommitted[track] {
            committedLength += length - lengths[track]
            if open[track] > 0 { reopenedLength += length - lengths[track] }
        }
        lengths[track] = length
    }

    /// The length offered to each open track; NaN if unspecified.
    var share: CGFloat {
        // Infinite lengths cannot be added and divided.
        if available == .infinity { return available }
        return (available - committedLength) / CGFloat(max(openCount, 1))
    }

    /// Returns the length offered to a cell across several tracks, without gaps, where each open track is offered
    /// `share`.
    func offer(_ tracks: Range<Int>, share: CGFloat) -> CGFloat {
        if available == .infinity { return available }
        if tracks.count == lengths.count { return available }
        var outside = CGFloat(openCount) * share + (committedLength - reopenedLength)
        for track in tracks { outside -= isOpen(track) ? share : lengths[track] }
        return available - outside
    }

    func length(of tracks: Range<Int>) -> CGFloat {
        var sum: CGFloat = 0
        for track in tracks { sum += lengths[track] }
        return sum
    }

    /// Distributes a length over some tracks by weight.
    mutating func spread(_ length: CGFloat, over tracks: [Int], weight: (Int) -> CGFloat) {
        var sum: CGFloat = 0
        for track in tracks { sum += weight(track) }
        for track in tracks {
            setLength(of: track, to: lengths[track] + (length == .infinity ? length : length * weight(track) / sum))
        }
    }
}
