import DeclarativeUI

/// Tells which keys a screen takes, in one line.
struct KeysLine: View {
    let keys: String
    /// What is told where there is no room for more.
    let short: String

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(keys)
            Text(short)
        }
        .lineLimit(1)
        .foregroundStyle(.secondary)
    }
}

#Preview("Keys", traits: .fixedLayout(width: 320, height: 32)) {
    KeysLine(keys: "tab: choose   return: press", short: "tab return")
}

#Preview("Keys, narrow", traits: .fixedLayout(width: 120, height: 32)) {
    KeysLine(keys: "tab: choose   return: press", short: "tab return")
}
