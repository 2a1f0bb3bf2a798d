import DeclarativeUI

/// A long lazy list of rows in a scroll view, scrolled by rows and by points, and shown.
@MainActor func benchmarkScrolling(_ report: Report) {
    report.begin("A lazy column of N rows in a scroll view, shown on a text screen")
    var reference: (far: Double, near: Double)?
    for count in Options.sizes([1_000, 100_000]) {
        let list = ScrollingList(count)
        let far = list.costOfScreens()
        let near = list.costOfPoints()
        let name = "N = \(grouped(count))"
        report.time("a row made by a scroll step, \(name)", far, bound: 60_000, reference: reference?.far)
        report.time("a step with no new row, with its frame, \(name)", near, bound: 200_000, reference: reference?.near)
        reference = reference ?? (far, near)
    }
    ScrollingView.proxy = nil
}

@MainActor private final class ScrollingList {
    private let screen: Screen
    private let count: Int
    private var row = 0
    private var terminal = TerminalScreen()

    init(_ count: Int) {
        self.count = count
        screen = Screen(ScrollingView(contacts: Contact.make(count)))
        _ = terminal.show(screen.window.snapshot(medium: .text))
    }

    /// Nanoseconds for each row that is made.
    func costOfScreens() -> Double {
        RowWatch.bodies = 0
        var time = 0.0
        for _ in 0..<50 {
            row = (row + 20) % count
            time += once {
                ScrollingView.proxy?.scrollTo(row, anchor: .top)
                screen.window.layoutIfNeeded()
            }
        }
        return time / Double(RowWatch.bodies)
    }

    /// Nanoseconds for each step of less than a row, with its frame.
    func costOfPoints() -> Double {
        guard let scroll = ScrollingView.proxy else { return 0 }
        scroll.scrollTo(count / 2, anchor: .top)
        screen.window.layoutIfNeeded()
        var steps: [Double] = []
        for number in 0..<200 {
            let before = RowWatch.bodies
            // A place between that row's top and a little below it.
            let anchor = UnitPoint(x: 0.5, y: Double(number % 8) / 1_000)
            let time = once {
                scroll.scrollTo(count / 2, anchor: anchor)
                _ = terminal.show(screen.window.snapshot(medium: .text))
            }
            if RowWatch.bodies == before { steps.append(time) }
        }
        return steps.sorted()[steps.count / 4]
    }
}

private struct ScrollingView: View {
    let contacts: [Contact]
    static var proxy: ScrollViewProxy?

    var body: some View {
        ScrollViewReader { proxy in
            let _ = Self.proxy = proxy
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(contacts) { ContactRow(contact: $0) }
                }
            }
        }
    }
}
