/// How what work costs grows with how much there is of something.
public enum Growth {
    /// Returns the processor time of one thing among many as a multiple of that of one among few: about 1 where the time
    /// is linear in their number, and `many / few` where it is quadratic.
    ///
    /// - Parameters:
    ///   - prepare: Makes what the work needs for a number of things. It is not measured.
    ///   - work: The work.
    @MainActor public static func ofTime<Prepared>(
        from few: Int, to many: Int, prepare: (Int) throws -> Prepared, _ work: (Prepared) throws -> Void
    ) rethrows -> Double {
        func least(of runs: Int, _ count: Int) throws -> Double {
            var least = Double.infinity
            for _ in 0..<runs {
                let prepared = try prepare(count)
                least = min(least, try processorTime { try work(prepared) } / .seconds(1))
            }
            return least / Double(count)
        }
        // In the first run types are found out about.
        _ = try least(of: 1, few)
        let small = max(try least(of: 3, few), 1e-9)
        var growth = try least(of: 1, many) / small
        // Others on the same processor slow work down for a while.
        for _ in 0..<2 where growth > 2 { growth = min(growth, try least(of: 1, many) / small) }
        return growth
    }

    /// Returns the same for work that needs nothing beforehand.
    @MainActor public static func ofTime(from few: Int, to many: Int, _ work: (Int) throws -> Void) rethrows -> Double {
        try ofTime(from: few, to: many, prepare: { $0 }, work)
    }
}
