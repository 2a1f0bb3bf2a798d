import DeclarativeUI
import Observation

/// Pictures of N rows: the first one, another of the same, and one after a row has changed, in both media.
///
/// The window has a medium of its own, as those of programs have, so that each picture has a layout of its own.
@MainActor func benchmarkScreenPictures(_ report: Report) async {
    report.begin("A picture of N rows of two texts, a button, padding and a background")
    for count in Options.sizes([100, 2_000, 10_000]) {
        for medium in [Snapshot.Medium.text, .vector] {
            let name = "\(medium == .text ? "text" : "SVG"), N = \(grouped(count))"
            var (build, first) = (Double.infinity, Double.infinity)
            var last: PicturedRows?
            for _ in 0..<(Options.isSmall ? 1 : 4) {
                let rows = PicturedRows(count, in: medium)
                build = min(build, rows.build)
                first = min(first, once { rows.takePicture() })
                last = rows
                await Task.yield()
            }
            guard let rows = last else { continue }
            let again = best(steps: 20) { for _ in 0..<20 { rows.takePicture() } }
            let changed = best(of: 8) {
                rows.change()
                rows.takePicture()
            }
            report.row("a first picture, \(name)", first, reference: build, ratioLimit: 1.3)
            report.row("again, nothing has changed, \(name)", again, reference: first, ratioLimit: 0.05)
            // Rows that have not changed are passed, which costs little, but something.
            report.row("after one row has changed, \(name)", changed, reference: first, ratioLimit: 0.5)
        }
    }
}

@MainActor private final class PicturedRows {
    @Observable final class Model {
        var taps = 0
    }

    private let model = Model()
    private let window: UIWindow
    private let medium: Snapshot.Medium
    private var shown = 0
    /// The nanoseconds that it took to build and lay out the rows.
    let build: Double

    init(_ count: Int, in medium: Snapshot.Medium) {
        self.medium = medium
        let model = model
        var made: UIWindow?
        build = once {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 32 * count))
            window.rootViewController = UIHostingController(rootView: PicturedPage(count: count, model: model))
            window.isHidden = false
            window.layoutIfNeeded()
            made = window
        }
        window = made ?? UIWindow()
    }

    func change() { model.taps += 1 }

    func takePicture() {
        let snapshot = window.snapshot(medium: medium)
        shown += (medium == .text ? snapshot.text() : snapshot.svg()).utf8.count
        if shown == 0 { fatalError("The picture is empty.") }
    }
}

private struct PicturedPage: View {
    let count: Int
    let model: PicturedRows.Model

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PicturedHead(model: model)
            ForEach(0..<count, id: \.self) { PicturedRow(number: $0) }
        }
    }
}

private struct PicturedHead: View {
    let model: PicturedRows.Model

    var body: some View { Text("\(model.taps) taps") }
}

private struct PicturedRow: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Row \(number)")
            Text("one of many").font(.caption)
            Button("Go") {}
        }
        .padding(4)
        .background(Color.yellow)
    }
}
