import LayoutEngine
import Synchronization

/// What the threads of the process may know of running updates.
enum GraphActivity {
    private static let depth = Atomic<Int>(0)

    /// Counts as many bodies as may ever be inside each other.
    private static let layout = 1 << 32

    /// Whether a body of some graph is running, or client code that is part of a layout.
    static var isUpdating: Bool { depth.load(ordering: .relaxed) > 0 }

    /// Whether client code that is part of a layout is running; bodies may run inside it.
    static var isLayingOut: Bool { depth.load(ordering: .relaxed) >= layout }

    static func beginLayout() { depth.add(layout, ordering: .relaxed) }
    static func endLayout() { depth.subtract(layout, ordering: .relaxed) }

    static func begin() { depth.add(1, ordering: .relaxed) }
    static func end() { depth.subtract(1, ordering: .relaxed) }
}
