import DeclarativeUI
import Foundation

/// What laying out trees of views costs.
@MainActor func benchmarkLayouts(_ report: Report) {
    report.begin("Layout of N leaves, ten to a stack, rows and columns in turn")
    measure(report, 10_000, TenThousand.self, limit: 10_000_000)
    if !Options.isSmall { measure(report, 100_000, HundredThousand.self, limit: 120_000_000) }
    report.begin("Layout of N texts in padding and a background, default spacing, ten to a stack")
    let texts = window(Texts.self)
    report.row("all of it, N = 1,000", fullLayout(of: texts))
    report.begin("A lazy column of N rows in a scroll view of 40")
    var reference: (first: Double, scroll: Double)?
    for count in Options.sizes([1_000, 100_000]) {
        let list = LazyList(count)
        let first = best(of: 3) { _ = LazyList(count) }
        report.row("first build, N = \(grouped(count))", first)
        let scroll = best(of: 10, steps: 20) { for _ in 0..<20 { list.scroll() } }
        report.row("a screen further, N = \(grouped(count))", scroll, reference: reference?.scroll, ratioLimit: 2)
        reference = reference ?? (first, scroll)
    }
}

@MainActor private func window<Tree: Branch>(_ type: Tree.Type) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
    window.isHidden = false
    window.rootViewController = UIHostingController(rootView: Tree(0))
    window.layoutIfNeeded()
    return window
}

/// Of an area no view has met before.
@MainActor private func fullLayout(of window: UIWindow) -> Double {
    var width: CGFloat = 10_000
    return best(of: 7) {
        width += 1
        window.frame = CGRect(x: 0, y: 0, width: width, height: width)
        window.layoutIfNeeded()
    }
}

@MainActor private func measure<Tree: Branch>(_ report: Report, _ count: Int, _ type: Tree.Type, limit: Double) {
    let window = window(type)
    report.row("all of it, N = \(grouped(count))", fullLayout(of: window), limit: limit)
    var length: CGFloat = 4
    let steps = 20
    let leaf = best(of: 10, steps: steps) {
        for _ in 0..<steps {
            length = length == 4 ? 5 : 4
            LeafLength.write?(length)
            window.layoutIfNeeded()
        }
    }
    report.row("a leaf of another size, N = \(grouped(count))", leaf, limit: 100_000)
}

@MainActor private enum LeafLength {
    static var write: ((CGFloat) -> Void)?
}

private typealias TenThousand = Row<Column<Row<Column<Leaf>>>>
private typealias HundredThousand = Column<TenThousand>

private typealias Texts = Natural<Natural<Natural<Word>>>

/// A stack as one writes it, across that around it.
private struct Natural<Child: Branch>: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place * 10 }

    var body: some View {
        let layout = place % 3 == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { ForEach(0..<10) { Child(place + $0) } }
    }
}

private struct Word: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place }

    var body: some View {
        Text(verbatim: "Word \(place)").padding(4).background(Color.gray)
    }
}

/// A leaf of a fixed or of any size; the first has one that can be changed.
private struct Leaf: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place }

    var body: some View {
        if place == 0 {
            ChangingLeaf()
        } else if place % 2 == 0 {
            Color.red.frame(width: 4, height: 4)
        } else {
            Color.red
        }
    }
}

private struct ChangingLeaf: View {
    @State private var length: CGFloat = 4

    var body: some View {
        let binding = $length
        LeafLength.write = { binding.wrappedValue = $0 }
        return Color.red.frame(width: length, height: length)
    }
}

/// A long list, and what scrolls it.
@MainActor private final class LazyList {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private var row = 0
    private let count: Int

    init(_ count: Int) {
        self.count = count
        window.rootViewController = UIHostingController(rootView: ListView(count: count))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func scroll() {
        row += 40
        if row >= count { row = 0 }
        ListView.proxy?.scrollTo(row, anchor: .top)
        window.layoutIfNeeded()
    }
}

private struct ListView: View {
    let count: Int
    static var proxy: ScrollViewProxy?

    var body: some View {
        ScrollViewReader { proxy in
            let _ = Self.proxy = proxy
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count) { ListRow(number: $0) } }
            }
        }
    }
}

private struct ListRow: View {
    let number: Int

    var body: some View { Color(white: number % 2 == 0 ? 0 : 1).frame(height: 20) }
}
