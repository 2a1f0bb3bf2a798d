import LayoutEngine
import Synchronization

/// The state of running updates that all threads may read.
enum GraphActivity {
    private static let depth = Atomic<Int>(0)

    /// Counts as more than the number of bodies that can ever be nested.
    private static let layout = 1 << 32

    /// Whether a body of some graph, or client code in a layout, is running.
    static var isUpdating: Bool { depth.load(ordering: .relaxed) > 0 }

    /// Whether client code in a layout is running, possibly with bodies inside.
    static var isLayingOut: Bool { depth.load(ordering: .relaxed) >= layout }

    static func beginLayout() {
        _ = observesReads
        depth.add(layout, ordering: .relaxed)
        PublishedReads.begin()
    }

    static func endLayout() {
        PublishedReads.end()
        depth.subtract(layout, ordering: .relaxed)
    }

    private static let observesReads: Bool = {
        PublishedReads.observe { LayoutRun.notePublished(by: $0) }
        return true
    }()

    static func begin() { depth.add(1, ordering: .relaxed) }
    static func end() { depth.subtract(1, ordering: .relaxed) }
}
