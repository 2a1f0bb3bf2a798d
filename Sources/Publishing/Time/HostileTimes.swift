import Dispatch
import Foundation

// Intervals come from programs and from data. NaN counts as 0, too long an interval as very long, and none stops the
// program.

extension TimeInterval {
    /// The interval that stands for never: some 16 years.
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
