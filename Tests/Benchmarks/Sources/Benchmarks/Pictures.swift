import DeclarativeUI
import Observation

/// What it costs to look at trees of both worlds.
@MainActor func benchmarkPictures(_ report: Report) {
    let model = Sheet()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_600, height: 960))
    window.rootViewController = UIHostingController(rootView: SheetView(model: model))
    window.textMedium = .text
    window.makeKeyAndVisible()
    let items = Sheet.rows * Sheet.columns * 2
    report.begin("A text screen of 200 × 60 cells, \(grouped(items)) items drawn by views")
    let first = window.snapshot(medium: .text)
    report.row(
        "rendered as a whole", best(steps: 5) { for _ in 0..<5 { _ = first.text(colors: .full) } }, limit: 3_000_000)
    var terminal = TerminalScreen()
    _ = terminal.show(first)
    report.row(
        "an unchanged tree: looked at, compared, shown",
        best(steps: 100) { for _ in 0..<100 { _ = terminal.show(window.snapshot(medium: .text)) } }, limit: 50_000)
    var shown = 0
    report.row(
        "one text changed: updated, drawn, shown",
        best(steps: 20) {
            for _ in 0..<20 {
                model.selected += 1
                shown += terminal.show(window.snapshot(medium: .text)).utf8.count
            }
        })
    if shown == 0, !Options.isSmall { fatalError("The changes did not show.") }
    report.begin("An SVG document")
    let list = window.snapshot(background: nil, medium: .vector)
    let count = Double(items)
    let time = best(of: 7) { _ = list.svg() }
    report.row("10,000 items (from \(grouped(items)))", time / count * 10_000, limit: 60_000_000)
}

@Observable private final class Sheet {
    static let rows = 60
    static let columns = 20
    var selected = 0
}

private struct SheetView: View {
    let model: Sheet

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<Sheet.rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Sheet.columns, id: \.self) { column in
                        Cell(model: model, row: row, column: column)
                    }
                }
            }
        }
    }
}

private struct Cell: View {
    let model: Sheet
    let row: Int
    let column: Int

    var body: some View {
        Text(row == 0 && column == 0 ? "at \(model.selected)" : "\(row),\(column)")
            .frame(width: 80, height: 16)
            .background(Color(white: Double((row + column) % 8) / 8))
    }
}
