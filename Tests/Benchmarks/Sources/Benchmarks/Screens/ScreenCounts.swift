import DeclarativeUI
import Foundation

/// What one change among N rows touches: how many bodies, measures, drawings and cells.
@MainActor func benchmarkCounts(_ report: Report) {
    report.begin("One badge among N rows changed, shown on a text screen: what is touched")
    for count in Options.sizes([100, 10_000]) {
        let name = "N = \(grouped(count))"
        // In the middle, which is in sight.
        BadgeWatch.watched = count / 2
        let screen = Screen(BadgeList(count: count))
        var terminal = TerminalScreen(colors: .none)
        _ = terminal.show(screen.window.snapshot(medium: .text))
        let (same, other) = (Touched(screen, &terminal, value: "1"), Touched(screen, &terminal, value: "22"))
        report.row("bodies of rows, \(name)", Double(same.bodies), .count, limit: 1)
        report.row("rows measured for a badge of the same size, \(name)", Double(same.measures), .count, limit: 0)
        report.row("drawings of badges, \(name)", Double(same.drawings), .count, limit: 1)
        report.row("cells written, \(name)", Double(same.cells), .count, limit: 1)
        // Twice as the sizes change, and once more as a layout is asked last for the proposal in which it is placed.
        report.row("rows measured for a badge of another size, \(name)", Double(other.measures), .count, limit: 3)
        report.row("drawings of badges then, \(name)", Double(other.drawings), .count, limit: 1)
    }
    BadgeWatch.write = nil
}

@MainActor private enum BadgeWatch {
    static var bodies = 0
    static var measures = 0
    static var drawings = 0
    /// The row that can be changed.
    static var watched = 0
    static var write: ((String) -> Void)?
}

/// What a change touched.
@MainActor private struct Touched {
    let bodies: Int
    let measures: Int
    let drawings: Int
    let cells: Int

    init(_ screen: Screen, _ terminal: inout TerminalScreen, value: String) {
        (BadgeWatch.bodies, BadgeWatch.measures, BadgeWatch.drawings) = (0, 0, 0)
        BadgeWatch.write?(value)
        let sent = terminal.show(screen.window.snapshot(medium: .text))
        (bodies, measures, drawings) = (BadgeWatch.bodies, BadgeWatch.measures, BadgeWatch.drawings)
        cells = Self.characters(of: sent)
    }

    /// The number of characters beside control sequences, all of which end with a letter here.
    private static func characters(of sent: String) -> Int {
        var (count, isSequence) = (0, false)
        for character in sent {
            if character == "\u{1B}" {
                isSequence = true
            } else if isSequence {
                isSequence = !character.isLetter
            } else {
                count += 1
            }
        }
        return count
    }
}

private struct BadgeList: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
                Measured { BadgeRow(number: number) }
            }
        }
    }
}

private struct BadgeRow: View {
    let number: Int
    @State private var value = "0"

    var body: some View {
        let _ = watch()
        HStack {
            Badge(value: value)
            Text("Row \(number)")
        }
    }

    private func watch() {
        BadgeWatch.bodies += 1
        if number != BadgeWatch.watched { return }
        let binding = $value
        BadgeWatch.write = { binding.wrappedValue = $0 }
    }
}

/// Counts how often what it shows is measured.
private struct Measured: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { BadgeWatch.measures += 1 }
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A view that draws its text itself, as wide as that.
private struct Badge: UIViewRepresentable {
    let value: String

    func makeUIView(context: Context) -> BadgeView {
        let view = BadgeView()
        view.setContentHuggingPriority(.required, for: .horizontal)
        return view
    }

    func updateUIView(_ view: BadgeView, context: Context) { view.value = value }
}

private final class BadgeView: UIView {
    var value = "" {
        didSet {
            if value == oldValue { return }
            if value.count != oldValue.count { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 8 * value.count, height: 16) }

    override func draw(_ rect: CGRect) {
        BadgeWatch.drawings += 1
        (value as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
}
