import AllocationCount
import DeclarativeUI

/// Trees of declarative leaves, ten to a stack at every level.
@MainActor func benchmarkDeclarations(_ report: Report) async {
    report.begin("N declarative leaves, ten to a stack at every level")
    let few = await measureLeaves(1_000, Thousand<ReadingLeaf>.self, Thousand<SparseLeaf>.self)
    few.print(in: report, reference: nil)
    if Options.isSmall { return }
    let many = await measureLeaves(100_000, HundredThousand<ReadingLeaf>.self, HundredThousand<SparseLeaf>.self)
    many.print(in: report, reference: few)
}

/// What a tree of so many leaves costs.
private struct LeafFigures {
    let count: Int
    /// Nanoseconds a leaf, layout included.
    var build = Double.infinity
    var free = Double.infinity
    /// Bytes a leaf.
    var memory = 0.0
    /// Nanoseconds for one change, and bodies run by it.
    var state = 0.0
    var stateBodies = 0.0
    var environment = 0.0
    var environmentBodies = 0.0

    /// Prints the figures beside their bounds, which hold for every number of leaves.
    @MainActor func print(in report: Report, reference: LeafFigures?) {
        func row(
            _ name: String, _ figure: KeyPath<LeafFigures, Double>, _ unit: Report.Unit = .time, limit: Double? = nil
        ) {
            report.row(
                "\(name), N = \(grouped(count))", self[keyPath: figure], unit,
                reference: reference?[keyPath: figure], limit: limit,
                ratioLimit: reference == nil || limit == nil ? nil : 2,
                tolerance: 1)
        }
        row("first build with layout, a leaf", \.build, limit: 3_000)
        row("freed, a leaf", \.free)
        row("memory, a leaf", \.memory, .bytes, limit: 800)
        row("one leaf's @State written, settled", \.state, limit: 5_000)
        row("leaf bodies a write", \.stateBodies, .count, limit: 1)
        row("value at the root read by 10 leaves, settled", \.environment, limit: 50_000)
        row("leaf bodies a write", \.environmentBodies, .count, limit: 10)
    }
}

@MainActor private func measureLeaves<All: Branch, Sparse: Branch>(
    _ count: Int, _ all: All.Type, _ sparse: Sparse.Type
) async -> LeafFigures {
    let number = Double(count)
    var figures = LeafFigures(count: count)
    LeafWatch.sparseStride = count / 10
    for _ in 0..<(count > 10_000 ? 5 : 20) {
        LeafWatch.bodies = 0
        let before = live_bytes()
        var shown: Shown<All>?
        figures.build = min(figures.build, once { shown = Shown() } / number)
        figures.memory = Double(live_bytes() - before) / number
        if LeafWatch.bodies != count { fatalError("\(LeafWatch.bodies) bodies ran for \(count) leaves.") }
        // Bindings keep what they write to.
        LeafWatch.writePace = nil
        LeafWatch.writeState = nil
        // The update that displays comes with the next turn; until then the queue keeps the window.
        await Task.yield()
        weak let window = shown?.window
        figures.free = min(figures.free, once { shown = nil } / number)
        if window != nil { fatalError("A window outlives its last reference.") }
    }

    let shown = Shown<Sparse>()
    var value = 0
    let steps = 20
    LeafWatch.bodies = 0
    figures.state = best(of: 10, steps: steps) {
        for _ in 0..<steps {
            value += 1
            LeafWatch.writeState?(value)
            shown.window.layoutIfNeeded()
        }
    }
    figures.stateBodies = Double(LeafWatch.bodies) / Double(value)
    LeafWatch.bodies = 0
    value = 0
    figures.environment = best(of: 10, steps: steps) {
        for _ in 0..<steps {
            value += 1
            LeafWatch.writePace?(value)
            shown.window.layoutIfNeeded()
        }
    }
    figures.environmentBodies = Double(LeafWatch.bodies) / Double(value)
    return figures
}

private typealias Thousand<Leaf: Branch> = Column<Column<Column<Leaf>>>
private typealias HundredThousand<Leaf: Branch> = Column<Column<Thousand<Leaf>>>

/// What the leaves do and offer.
@MainActor private enum LeafWatch {
    static var bodies = 0
    static var sparseStride = 1
    static var writeState: ((Int) -> Void)?
    static var writePace: ((Int) -> Void)?
}

/// A leaf that reads an environment value.
private struct ReadingLeaf: Branch {
    @Environment(\.pace) private var pace
    nonisolated init(_ place: Int) {}

    var body: some View {
        LeafWatch.bodies += 1
        return Color(white: pace == 0 ? 0 : 1)
    }
}

/// A leaf of which one in many reads an environment value, and the first has a state.
private struct SparseLeaf: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place }

    var body: some View {
        if place == 1 {
            StateLeaf()
        } else if place % LeafWatch.sparseStride == 0 {
            ReadingLeaf(place)
        } else {
            Color.red
        }
    }
}

private struct StateLeaf: View {
    @State private var value = 0

    var body: some View {
        LeafWatch.bodies += 1
        let binding = $value
        LeafWatch.writeState = { binding.wrappedValue = $0 }
        return Color(white: value % 2 == 0 ? 0 : 1)
    }
}

/// The whole tree under an environment value.
private struct Rooted<Content: Branch>: View {
    @State private var pace = 0
    let content: Content

    var body: some View {
        let binding = $pace
        LeafWatch.writePace = { binding.wrappedValue = $0 }
        return content.environment(\.pace, pace)
    }
}

/// A window that shows a tree.
@MainActor private final class Shown<Content: Branch> {
    let scene = UIWindowScene()
    let window: UIWindow

    init() {
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: Rooted(content: Content(0)))
        window.layoutIfNeeded()
    }
}
