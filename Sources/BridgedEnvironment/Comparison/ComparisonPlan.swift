/// How the values of one type are compared, worked out once per type and mode and kept for the life of the process.
@usableFromInline package class ComparisonPlan: @unchecked Sendable {
    // Plans are immutable, as are their subclasses; the conformance is unchecked as the class is not final.

    /// How deep a comparison follows payloads and existentials before it calls two values different.
    static let depthLimit = 64

    /// Whether the values at two addresses are the same.
    @usableFromInline package final func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        areEqual(a, b, depth: 0)
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool { false }

    private static let known = Locked<[PlanEntry.Key: PlanEntry]>([:])
    private static let recent = RecentPlans()

    /// The plan for a type.
    @usableFromInline package static func of(_ type: Any.Type, mode: ComparisonMode) -> ComparisonPlan {
        let key = PlanEntry.Key(type: ObjectIdentifier(type), mode: mode)
        if let entry = recent.entry(of: key) { return entry.plan }
        return find(type, key)
    }

    private static func find(_ type: Any.Type, _ key: PlanEntry.Key) -> ComparisonPlan {
        let entry = known.withLock { $0[key] } ?? make(type, key)
        recent.remember(entry)
        return entry.plan
    }

    private static func make(_ type: Any.Type, _ key: PlanEntry.Key) -> PlanEntry {
        // Made outside the lock, as making one plan asks for others. Two threads may make the same; one is kept.
        let made = PlanEntry(key, ComparisonPlanner.plan(for: type, mode: key.mode))
        return known.withLock { table in
            if let known = table[key] { return known }
            table[key] = made
            return made
        }
    }
}
