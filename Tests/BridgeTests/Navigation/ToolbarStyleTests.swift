import DeclarativeUI
import Foundation
import Testing

@MainActor private final class Look: ObservableObject {
    @Published var color = Color(red: 0.2, green: 0.4, blue: 0.6)
    @Published var visibility = Visibility.visible
    @Published var scheme: ColorScheme?
    @Published var role = ToolbarRole.automatic
    @Published var mode = ToolbarTitleDisplayMode.inline
    @Published var path: [Int] = []
}

private struct StyledPage: View {
    @ObservedObject var look: Look

    var body: some View {
        NavigationStack(path: $look.path) {
            ScrollView { Color.clear.frame(height: 1_000) }
                .navigationTitle("Page")
                .toolbarTitleDisplayMode(look.mode)
                .toolbarBackground(look.color, for: .navigationBar)
                .toolbarBackgroundVisibility(look.visibility, for: .navigationBar)
                .toolbarColorScheme(look.scheme, for: .navigationBar)
                .toolbarRole(look.role)
                .toolbar { Button("press") {} }
                .navigationDestination(for: Int.self) { Text("at \($0)").navigationTitle("Number \($0)") }
        }
    }
}

/// Bars at the bottom that pages dress.
private struct StyledBars: View {
    @ObservedObject var look: Look

    var body: some View {
        TabView {
            NavigationStack(path: $look.path) {
                Text("root")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
                    .toolbarBackground(look.color, for: .bottomBar, .tabBar)
                    .toolbarColorScheme(look.scheme, for: .tabBar)
                    .navigationDestination(for: Int.self) { Text("at \($0)") }
            }
            .tabItem { Text("Tab") }
        }
    }
}

private struct SpacedPage: View {
    var body: some View {
        NavigationStack {
            Text("root").toolbar {
                ToolbarItem(placement: .bottomBar) { Text("first") }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Text("second") }
                ToolbarSpacer(.fixed, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Text("third") }
            }
        }
    }
}

@MainActor @Suite struct ToolbarStyleTests {
    private let look = Look()

    /// Whether a colour is seen.
    private func shows(_ stage: NavigationStage, _ color: String) -> Bool {
        _ = stage.host.text
        return stage.window.snapshot(medium: .vector).svg().contains(color)
    }

    @Test("A bar has the background of its page where that is visible")
    func background() {
        let stage = NavigationStage(StyledPage(look: look))
        #expect(shows(stage, "#336699"))
        look.color = Color(red: 1, green: 0.2, blue: 0)
        #expect(shows(stage, "#ff3300") && !shows(stage, "#336699"))
        look.visibility = .hidden
        #expect(!shows(stage, "#ff3300"))
        look.visibility = .automatic
        #expect(!shows(stage, "#ff3300"))
        look.visibility = .visible
        #expect(shows(stage, "#ff3300"))
    }

    @Test("The background and the scheme of a page's bar are its own")
    func pages() {
        look.scheme = .dark
        let stage = NavigationStage(StyledPage(look: look))
        _ = stage.lines
        let bar = stage.navigations.first?.navigationBar
        #expect(bar?.traitCollection.userInterfaceStyle == .dark)
        look.path = [1]
        #expect(!shows(stage, "#336699"))
        #expect(bar?.traitCollection.userInterfaceStyle == .light)
        look.path = []
        #expect(shows(stage, "#336699"))
        #expect(bar?.traitCollection.userInterfaceStyle == .dark)
        look.scheme = nil
        _ = stage.lines
        #expect(bar?.traitCollection.userInterfaceStyle == .light)
    }

    @Test("The bars at the bottom are dressed while the page is shown, and as before when it is covered")
    func bottomBars() {
        look.scheme = .dark
        let stage = NavigationStage(StyledBars(look: look))
        #expect(shows(stage, "#336699"))
        let bar = stage.navigations.first?.tabBarController?.tabBar
        #expect(bar?.traitCollection.userInterfaceStyle == .dark)
        look.path = [1]
        #expect(!shows(stage, "#336699"))
        #expect(bar?.traitCollection.userInterfaceStyle == .light)
        look.path = []
        #expect(shows(stage, "#336699"))
    }

    @Test("The title is in the middle, or at the leading side for a browser or an editor, or large")
    func titles() {
        let stage = NavigationStage(StyledPage(look: look))
        look.visibility = .hidden
        func title() -> String { stage.host.text.split(separator: "\n").first.map { String($0) } ?? "" }
        #expect(title().hasPrefix("         ") && title().contains("Page"), "\(title())")
        look.role = .editor
        #expect(title().hasPrefix("  Page"))
        look.role = .automatic
        look.mode = .large
        #expect(!title().contains("Page") && stage.lines.prefix(2) == ["press", "Page"])
        look.mode = .inlineLarge
        #expect(title().hasPrefix("  Page") && title().contains("press"))
    }

    @Test("A page for editing has a way back that says nothing")
    func backOfEditors() {
        struct Editor: View {
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationTitle("Root")
                        .navigationDestination(for: Int.self) { _ in
                            Text("text").navigationTitle("Draft").toolbarRole(.editor)
                        }
                }
            }
        }
        #expect(NavigationStage(Editor()).lines.first == "‹ Draft")
    }

    @Test("Spaces stand between items")
    func spaces() {
        let stage = NavigationStage(SpacedPage())
        let line = stage.host.text.split(separator: "\n").last.map { String($0) } ?? ""
        #expect(line.hasPrefix("  first         ") && line.contains("second  third"))
    }
}
