import Foundation

/// The columns or the rows of a grid while its space is shared out among its cells.
struct GridTracks {
    /// The lengths so far.
    private(set) var lengths: [CGFloat]
    /// The cells of each track that have not been served, of whatever priority.
    private(set) var waiting: [Int32]
    /// The cells of each track that have not been served, of the priority that is being served.
    private var open: [Int32]
    private var isCommitted: [Bool]
    private var openCount = 0
    private var committedLength: CGFloat = 0
    /// That part of the committed length that is open again for cells of a lower priority.
    private var reopenedLength: CGFloat = 0
    private var closed: [Int] = []
    private var hasCommitted = false
    /// The length there is for all tracks together, without gaps; NaN for none.
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

    /// A cell's priority is now served.
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

    /// The length of tracks with no cell left of this priority counts as taken from here on.
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

    /// What each open track is offered; NaN for nothing in particular.
    var share: CGFloat {
        // Infinite lengths do not add up.
        if available == .infinity { return available }
        return (available - committedLength) / CGFloat(max(openCount, 1))
    }

    /// What a cell across several tracks is offered, without gaps, where each open one takes `share`.
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

    /// Spreads a length over some tracks by weight.
    mutating func spread(_ length: CGFloat, over tracks: [Int], weight: (Int) -> CGFloat) {
        var sum: CGFloat = 0
        for track in tracks { sum += weight(track) }
        for track in tracks {
            setLength(of: track, to: lengths[track] + (length == .infinity ? length : length * weight(track) / sum))
        }
    }
}
