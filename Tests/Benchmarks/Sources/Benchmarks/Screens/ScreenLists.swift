import DeclarativeUI

/// A long list and a form, as an application shows them.
@MainActor func benchmarkLists(_ report: Report) async {
    report.begin("A list of N rows in a navigation stack, and a form of 30 controls")
    for count in Options.sizes([1_000, 100_000]) {
        let contacts = Contact.make(count)
        let first = await Screen.cost(of: 1) { ContactList(contacts: contacts) }
        report.time("the first screen, N = \(grouped(count))", first.time, bound: 3_000_000)
        RowWatch.watched = 3
        let screen = Screen(ContactList(contacts: contacts))
        RowWatch.bodies = 0
        var changes = 0
        let change = screen.cost {
            changes += 1
            RowWatch.write?($0 % 2 == 1)
        }
        report.time("a row changed, N = \(grouped(count))", change, bound: 30_000)
        report.row("bodies of rows a change", Double(RowWatch.bodies) / Double(changes), .count, limit: 1)
        RowWatch.write = nil
    }
    let form = await Screen.cost(of: 1, repetitions: 20) { SettingsForm() }
    report.time("a form of 30 controls, built and laid out", form.time, bound: 1_000_000)
    let push = pushCost()
    report.time("a screen pushed by a path", push.screen, bound: 1_000_000)
    report.time("a screen of a form of 30 controls pushed by a path", push.form)
}

/// The nanoseconds it takes to push a screen, the least of several, and the same for one that is a form.
@MainActor private func pushCost() -> (screen: Double, form: Double) {
    let pages = Pages()
    let screen = Screen(PageStack(pages: pages))
    func push(_ page: Page) -> Double {
        var best = Double.infinity
        for _ in 0..<(Options.isSmall ? 1 : 20) {
            best = min(
                best,
                once {
                    pages.path.append(page)
                    screen.window.layoutIfNeeded()
                })
            pages.path.removeLast()
            screen.window.layoutIfNeeded()
        }
        return best
    }
    return (push(.detail), push(.form))
}

private enum Page: Hashable { case detail, form }

@MainActor private final class Pages: ObservableObject {
    @Published var path: [Page] = []
}

private struct PageStack: View {
    @ObservedObject var pages: Pages

    var body: some View {
        NavigationStack(path: $pages.path) {
            List(0..<20) { NavigationLink("Row \($0)", value: Page.detail) }
                .navigationTitle("Rows")
                .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .detail: DetailPage()
                    case .form: SettingsForm().navigationTitle("Settings")
                    }
                }
        }
    }
}

/// A screen as most are: a picture, texts and buttons, with a title and a toolbar.
private struct DetailPage: View {
    @State private var isFavourite = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Image(systemName: "person.crop.circle").font(.largeTitle)
                Text("Ann").font(.title)
                ForEach(0..<6) { number in
                    HStack {
                        Text("Field \(number)").foregroundStyle(.secondary)
                        Spacer()
                        Text("Value")
                    }
                }
                Toggle("Favourite", isOn: $isFavourite)
                Button("Call") {}.buttonStyle(.borderedProminent)
            }
            .padding()
        }
        .navigationTitle("Ann")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        }
    }
}

private struct ContactList: View {
    let contacts: [Contact]

    var body: some View {
        NavigationStack {
            List {
                Section("People") {
                    ForEach(contacts) { ContactRow(contact: $0) }.onDelete { _ in }
                }
            }
            .navigationTitle("Contacts")
        }
    }
}

private struct SettingsForm: View {
    @State private var values = [Bool](repeating: false, count: 15)
    @State private var name = ""

    var body: some View {
        Form {
            ForEach(0..<3) { number in
                Section("Section \(number)") {
                    ForEach(0..<5) { Toggle("Switch \($0)", isOn: $values[number * 5 + $0]) }
                    ForEach(0..<3) { Button("Button \($0)") {} }
                    TextField("Name", text: $name)
                    LabeledContent("State", value: "on")
                }
            }
        }
    }
}
