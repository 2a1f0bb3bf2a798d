import Synchronization

/// What the threads of the process may know of running updates.
enum GraphActivity {
    private static let depth = Atomic<Int>(0)

    /// Whether a body of some graph is running.
    static var isUpdating: Bool { depth.load(ordering: .relaxed) > 0 }

    static func begin() { depth.add(1, ordering: .relaxed) }
    static func end() { depth.subtract(1, ordering: .relaxed) }
}
