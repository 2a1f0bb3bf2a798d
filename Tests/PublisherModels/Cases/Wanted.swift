/// How many values a subscriber still wants.
struct Wanted {
    private var left = 0

    mutating func ask(_ count: Int) {
        let (sum, overflow) = left.addingReportingOverflow(count)
        left = overflow || left == .max ? .max : sum
    }

    /// Uses up one of them, if there are.
    mutating func take() -> Bool {
        if left == 0 { return false }
        if left < .max { left -= 1 }
        return true
    }
}

/// What a scheduler runs between events, at the moments for which it was told.
struct Agenda<Action> {
    private var due: [(time: Int, action: Action)] = []
    private var goal: Int?

    mutating func add(_ action: Action, at time: Int) { due.append((time, action)) }

    /// Takes out what runs next before an event. Nothing does while time stands still.
    mutating func next(before event: Event) -> (time: Int, action: Action)? {
        if case .advance(let goal) = event.kind { self.goal = goal }
        guard let goal else { return nil }
        defer { if event.kind == .stopped, !isDue(by: goal) { self.goal = nil } }
        let limit = event.kind == .stopped ? goal : event.time
        guard isDue(by: limit), let index = due.indices.min(by: { (due[$0].time, $0) < (due[$1].time, $1) }) else {
            return nil
        }
        return due.remove(at: index)
    }

    private func isDue(by limit: Int) -> Bool { due.contains { $0.time <= limit } }
}
