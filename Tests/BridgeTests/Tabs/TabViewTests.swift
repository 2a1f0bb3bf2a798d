import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Board: ObservableObject {
    @Published var selection = 1
    @Published var hasThird = true
    @Published var numbers = [4, 5]
    @Published var badge = 3
    @Published var limit = 2
    @Published var isBarHidden = false
    var notes: [String] = []

    var binding: Binding<Int> {
        Binding {
            self.selection
        } set: {
            // One tab cannot be chosen.
            if $0 != 9 { self.selection = $0 }
        }
    }
}

private struct Counter: View {
    let name: String
    let board: Board
    @State private var count = 0
    @Environment(\.lineLimit) private var limit
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Button("\(name) \(count) \(limit ?? 0)\(scheme == .dark ? " dark" : "")") { count += 1 }
            .onAppear { board.notes.append("+\(name)") }
            .onDisappear { board.notes.append("-\(name)") }
    }
}

private struct Boards: View {
    @ObservedObject var board: Board

    var body: some View {
        TabView(selection: board.binding) {
            Counter(name: "one", board: board)
                .tabItem { Label("First", systemImage: "star") }
                .badge(board.badge)
                .tag(1)
            Counter(name: "two", board: board)
                .toolbar(board.isBarHidden ? .hidden : .automatic, for: .tabBar)
                .tag(2)
                .tabItem {
                    Image(systemName: "heart")
                    Text("Second")
                }
            if board.hasThird {
                Counter(name: "three", board: board).lineLimit(7).tabItem { Text("Third") }.tag(9)
            }
            ForEach(board.numbers, id: \.self) { number in
                Counter(name: "n\(number)", board: board).tabItem { Text("N\(number)") }.tag(number)
            }
            Counter(name: "none", board: board).tag(20)
        }
        .lineLimit(board.limit)
    }
}

private enum Place: Hashable { case home, list, find, extra }

private struct MoreTabs: TabContent {
    @ObservedObject var board: Board

    var body: some TabContent<Place> {
        if board.hasThird {
            Tab("Extra", systemImage: "plus", value: Place.extra) { Text("extra contents") }
        }
    }
}

private struct NewTabs: View {
    @ObservedObject var board: Board
    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) {
                Counter(name: "home", board: board)
                Button("go") { place = .list }
            }
            .badge("new")
            TabSection("Lists") {
                Tab("List", systemImage: "list.bullet", value: Place.list) { Text("list contents") }
            }
            MoreTabs(board: board)
            Tab(value: .find, role: .search) { Text("search contents") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

@MainActor @Suite struct TabViewTests {
    private let board = Board()

    private func tabs(_ stage: NavigationStage) -> UITabBarController? {
        var waiting = [stage.controller]
        while let here = waiting.popLast() {
            if let found = here as? UITabBarController { return found }
            waiting += here.children
        }
        return nil
    }

    private func titles(_ stage: NavigationStage) -> [String?] { tabs(stage)?.tabBar.items?.map(\.title) ?? [] }

    @Test("The views are tabs with their labels and badges, and the selected one is shown")
    func shows() {
        let stage = NavigationStage(Boards(board: board))
        #expect(stage.lines.first == "one 0 2")
        #expect(titles(stage) == ["First", "Second", "Third", "N4", "N5", nil])
        let items = tabs(stage)?.tabBar.items
        #expect(items?[0].badgeValue == "3" && items?[0].image != nil && items?[1].image != nil)
        #expect(items?[2].image == nil && items?[1].badgeValue == nil)
        board.badge = 0
        _ = stage.lines
        #expect(tabs(stage)?.tabBar.items?[0].badgeValue == nil)
    }

    @Test("The tint around tabs and stacks is that of their bars, and changes with it")
    func tint() throws {
        struct Tinted: View {
            @ObservedObject var board: Board

            var body: some View {
                TabView {
                    NavigationStack { Text("page").navigationTitle("Page") }.tabItem { Text("First") }
                }
                .tint(board.badge == 3 ? Color(.sRGB, red: 1, green: 0, blue: 0) : nil)
            }
        }
        let stage = NavigationStage(Tinted(board: board))
        _ = stage.lines
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let bars = try [#require(tabs(stage)).tabBar, #require(stage.navigations.first).navigationBar] as [UIView]
        #expect(bars.map(\.tintColor) == [red, red])
        board.badge = 4
        _ = stage.lines
        #expect(bars.map(\.tintColor) == [stage.window.tintColor, stage.window.tintColor])
    }

    @Test("A tap selects, the binding follows, and states stay")
    func taps() {
        let stage = NavigationStage(Boards(board: board))
        _ = stage.lines
        stage.tap("one 0 2")
        #expect(stage.lines.first == "one 1 2")
        stage.tap("Second")
        #expect(stage.lines.first == "two 0 2" && board.selection == 2)
        stage.tap("First")
        #expect(stage.lines.first == "one 1 2" && board.selection == 1)
        #expect(board.notes.prefix(3) == ["+one", "-one", "+two"])
        #expect(board.notes.count == 5 && Set(board.notes.suffix(2)) == ["-two", "+one"])
    }

    @Test("The tab follows the binding")
    func binding() {
        let stage = NavigationStage(Boards(board: board))
        _ = stage.lines
        board.selection = 5
        #expect(stage.lines.first == "n5 0 2")
        board.selection = 20
        #expect(stage.lines.first == "none 0 2")
        board.selection = 77
        #expect(stage.lines.first == "none 0 2")
    }

    @Test("A binding that refuses keeps the tab, whoever selects")
    func refuses() {
        let stage = NavigationStage(Boards(board: board))
        _ = stage.lines
        stage.tap("Third")
        #expect(stage.lines.first == "one 0 2" && board.selection == 1)
        tabs(stage)?.selectedIndex = 2
        #expect(stage.lines.first == "one 0 2" && tabs(stage)?.selectedIndex == 0)
        tabs(stage)?.selectedIndex = 1
        #expect(stage.lines.first == "two 0 2" && board.selection == 2)
    }

    @Test("Tabs come and go with conditions and loops, and keep their identity")
    func comeAndGo() {
        let stage = NavigationStage(Boards(board: board))
        board.selection = 5
        _ = stage.lines
        stage.tap("n5 0 2")
        board.numbers = [5, 6, 4]
        board.hasThird = false
        #expect(stage.lines.first == "n5 1 2")
        #expect(titles(stage) == ["First", "Second", "N5", "N6", "N4", nil])
        board.selection = 4
        _ = stage.lines
        board.numbers = [5, 6]
        #expect(stage.lines.first == "none 0 2")
        board.selection = 5
        #expect(stage.lines.first == "n5 1 2")
    }

    @Test("The environment around a tab view, and around a tab, reaches its contents; so do traits from above")
    func environment() {
        let stage = NavigationStage(Boards(board: board))
        _ = stage.lines
        board.limit = 5
        #expect(stage.lines.first == "one 0 5")
        stage.window.traitOverrides.userInterfaceStyle = .dark
        #expect(stage.lines.first == "one 0 5 dark")
        board.selection = 2
        #expect(stage.lines.first == "two 0 5 dark")
        board.limit = 6
        board.selection = 1
        #expect(stage.lines.first == "one 0 6 dark")
    }

    @Test("A tab can hide the bar while it is selected")
    func hiddenBar() {
        let stage = NavigationStage(Boards(board: board))
        _ = stage.lines
        board.isBarHidden = true
        _ = stage.lines
        #expect(tabs(stage)?.isTabBarHidden == false)
        board.selection = 2
        _ = stage.lines
        #expect(tabs(stage)?.isTabBarHidden == true)
        board.selection = 1
        _ = stage.lines
        #expect(tabs(stage)?.isTabBarHidden == false)
    }

    @Test("Values of the type Tab are tabs, in sections, with badges, and in types of a program's own")
    func newForm() {
        let stage = NavigationStage(NewTabs(board: board))
        #expect(stage.lines.contains("home 0 0"))
        #expect(titles(stage) == ["Home", "List", "Extra", "Search"])
        #expect(tabs(stage)?.tabBar.items?[0].badgeValue == "new")
        stage.tap("home 0 0")
        stage.tap("go")
        #expect(stage.lines.first == "list contents")
        stage.tap("Search")
        #expect(stage.lines.first == "search contents")
        board.hasThird = false
        _ = stage.lines
        #expect(titles(stage) == ["Home", "List", "Search"])
        stage.tap("Home")
        #expect(stage.lines.contains("home 1 0"))
    }

    @Test("Without a selection the tab view keeps it")
    func ownSelection() {
        let stage = NavigationStage(
            TabView {
                Tab("A", systemImage: "star") { Text("a contents") }
                Tab("B", systemImage: "star") { Text("b contents") }
            })
        #expect(stage.lines.first == "a contents")
        stage.tap("B")
        #expect(stage.lines.first == "b contents")
        let former = NavigationStage(
            TabView {
                Text("c contents").tabItem { Text("C") }
                Text("d contents").tabItem { Text("D") }
            })
        #expect(former.lines.first == "c contents")
        former.tap("D")
        #expect(former.lines.first == "d contents")
    }

    @Test("A navigation stack in a tab has its own bar and keeps its pages; choosing the tab again leaves them")
    func navigation() {
        let stage = NavigationStage(
            TabView {
                NavigationStack {
                    NavigationLink("further") { Text("second page") }.navigationTitle("Top")
                }
                .tabItem { Text("Pages") }
                Text("other contents").tabItem { Text("Other") }
            })
        #expect(stage.lines.prefix(2) == ["Top", "further"])
        stage.tap("further")
        #expect(stage.lines.contains("second page"))
        stage.tap("Other")
        #expect(stage.lines.first == "other contents")
        stage.tap("Pages")
        #expect(stage.lines.contains("second page"))
        stage.tap("Pages")
        #expect(stage.lines.prefix(2) == ["Top", "further"])
    }

    @Test("What goes on in a tab view is in cells: its bar takes the last two rows")
    func rows() {
        let stage = NavigationStage(Boards(board: board))
        let rows = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(tabs(stage)?.tabBar.frame.height == 32)
        #expect(rows.last { !$0.allSatisfy { $0 == " " } }?.contains("First[3]") == true)
    }

    @Test("Nothing is left of tabs that are gone")
    func lifetimes() {
        final class Token {}
        struct Holder: View {
            let token: Token
            @State private var kept: Token?
            var body: some View { Text("held").onAppear { kept = token } }
        }
        struct Root: View {
            @ObservedObject var board: Board
            let make: () -> Token
            var body: some View {
                TabView {
                    if board.hasThird { Holder(token: make()).tabItem { Text("H") } }
                    Text("rest").tabItem { Text("R") }
                }
            }
        }
        let tracker = LifetimeTracker()
        let stage = NavigationStage(Root(board: board) { tracker.track(Token()) })
        #expect(stage.lines.first == "held")
        board.hasThird = false
        #expect(stage.lines.first == "rest")
        #expect(tracker.alive.isEmpty)
    }
}
