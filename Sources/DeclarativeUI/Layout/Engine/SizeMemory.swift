import Foundation

/// The sizes a node answered, by proposal: four places in line, more beside them.
///
/// Sixteen answers are kept from one layout to the next. A single layout may add up to 64, so that containers that ask
/// many things do not measure again and again. `forgot` says that the list is not complete.
struct SizeMemory {
    struct Entry {
        var proposal: Proposal
        var size: CGSize
    }

    private static let inlineCapacity = 4
    private static let keptCapacity = 16
    private static let capacity = 64

    private var first: (Entry, Entry, Entry, Entry)
    private var others: [Entry] = []
    private(set) var count: Int32 = 0
    private var oldest: Int32 = 0
    private var pass: Int32 = 0
    private(set) var forgot = false

    init() {
        let none = Entry(proposal: .unspecified, size: .zero)
        first = (none, none, none, none)
    }

    @inline(__always)
    func size(for proposal: Proposal) -> CGSize? {
        let count = self.count
        if count == 0 { return nil }
        if first.0.proposal == proposal { return first.0.size }
        if count > 1, first.1.proposal == proposal { return first.1.size }
        if count > 2, first.2.proposal == proposal { return first.2.size }
        if count > 3, first.3.proposal == proposal { return first.3.size }
        return count > 4 ? sizeFurtherOn(proposal) : nil
    }

    @inline(never)
    private func sizeFurtherOn(_ proposal: Proposal) -> CGSize? {
        for index in 0..<others.count where others[index].proposal == proposal { return others[index].size }
        return nil
    }

    subscript(index: Int) -> Entry {
        get {
            switch index {
            case 0: first.0
            case 1: first.1
            case 2: first.2
            case 3: first.3
            default: others[index - Self.inlineCapacity]
            }
        }
        set {
            switch index {
            case 0: first.0 = newValue
            case 1: first.1 = newValue
            case 2: first.2 = newValue
            case 3: first.3 = newValue
            default: others[index - Self.inlineCapacity] = newValue
            }
        }
    }

    mutating func insert(_ size: CGSize, for proposal: Proposal, pass: Int32) {
        if count >= Self.keptCapacity && pass != self.pass {
            removeAll()
            forgot = true
        }
        self.pass = pass
        let entry = Entry(proposal: proposal, size: size)
        let count = Int(self.count)
        if count < Self.inlineCapacity {
            self[count] = entry
            self.count += 1
        } else if count < Self.capacity {
            // Nested flexible stacks make 9 different proposals, which then take one allocation.
            if others.capacity == 0 { others.reserveCapacity(5) }
            others.append(entry)
            self.count += 1
        } else {
            self[Int(oldest)] = entry
            oldest = (oldest + 1) % Int32(Self.capacity)
            forgot = true
        }
    }

    mutating func removeAll() {
        count = 0
        oldest = 0
        forgot = false
        others.removeAll(keepingCapacity: true)
    }
}
