import DeclarativeUI

/// Somebody in a list.
struct Contact: Identifiable {
    let id: Int
    var name: String
    var city: String

    static func make(_ count: Int) -> [Contact] {
        (0..<count).map { Contact(id: $0, name: "Contact \($0)", city: "Row \($0)") }
    }
}

/// What rows offer to the benchmarks.
@MainActor enum RowWatch {
    static var bodies = 0
    /// The row that can be changed.
    static var watched = 0
    static var write: ((Bool) -> Void)?
}

/// A row of a list: two texts, a button, padding and a background.
struct ContactRow: View {
    let contact: Contact
    @State private var isFavourite = false

    var body: some View {
        let _ = watch()
        HStack {
            VStack(alignment: .leading) {
                Text(contact.name).font(.headline)
                Text(contact.city).foregroundStyle(.secondary)
            }
            Spacer()
            Button(isFavourite ? "Remove" : "Add") { isFavourite.toggle() }
        }
        .padding(8)
        .background(Color.yellow)
    }

    private func watch() {
        RowWatch.bodies += 1
        if contact.id != RowWatch.watched { return }
        let binding = $isFavourite
        RowWatch.write = { binding.wrappedValue = $0 }
    }
}

/// All rows, one below the other.
private struct ContactList: View {
    let contacts: [Contact]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(contacts) { ContactRow(contact: $0) }
        }
    }
}

/// A list of rows: made, changed, shown, looked at again, laid out for another width.
@MainActor func benchmarkRows(_ report: Report) async {
    report.begin("N rows of two texts, a button, padding and a background")
    var reference: RowFigures?
    for count in Options.sizes([500, 2_000, 10_000]) {
        let figures = await RowFigures(count)
        figures.print(in: report, reference: reference)
        reference = reference ?? figures
    }
}

@MainActor private struct RowFigures {
    let count: Int
    let build: (time: Double, bytes: Double)
    let toggle: Double
    let bodies: Double
    let frame: Double
    let unchanged: Double
    let width: Double

    init(_ count: Int) async {
        self.count = count
        let contacts = Contact.make(count)
        build = await Screen.cost(of: count) { ContactList(contacts: contacts) }

        RowWatch.watched = count / 2
        let screen = Screen(ContactList(contacts: contacts))
        RowWatch.bodies = 0
        var changes = 0
        toggle = screen.cost {
            changes += 1
            RowWatch.write?($0 % 2 == 1)
        }
        bodies = Double(RowWatch.bodies) / Double(changes)

        var terminal = TerminalScreen()
        _ = terminal.show(screen.window.snapshot(medium: .text))
        var sent = 0
        frame = screen.cost {
            RowWatch.write?($0 % 2 == 1)
            sent += terminal.show(screen.window.snapshot(medium: .text)).utf8.count
        }
        if sent == 0 { fatalError("The changes did not show.") }
        unchanged = best(steps: 20) { for _ in 0..<20 { _ = terminal.show(screen.window.snapshot(medium: .text)) } }

        var length = 800.0
        width = best(of: 7) {
            length += 1
            screen.window.frame.size.width = length
            screen.window.layoutIfNeeded()
        }
        RowWatch.write = nil
    }

    func print(in report: Report, reference: RowFigures?) {
        let name = "N = \(grouped(count))"
        report.time("built with layout, a row, \(name)", build.time, bound: 25_000)
        report.row("memory, a row, \(name)", build.bytes, .bytes, limit: 6_000)
        report.time("one row toggled, settled, \(name)", toggle, bound: 15_000, reference: reference?.toggle)
        report.row("bodies of rows a toggle, \(name)", bodies, .count, limit: 1)
        report.time(
            "one row toggled, shown on a text screen, \(name)", frame, bound: 300_000, reference: reference?.frame)
        report.time("looked at again, unchanged, \(name)", unchanged, bound: 5_000, reference: reference?.unchanged)
        // The bound is that of 2,000 rows.
        report.time("laid out for another width, a row, \(name)", width / Double(count), bound: 2_500)
    }
}
