import BridgedEnvironment

/// Reports invalid numbers of a control, once for as long as the fault lasts.
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
