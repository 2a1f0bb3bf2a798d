import Synchronization

/// A plan and its key. It lives as long as the process.
final class PlanEntry: Sendable {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let mode: ComparisonMode
    }

    let key: Key
    let plan: ComparisonPlan

    init(_ key: Key, _ plan: ComparisonPlan) { (self.key, self.plan) = (key, plan) }
}

/// The plans that were looked up last, found again by a single load from a small table.
///
/// A slot holds the address of the entry that was looked up there last. Any thread may overwrite it; the other one is
/// then looked up in the list again.
struct RecentPlans: Sendable {
    private static let size = 512
    // Never freed, and touched by atomic operations only.
    nonisolated(unsafe) private let table: UnsafeMutablePointer<Atomic<UInt>>

    init() {
        table = .allocate(capacity: Self.size)
        for index in 0..<Self.size { (table + index).initialize(to: Atomic(0)) }
    }

    private func slot(of key: PlanEntry.Key) -> UnsafeMutablePointer<Atomic<UInt>> {
        // Types lie at multiples of eight.
        let bits = UInt(bitPattern: key.type) >> 3 ^ (key.mode == .equatableAlways ? 0 : 1)
        return table + Int((bits ^ bits >> 9) & UInt(Self.size - 1))
    }

    /// Returns the entry of a key, if it is remembered.
    func entry(of key: PlanEntry.Key) -> PlanEntry? {
        guard let address = UnsafeRawPointer(bitPattern: slot(of: key).pointee.load(ordering: .acquiring)) else {
            return nil
        }
        // Every entry lives as long as the process.
        let entry = Unmanaged<PlanEntry>.fromOpaque(address).takeUnretainedValue()
        return entry.key == key ? entry : nil
    }

    /// Remembers an entry that is kept for the life of the process.
    func remember(_ entry: PlanEntry) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(entry).toOpaque())
        slot(of: entry.key).pointee.store(address, ordering: .releasing)
    }
}
