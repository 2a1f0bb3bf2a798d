import DeclarativeUI
import Observation

/// What the shelter knows of its animals.
@Observable @MainActor final class Shelter {
    var isRexGood = true
    var isDay = true
    var treats = [Treat(serial: 1, name: "Bone"), Treat(serial: 2, name: "Fish")]
}

/// Something to eat.
struct Treat: Identifiable, Equatable {
    let serial: Int
    let name: String
    var isExpired = false

    /// Stays with the treat, whatever else is on the list.
    var id: Int { serial }
}

/// A treat whose id is another each time it is asked for.
struct ForgetfulTreat: Identifiable {
    let name: String
    var id: Int { Ticket.next() }
}

/// Numbers that never repeat.
enum Ticket {
    // This program asks on one thread only.
    nonisolated(unsafe) private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

/// Notes what views show and when they come and go.
@MainActor final class Diary {
    private var lines: [String] = []
    /// Called for each line.
    var didNote: () -> Void = {}

    func note(_ line: String) {
        lines.append(line)
        didNote()
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
