/// What this machine takes for work that every program does, measured in the same run.
///
/// Bounds of times are multiples of this, so that they hold on machines of any speed.
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
    static let object: Double = {
        let count = 10_000
        var parts: [Part] = []
        parts.reserveCapacity(count)
        return best(of: 30, steps: count) {
            var last: Part?
            for number in 0..<count {
                let part = Part(number, next: last)
                parts.append(part)
                last = part
            }
            for part in parts { part.next = nil }
            parts.removeAll(keepingCapacity: true)
        }
    }()

    /// The nanoseconds it takes to read a value from a dictionary of a thousand.
    static let lookup: Double = {
        let table = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })
        var sum = 0
        let time = best(of: 30, steps: 10_000) { for key in 0..<10_000 { sum &+= table[key % 1_000] ?? 0 } }
        if sum == 1 { print("") }
        return time
    }()
}
