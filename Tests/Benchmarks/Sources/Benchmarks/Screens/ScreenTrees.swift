import DeclarativeUI

/// Trees made by loops, type erasure and conditions; leaves that change.
@MainActor func benchmarkTrees(_ report: Report) async {
    report.begin("N leaves, ten to a ForEach at each level, each level a view")
    for (count, depth) in Options.levels {
        let cost = await Screen.cost(of: count) { Level(depth: depth, place: 0) }
        report.time("built with layout, a leaf, N = \(grouped(count))", cost.time, goal: 1_800)
        report.row("memory, a leaf, N = \(grouped(count))", cost.bytes, .bytes, goal: 700)
    }
    report.begin("The same through AnyView at each level, if and else in the leaf")
    for (count, depth) in Options.levels {
        let cost = await Screen.cost(of: count) { ErasedLevel(depth: depth, place: 0) }
        report.time("built with layout, a leaf, N = \(grouped(count))", cost.time, bound: 2_500)
        report.row("memory, a leaf, N = \(grouped(count))", cost.bytes, .bytes, limit: 1_000)
    }
    report.begin("One leaf among N changed")
    var state: Double?
    for (count, depth) in Options.levels {
        let screen = Screen(Level(depth: depth, place: 0, isChangeable: true))
        let resized = screen.cost { LeafChange.length?($0 % 2 == 0 ? 4 : 5) }
        report.time("another size, settled, N = \(grouped(count))", resized, bound: 40_000)
        let written = screen.cost { LeafChange.shade?(Double($0 % 2)) }
        report.time("@State written, settled, N = \(grouped(count))", written, goal: 1_000, reference: state)
        state = state ?? written
        if count != 10_000 { continue }
        var terminal = TerminalScreen()
        _ = terminal.show(screen.window.snapshot(medium: .text))
        var sent = 0
        let frame = screen.cost {
            LeafChange.shade?(Double($0 % 2))
            sent += terminal.show(screen.window.snapshot(medium: .text)).utf8.count
        }
        report.time("another colour, shown on a text screen, N = \(grouped(count))", frame, bound: 200_000)
    }
    LeafChange.length = nil
    LeafChange.shade = nil
}

extension Options {
    /// Numbers of leaves, and how many levels of ten they make.
    fileprivate static var levels: [(count: Int, depth: Int)] {
        isSmall ? [(1_000, 3)] : [(1_000, 3), (10_000, 4), (100_000, 5)]
    }
}

@MainActor private enum LeafChange {
    static var length: ((CGFloat) -> Void)?
    static var shade: ((Double) -> Void)?
}

private struct Level: View {
    let depth: Int
    let place: Int
    var isChangeable = false

    var body: some View {
        if depth == 0 {
            if isChangeable, place == 0 { ChangeableLeaf() } else { Color.red }
        } else if depth % 2 == 0 {
            VStack(spacing: 0) { levels }
        } else {
            HStack(spacing: 0) { levels }
        }
    }

    private var levels: some View {
        ForEach(0..<10, id: \.self) { Level(depth: depth - 1, place: place * 10 + $0, isChangeable: isChangeable) }
    }
}

private struct ErasedLevel: View {
    let depth: Int
    let place: Int

    var body: some View { depth == 0 ? AnyView(ErasedLeaf(place: place)) : AnyView(stack) }

    private var stack: some View {
        VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { ErasedLevel(depth: depth - 1, place: place * 10 + $0) }
        }
    }
}

private struct ErasedLeaf: View {
    let place: Int

    var body: some View {
        if place % 2 == 0 { Color.red } else { Color.blue }
    }
}

private struct ChangeableLeaf: View {
    @State private var length: CGFloat = 4
    @State private var shade = 0.0

    var body: some View {
        let (length, shade) = ($length, $shade)
        LeafChange.length = { length.wrappedValue = $0 }
        LeafChange.shade = { shade.wrappedValue = $0 }
        return Color(white: self.shade).frame(width: self.length, height: self.length)
    }
}
