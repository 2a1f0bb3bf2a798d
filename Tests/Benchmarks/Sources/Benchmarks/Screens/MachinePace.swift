/// What this machine takes for work that every program does, measured beside each figure.
///
/// Bounds of times are multiples of this, so that they hold on machines of any speed, however busy.
@MainActor enum MachinePace {
    private final class Part {
        var next: Part?
        let numbers: (Int, Int, Int, Int)
        init(_ number: Int, next: Part?) {
            numbers = (number, number, number, number)
            self.next = next
        }
    }

    /// The nanoseconds it takes to make, fill and free an object of 56 bytes.
    static func object() -> Double {
        let count = 10_000
        var parts: [Part] = []
        parts.reserveCapacity(count)
        return best(of: 20, steps: count) {
            var last: Part?
            for number in 0..<count {
                let part = Part(number, next: last)
                parts.append(part)
                last = part
            }
            for part in parts { part.next = nil }
            parts.removeAll(keepingCapacity: true)
        }
    }
}
