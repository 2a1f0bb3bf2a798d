import Foundations

extension Symbol {
    /// Names that were reported.
    private static let reported = Locked<Set<String>>([])
    /// The largest number of names that are kept to be reported only once. A program has a few wrong names, if any.
    private static let reportLimit = 1000

    /// Reports, once in the life of the process, that no symbol has a name.
    package static func reportUnknown(_ name: String) {
        let isNew = reported.withLock { $0.count < reportLimit && $0.insert(name).inserted }
        if isNew { RuntimeIssue.report("symbol", "No symbol has the name “\(name)”. Nothing is shown.") }
    }
}
