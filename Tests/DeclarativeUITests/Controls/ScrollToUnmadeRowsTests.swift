import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Scrolling to rows that were never made") struct ScrollToUnmadeRowsTests {
    /// What is at the top of the visible part after scrolling to an id there.
    private func offset<Content: View, ID: Hashable>(to id: ID, @ViewBuilder _ content: @escaping () -> Content)
        -> CGFloat
    {
        let handle = Handle<ScrollViewProxy>()
        let rig = LazyRig(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                ScrollView { content() }
            })
        handle.value?.scrollTo(id, anchor: .top)
        rig.settle()
        return rig.offset
    }

    private func row() -> some View { Color.red.frame(width: 50, height: 20) }

    @Test("A row of a loop in a section of a loop is found")
    func sections() {
        let offset = offset(to: "7-30") {
            LazyVStack(spacing: 0) {
                ForEach(0..<20) { section in
                    Section {
                        ForEach((0..<50).map { "\(section)-\($0)" }, id: \.self) { _ in row() }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        #expect(offset == 7760)
    }

    @Test("Rows are found by their places now, after any changes of the data; of equal ids the first is")
    func changes() {
        PropertyCheck("places of rows") { source in
            (source.below(5), source.below(60), source.below(40))
        } run: {
            (steps: [(Int, Int, Int)]) in
            var ids = Array(0..<30)
            let handle = Handle<ScrollViewProxy>()
            @MainActor func page() -> some View {
                ScrollViewReader { proxy in
                    let _ = handle.value = proxy
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Color.red.frame(height: 20) } }
                    }
                }
            }
            let rig = LazyRig(page())
            for (kind, id, place) in steps {
                switch kind {
                case 0: ids.insert(id, at: place % (ids.count + 1))
                case 1: if !ids.isEmpty { ids.remove(at: place % ids.count) }
                case 2: ids.reverse()
                default:
                    // At first all ids are searched, later their places are known.
                    for _ in 0..<(place % 2 == 0 ? 1 : 200) { handle.value?.scrollTo(id, anchor: .top) }
                    rig.settle()
                    guard let found = ids.firstIndex(of: id) else { continue }
                    let end = max(0, CGFloat(ids.count) * 20 - 200)
                    let expected = min(CGFloat(found) * 20, end)
                    if rig.offset != expected { return "\(id) is at \(rig.offset), not \(expected)" }
                    continue
                }
                rig.show(page())
            }
            return nil
        }.check(sequences: 20, length: 15)
    }

    @Test("A row of a loop in a loop is found")
    func loops() {
        let offset = offset(to: "30-4") {
            LazyVStack(spacing: 0) {
                ForEach(0..<60) { outer in
                    ForEach((0..<5).map { "\(outer)-\($0)" }, id: \.self) { _ in row() }
                }
            }
        }
        #expect(offset == 3080)
    }

    @Test("A cell of a lazy grid is found, by its own id and in a section")
    func grids() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
        #expect(
            offset(to: 61) { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<200) { _ in row() } } } == 600)
        let inSection = offset(to: "5-11") {
            LazyVGrid(columns: columns, spacing: 0) {
                ForEach(0..<20) { section in
                    Section {
                        ForEach((0..<20).map { "\(section)-\($0)" }, id: \.self) { _ in row() }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        #expect(inSection == 1220)
    }

    @Test("An id in the content of a loop is found through stacks, conditions and modifiers")
    func otherIDs() {
        let offset = offset(to: "row 70") {
            LazyVStack(spacing: 0) {
                ForEach(0..<100) { index in
                    if index % 2 == 0 {
                        HStack { row().id("row \(index)").opacity(0.5) }.padding(0)
                    } else {
                        row()
                    }
                }
            }
        }
        #expect(offset == 1400)
        struct Opaque: View {
            let index: Int
            var body: some View { Color.red.frame(height: 20).id("inner \(index)") }
        }
        #expect(self.offset(to: "inner 70") { LazyVStack { ForEach(0..<100) { Opaque(index: $0) } } } == 0)
        #expect(self.offset(to: "none") { LazyVStack { ForEach(0..<100) { _ in row() } } } == 0)
    }

    @Test("Ids are found in erased views, in loops in stacks and by any hashable; rows before them are not made")
    func erased() {
        let handle = Handle<ScrollViewProxy>()
        let log = Log()
        let rig = LazyRig(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000) { index in
                            AnyView(
                                VStack(spacing: 0) {
                                    ForEach(0..<2) { part in
                                        Counted(log: log).frame(height: 10).id("\(index).\(part)")
                                    }
                                })
                        }
                    }
                }
            })
        let before = log("row")
        handle.value?.scrollTo(AnyHashable("700.1"), anchor: .top)
        rig.settle()
        #expect(rig.offset == 14_010)
        #expect(log("row") - before < 200)
    }

    private struct Counted: View {
        let log: Log
        var body: some View {
            let _ = log.run("row")
            Color.red
        }
    }

    @Test(
        "An id that is nowhere costs one look at each row and makes none, and rows of views without ids are not looked at"
    )
    func unknown() {
        let log = Log()
        func looked(_ id: String, named: Bool) -> (offset: CGFloat, looks: Int, rows: Int) {
            let handle = Handle<ScrollViewProxy>()
            let rig = LazyRig(
                ScrollViewReader { proxy in
                    let _ = handle.value = proxy
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            if named {
                                ForEach(0..<1_000) { index in
                                    let _ = log.run("look")
                                    row().id("row \(index)")
                                }
                            } else {
                                ForEach(0..<1_000) { _ in
                                    let _ = log.run("look")
                                    row()
                                }
                            }
                        }
                    }
                })
            let (looks, rows) = (log("look"), rig.rowCount)
            handle.value?.scrollTo(id)
            rig.settle()
            return (rig.offset, log("look") - looks, rig.rowCount - rows)
        }
        #expect(looked("none", named: true) == (0, 1_000, 0))
        #expect(looked("none", named: false) == (0, 0, 0))
    }

    @Test("Content nested deeper than the stack holds is left out of the search")
    func deep() {
        func tower(_ depth: Int) -> AnyView {
            var view = AnyView(row().id("deep"))
            for _ in 0..<depth { view = AnyView(Group { view }) }
            return view
        }
        for depth in [100, 100_000] {
            let view = tower(depth)
            #expect(NamedContents.name("none", in: view) == false)
            if depth == 100 { #expect(NamedContents.name("deep", in: view)) }
        }
    }
}

/// A row of the outer loop of a list.
private enum ScrollPlan: CustomStringConvertible {
    case row
    case named
    case loop(Int)
    case section(Int)
    case stack(Int)
    case nothing

    static func random(_ source: inout SplitMix64) -> ScrollPlan {
        let count = Int.random(in: 0...4, using: &source)
        switch Int.random(in: 0..<6, using: &source) {
        case 0: return .row
        case 1: return .named
        case 2: return .loop(count)
        case 3: return .section(count)
        case 4: return .stack(count + 1)
        default: return .nothing
        }
    }

    var description: String {
        switch self {
        case .row: "row"
        case .named: "named row"
        case .loop(let count): "loop of \(count)"
        case .section(let count): "section of \(count)"
        case .stack(let count): "stack of \(count)"
        case .nothing: "nothing"
        }
    }

    /// The ids of the views of height 20, from top to bottom.
    func ids(_ index: Int) -> [String] {
        switch self {
        case .row: ["\(index)"]
        case .named: ["\(index)/name"]
        case .loop(let count): (0..<count).map { "\(index)-\($0)" }
        case .section(let count): ["\(index)/header"] + (0..<count).map { "\(index)-\($0)" }
        case .stack(let count): (0..<count).map { "\(index)+\($0)" }
        case .nothing: []
        }
    }
}

private struct PlannedRow: View {
    let number: Int
    var body: some View { Color.red.frame(width: CGFloat(number + 1), height: 20) }
}

@MainActor @ViewBuilder private func planned(_ plan: ScrollPlan, _ index: Int, _ first: Int) -> some View {
    switch plan {
    case .row: PlannedRow(number: first).id("\(index)")
    case .named: PlannedRow(number: first).id("\(index)/name").padding(0)
    case .loop(let count):
        ForEach((0..<count).map { "\(index)-\($0)" }, id: \.self) { id in
            PlannedRow(number: first + (Int(id.split(separator: "-")[1]) ?? 0))
        }
    case .section(let count):
        Section {
            ForEach((0..<count).map { "\(index)-\($0)" }, id: \.self) { id in
                PlannedRow(number: first + 1 + (Int(id.split(separator: "-")[1]) ?? 0))
            }
        } header: {
            PlannedRow(number: first).id("\(index)/header")
        }
    case .stack(let count):
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { PlannedRow(number: first + $0).id("\(index)+\($0)") }
        }
    case .nothing: EmptyView()
    }
}

extension ScrollToUnmadeRowsTests {
    @Test("Wherever a view with an id is, it comes to where it would be if all rows had been made")
    func law() {
        PropertyCheck<ScrollPlan>("Scrolling to ids", make: ScrollPlan.random) { plans in
            let ids = plans.enumerated().flatMap { $1.ids($0) }
            var firsts: [Int] = []
            var count = 0
            for (index, plan) in plans.enumerated() {
                firsts.append(count)
                count += plan.ids(index).count
            }
            let handle = Handle<ScrollViewProxy>()
            let rig = LazyRig(
                ScrollViewReader { proxy in
                    let _ = handle.value = proxy
                    ScrollView {
                        LazyVStack(alignment: .leading, spacing: 0) {
                            ForEach(plans.indices, id: \.self) { planned(plans[$0], $0, firsts[$0]) }
                        }
                    }
                })
            var source = SplitMix64(seed: 7)
            for _ in 0..<min(ids.count, 6) {
                let target = Int(Double.random(in: 0..<1, using: &source) * Double(ids.count))
                handle.value?.scrollTo(ids[target], anchor: .top)
                rig.settle()
                // What is below may not fill the room.
                let rest = CGFloat(ids.count - target) * 20
                let expected = ids.count * 20 <= 200 ? CGFloat(target) * 20 : max(0, 200 - rest)
                let shown = rig.frames.first { $0.width == CGFloat(target + 1) && $0.maxY > 0 && $0.minY < 200 }
                // Guesses leave fractions behind.
                if shown.map({ abs($0.minY - expected) < 1e-6 }) != true {
                    return "\(ids[target]) is at \(shown.map { "\($0.minY)" } ?? "no place in sight"), not \(expected)"
                }
            }
            return nil
        }.check(sequences: 60, length: 60)
    }
}
