import DeclarativeUI

/// One level of the SwiftUI side: a bar in its colour, a line of what it reads, and the level inside of it.
struct Panel<Content: View>: View {
    let level: Level
    let changes: Changes
    @Binding var override: Theme?
    @ViewBuilder let content: Content
    @Environment(\.theme) private var theme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Explain private var explain

    private var isCompact: Bool { sizeClass == .compact }

    var body: some View {
        // Who set a value may change while the value stays.
        let _ = changes.count
        HStack(alignment: .top, spacing: isCompact ? 0 : 8) {
            Rectangle()
                .fill(color)
                .frame(width: 8)
            VStack(alignment: .leading, spacing: PanelMetrics.line) {
                if isCompact { lines } else { columns }
                content
            }
        }
    }

    private var color: Color { Color(uiColor: theme.color) }

    private var columns: some View {
        HStack(spacing: 0) {
            title
            Spacer(minLength: 0)
            value.frame(width: PanelMetrics.valueWidth, alignment: .leading)
            origin.frame(width: PanelMetrics.originWidth, alignment: .leading)
            buttons
        }
        .lineLimit(1)
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: 0) {
            title
            value
            origin
            buttons
        }
        .lineLimit(1)
    }

    private var title: some View {
        HStack(spacing: 8) {
            Text(level.rawValue).bold()
            Text(level.world).foregroundStyle(.secondary)
        }
    }

    private var value: some View {
        HStack(spacing: 8) {
            Rectangle().fill(color).frame(width: 16, height: PanelMetrics.line)
            Text("\(theme)").foregroundStyle(color)
        }
    }

    private var origin: some View {
        Text(explain(ThemeKey.self).origin(seenFrom: level)).foregroundStyle(.secondary)
    }

    private var buttons: some View {
        HStack(spacing: 0) {
            Button(override == nil ? "Set" : "Next") { change(to: (override ?? theme).next) }
                .frame(width: PanelMetrics.setWidth)
            HStack {
                if override != nil { Button("Remove") { change(to: nil) } }
            }
            .frame(width: PanelMetrics.removeWidth)
        }
        .frame(height: PanelMetrics.line)
    }

    private func change(to theme: Theme?) {
        override = theme
        changes.count += 1
    }
}
