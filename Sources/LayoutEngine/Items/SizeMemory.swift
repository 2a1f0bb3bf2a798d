import Foundation

/// The number of a layout of a tree. Numbers increase, and no layout has `.max`.
typealias LayoutPass = Int32

/// A node's cached sizes, by proposal.
///
/// Caches up to 64 sizes of one layout, so that containers that make many proposals do not measure repeatedly. Sizes
/// not used recently are dropped when there are more than 16, or when sizes have to be computed again.
struct SizeMemory {
    struct Entry {
        var proposal: Proposal
        var size: CGSize
        /// The layout in which the size was computed, and so in which the children were asked.
        var made: LayoutPass
        /// The layout in which the size was last asked for.
        var given: LayoutPass
    }

    private static let keptCapacity = 16
    private static let capacity = 64

    private var entries: ContiguousArray<Entry> = []
    /// 1 + the index of the latest entry for each kind of proposal. Nested stacks propose 9 kinds, each with one
    /// length.
    private var latest = SIMD16<UInt8>(repeating: 0)
    private var oldest = 0
    /// The layout before which some sizes were returned that are no longer cached; 0 if all still are.
    private(set) var forgotten: LayoutPass = 0

    var count: Int { entries.count }

    subscript(index: Int) -> Entry { entries[index] }

    @inline(__always)
    mutating func size(for proposal: Proposal, pass: LayoutPass) -> CGSize? {
        let place = Int(latest[proposal.kind]) - 1
        if place < 0 { return nil }
        if entries[place].proposal == proposal {
            if entries[place].given != pass { entries[place].given = pass }
            return entries[place].size
        }
        return earlierSize(for: proposal, pass: pass)
    }

    @inline(never)
    private mutating func earlierSize(for proposal: Proposal, pass: LayoutPass) -> CGSize? {
        for place in 0..<entries.count where entries[place].proposal == proposal {
            entries[place].given = pass
            latest[proposal.kind] = UInt8(place + 1)
            return entries[place].size
        }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: Proposal, pass: LayoutPass) {
        if entries.count >= Self.keptCapacity { drop(before: pass) }
        let entry = Entry(proposal: proposal, size: size, made: pass, given: pass)
        var place = entries.count
        if place < Self.capacity {
            if place == 0 { entries.reserveCapacity(4) }
            entries.append(entry)
        } else {
            place = oldest
            oldest = (oldest + 1) % Self.capacity
            let kind = entries[place].proposal.kind
            entries[place] = entry
            latest[kind] = UInt8(1 + (entries.lastIndex { $0.proposal.kind == kind } ?? -1))
            forgotten = .max
        }
        latest[proposal.kind] = UInt8(place + 1)
    }

    /// Notes that the size at an index was computed again and is the same. It still ages, as nobody asked for it.
    mutating func confirm(_ index: Int, pass: LayoutPass) { entries[index].made = pass }

    /// Drops the sizes that were not asked for in the latest layout that used this cache.
    mutating func dropEarlier() {
        var last: LayoutPass = 0
        for entry in entries { last = max(last, entry.given) }
        drop(before: last)
    }

    private mutating func drop(before pass: LayoutPass) {
        let count = entries.count
        entries.removeAll { $0.given < pass }
        if entries.count == count { return }
        forgotten = max(forgotten, pass)
        oldest = 0
        latest = SIMD16(repeating: 0)
        for place in 0..<entries.count { latest[entries[place].proposal.kind] = UInt8(place + 1) }
    }

    /// Returns `forgotten` and resets it, because the caller is informed now.
    mutating func takeForgotten() -> LayoutPass {
        defer { forgotten = 0 }
        return forgotten
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        latest = SIMD16(repeating: 0)
        oldest = 0
        forgotten = 0
    }

    /// Traps if an invariant is broken; for tests.
    func checkInvariants() {
        precondition(count <= Self.capacity, "\(count) answers are kept.")
        for kind in 0..<latest.scalarCount where latest[kind] > 0 {
            precondition(entries[Int(latest[kind]) - 1].proposal.kind == kind, "A kind of proposal leads to another.")
        }
        for (place, entry) in entries.enumerated() {
            precondition(latest[entry.proposal.kind] > 0, "No way leads to the answer to \(entry.proposal).")
            for other in entries[..<place] {
                precondition(other.proposal != entry.proposal, "\(entry.proposal) is answered twice.")
            }
        }
    }
}

extension Proposal {
    /// The proposal's kind, one of 16, by the special values of its two lengths.
    @inline(__always)
    fileprivate var kind: Int { Self.kind(width) | Self.kind(height) << 2 }

    @inline(__always)
    private static func kind(_ length: CGFloat) -> Int {
        if length > 0 { return length == .infinity ? 1 : 0 }
        return length == 0 ? 2 : 3
    }
}
