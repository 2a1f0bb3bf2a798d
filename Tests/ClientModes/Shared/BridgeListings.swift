import SwiftUI
import UIKit

// The listings of the project's README. They use the theme of ThemeTrait.swift.

struct Badge: View {
    @Environment(\.myAppTheme) private var theme

    var body: some View {
        Text(theme == .bold ? "BOLD" : "plain")
    }
}

@MainActor
func showBadge(in window: UIWindow) {
    window.rootViewController = UIHostingController(rootView: Badge())
    window.traitOverrides.myAppTheme = .bold
    window.layoutIfNeeded()
}

final class ThemedView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        alpha = traitCollection.myAppTheme == .monochrome ? 0.5 : 1
    }
}

struct ThemedArea: UIViewRepresentable {
    func makeUIView(context: Context) -> ThemedView { ThemedView() }
    func updateUIView(_ view: ThemedView, context: Context) {}
}

struct Screen: View {
    var body: some View {
        ThemedArea().environment(\.myAppTheme, .monochrome)
    }
}
