import Dispatch
import Foundation

// Lengths of time come from programs and from data. What is no number counts as 0, what is too long as very long, and
// none stops the program.

extension TimeInterval {
    /// What timers take for never: they last some 16 years.
    private static let forever: TimeInterval = 500_000_000

    /// Until when a timer waits.
    var asDelay: TimeInterval { self > 0 ? Swift.min(self, Self.forever) : 0 }

    /// How often a timer fires: as with those of `Foundation`, at most once every tenth of a millisecond.
    var asInterval: TimeInterval { self > 0.0001 ? Swift.min(self, Self.forever) : 0.0001 }

    /// How late a timer may be.
    var asTolerance: TimeInterval { asDelay }
}

extension DispatchTimeInterval {
    /// How often a timer fires, at most once every tenth of a millisecond.
    var asInterval: DispatchTimeInterval {
        if case .nanoseconds(let count) = self { .nanoseconds(Swift.max(count, 100_000)) } else { self }
    }

    /// How late a timer may be.
    var asTolerance: DispatchTimeInterval {
        if case .nanoseconds(let count) = self { .nanoseconds(Swift.max(count, 0)) } else { self }
    }
}

extension Int {
    /// The nearest integer to a number.
    init(clamping value: Double) {
        self = Int(exactly: value.rounded()) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    }

    func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    func subtractingClamped(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other > 0 ? .min : .max) : difference
    }

    func multipliedClamped(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
    }
}
