import Foundation

/// The number of a layout of a tree. Numbers increase, and no layout has `.max`.
typealias LayoutPass = Int32

/// A node's cached sizes, each with the range of proposals for which it holds.
///
/// Caches up to 64 sizes of one layout, so that containers that make many proposals do not measure repeatedly. Sizes
/// not used recently are dropped when there are more than 10, or when sizes have to be computed again.
struct SizeMemory {
    struct Entry {
        var range: ProposalRange
        /// The layout in which the size was computed, and so in which the children were measured.
        var made: LayoutPass
        var size: CGSize
        /// The layout in which the size was last asked for.
        var given: LayoutPass

        static let none = Entry(
            range: ProposalRange(Proposal(width: -1, height: -1)), made: 0, size: .zero, given: 0)
    }

    private static let keptCapacity = 10
    private static let capacity = 64

    // Mostly there is one, for which no list is made.
    private var first = Entry.none
    private var others: ContiguousArray<Entry> = []
    // Small, so that the memory fits into 120 bytes.
    private(set) var count: UInt8 = 0
    private var oldest: UInt8 = 0
    /// The layout before which some sizes were returned that are no longer cached; 0 if all still are.
    private(set) var forgotten: LayoutPass = 0

    subscript(index: Int) -> Entry {
        get { index == 0 ? first : others[index - 1] }
        set { if index == 0 { first = newValue } else { others[index - 1] = newValue } }
    }

    var indices: Range<Int> { 0..<Int(count) }

    /// Returns the size for a proposal, if it is cached, and the range of proposals for which it holds.
    @inline(__always)
    mutating func size(for proposal: Proposal, pass: LayoutPass, _ range: inout ProposalRange) -> CGSize? {
        if first.range.contains(proposal) {
            if first.given != pass { first.given = pass }
            range = first.range
            return first.size
        }
        return count > 1 ? otherSize(for: proposal, pass: pass, &range) : nil
    }

    @inline(never)
    private mutating func otherSize(for proposal: Proposal, pass: LayoutPass, _ range: inout ProposalRange) -> CGSize? {
        for index in 0..<others.count where others[index].range.contains(proposal) {
            if others[index].given != pass { others[index].given = pass }
            range = others[index].range
            return others[index].size
        }
        return nil
    }

    /// Remembers a size. One that it was remembered for fewer proposals goes.
    ///
    /// - Parameter made: The layout in which the children were measured.
    mutating func insert(_ size: CGSize, for range: ProposalRange, made: LayoutPass, pass: LayoutPass) {
        if count >= Self.keptCapacity { drop(before: pass) }
        let entry = Entry(range: range, made: made, size: size, given: pass)
        for index in indices where range.contains(self[index].range) {
            self[index] = entry
            moveToFront(index)
            return
        }
        // The latest is the first, as it is the likeliest to be asked for again.
        if count == 0 {
            count = 1
        } else if count < Self.capacity {
            if count == 1 { others.reserveCapacity(2) }
            others.append(first)
            count += 1
        } else {
            others[Int(oldest)] = first
            oldest = (oldest + 1) % UInt8(Self.capacity - 1)
            forgotten = .max
        }
        first = entry
    }

    /// Notes that the size at an index was computed again and is the same. It still ages, as it was not requested.
    mutating func confirm(_ index: Int, for range: ProposalRange, made: LayoutPass) {
        self[index].range = range
        self[index].made = made
    }

    /// Moves the size at an index to the front, as it was computed last.
    mutating func moveToFront(_ index: Int) {
        if index > 0 { swap(&first, &others[index - 1]) }
    }

    /// Whether the size that was computed last is that for a proposal.
    func isLatest(_ proposal: Proposal) -> Bool { count > 0 && first.range.sample == proposal }

    /// Drops the sizes that were not asked for in the latest layout that used this cache.
    mutating func dropEarlier() {
        var last: LayoutPass = 0
        for index in indices { last = max(last, self[index].given) }
        drop(before: last)
    }

    private mutating func drop(before pass: LayoutPass) {
        if indices.allSatisfy({ self[$0].given >= pass }) { return }
        let kept = indices.map { self[$0] }.filter { $0.given >= pass }
        forgotten = max(forgotten, pass)
        oldest = 0
        first = kept.first ?? .none
        others.removeAll(keepingCapacity: true)
        others.append(contentsOf: kept.dropFirst())
        count = UInt8(kept.count)
    }

    /// Returns `forgotten` and resets it, because the caller is informed now.
    mutating func takeForgotten() -> LayoutPass {
        defer { forgotten = 0 }
        return forgotten
    }

    mutating func removeAll() {
        first = .none
        others.removeAll(keepingCapacity: true)
        count = 0
        oldest = 0
        forgotten = 0
    }

    /// Traps if an invariant is broken; for tests.
    func checkInvariants() {
        precondition(count <= Self.capacity, "\(count) answers are kept.")
        precondition(others.count == max(0, Int(count) - 1), "\(count) answers are \(others.count) and the first.")
        for index in indices {
            let entry = self[index]
            precondition(entry.range.contains(entry.range.sample), "\(entry.range) is empty.")
            for other in 0..<index {
                precondition(
                    self[other].size == entry.size || !self[other].range.contains(entry.range.sample),
                    "\(entry.range.sample) has two answers.")
            }
        }
    }
}
