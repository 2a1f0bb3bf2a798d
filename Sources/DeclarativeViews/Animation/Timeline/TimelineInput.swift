import BridgedEnvironment

/// Checks the numbers schedules are made with.
enum TimelineInput {
    /// The seconds between dates; infinite for a value that makes no sense, which is reported.
    static func interval(_ value: Double, least: Double? = nil) -> Double {
        if value < .infinity, least.map({ value >= $0 }) ?? (value > 0) { return value }
        report(
            "The interval of a schedule is a finite number of \(least == nil ? "more than" : "at least") 0, not "
                + "\(value); there is none.")
        return .infinity
    }

    static func report(_ message: @autoclosure () -> String) { RuntimeIssue.report("timeline", message()) }
}
