import DeclarativeUI

/// A page of settings: groups with titles, toggles, conditional rows and overlays.
@MainActor func benchmarkGroups(_ report: Report) async {
    report.begin("N groups of settings: title, toggle, rows that it shows, padding, background, overlay")
    for count in Options.sizes([100, 1_000, 10_000]) {
        let name = "N = \(grouped(count))"
        let build = await Screen.cost(of: count) { SettingsPage(count: count) }
        GroupWatch.watched = count / 2
        let screen = Screen(SettingsPage(count: count))
        GroupWatch.bodies = 0
        var changes = 0
        let toggle = screen.cost {
            changes += 1
            GroupWatch.write?($0 % 2 == 0)
        }
        report.time("built with layout, a group, \(name)", build.time, bound: 60_000)
        report.row("memory, a group, \(name)", build.bytes, .bytes, limit: 11_000)
        report.time("one toggled, which moves all below, settled, \(name)", toggle)
        report.row("bodies of groups a toggle, \(name)", Double(GroupWatch.bodies) / Double(changes), .count, limit: 1)
    }
    GroupWatch.write = nil
}

@MainActor private enum GroupWatch {
    static var bodies = 0
    /// The group that can be changed.
    static var watched = 0
    static var write: ((Bool) -> Void)?
}

private struct SettingsPage: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(0..<count, id: \.self) { SettingsGroup(number: $0) }
        }
        .padding()
    }
}

private struct SettingsGroup: View {
    let number: Int
    @State private var isOn = true

    var body: some View {
        let _ = watch()
        VStack(alignment: .leading) {
            Text("Group \(number)").font(.headline)
            Toggle("Enabled", isOn: $isOn)
            if isOn {
                SettingsRow(name: "Size", value: "\(number) kB")
                SettingsRow(name: "Name", value: "Group")
            } else {
                Text("Nothing to set").foregroundStyle(.secondary)
            }
        }
        .padding(8)
        .background(Color.gray)
        .overlay(alignment: .bottom) { Divider() }
    }

    private func watch() {
        GroupWatch.bodies += 1
        if number != GroupWatch.watched { return }
        let binding = $isOn
        GroupWatch.write = { binding.wrappedValue = $0 }
    }
}

private struct SettingsRow: View {
    let name: String
    let value: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text(value).foregroundStyle(.secondary)
        }
    }
}
