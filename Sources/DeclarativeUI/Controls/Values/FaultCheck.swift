import UnifiedStorage

/// Reports what is wrong with the numbers of a control, once as long as it stays.
@MainActor final class FaultCheck {
    private let category: String
    private var reported: String?

    nonisolated init(_ category: String) { self.category = category }

    func note(_ fault: String?) {
        if fault == reported { return }
        reported = fault
        if let fault { RuntimeIssue.report(category, fault) }
    }
}
