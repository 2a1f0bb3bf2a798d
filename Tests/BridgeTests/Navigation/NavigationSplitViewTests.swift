import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// What views under test share.
@MainActor private final class Office: ObservableObject {
    @Published var visibility = NavigationSplitViewVisibility.automatic
    @Published var top = NavigationSplitViewColumn.sidebar
    @Published var path: [Int] = []
    @Published var mark = ""
    @Published var showsMore = false
    /// Whether the program keeps the columns as they are.
    @Published var refuses = false

    var chosenVisibility: Binding<NavigationSplitViewVisibility> {
        Binding {
            self.visibility
        } set: {
            if !self.refuses { self.visibility = $0 }
        }
    }
}

private struct Places: View {
    @ObservedObject var office: Office
    @Environment(\.horizontalSizeClass) private var width
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("places\(office.mark) \(width == .compact ? "narrow" : "wide") \(count)")
            Button("count") { count += 1 }
            NavigationLink("one", value: 1)
            NavigationLink("two", value: 2)
            NavigationLink("view") { Text("a view\(office.mark)").navigationTitle("View") }
        }
        .navigationTitle("Places")
        .navigationSplitViewColumnWidth(160)
    }
}

private struct Room: View {
    let number: Int
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        VStack(spacing: 0) {
            Text("room \(number) \(width == .compact ? "narrow" : "wide")")
            NavigationLink("further", value: number + 10)
        }
        .navigationTitle("R\(number)")
    }
}

/// Two columns, the second with a stack.
private struct StackOffice: View {
    @ObservedObject var office: Office

    var body: some View {
        NavigationSplitView(columnVisibility: office.chosenVisibility, preferredCompactColumn: $office.top) {
            Places(office: office)
        } detail: {
            NavigationStack(path: $office.path) {
                Text("nothing").navigationTitle("Detail").navigationDestination(for: Int.self) { Room(number: $0) }
            }
        }
    }
}

/// Two columns without a stack.
private struct PlainOffice: View {
    @ObservedObject var office: Office

    var body: some View {
        NavigationSplitView {
            Places(office: office).navigationDestination(for: Int.self) { Room(number: $0) }
        } detail: {
            Text("nothing").navigationTitle("Detail")
        }
    }
}

private struct TripleOffice: View {
    @ObservedObject var office: Office

    var body: some View {
        NavigationSplitView(columnVisibility: $office.visibility) {
            NavigationLink("to b") { NavigationLink("to c", value: "end").navigationTitle("B2") }.navigationTitle("A")
        } content: {
            Text("content").navigationTitle("B").navigationSplitViewColumnWidth(min: 80, ideal: 120, max: 200)
        } detail: {
            Text("detail").navigationTitle("C")
                .navigationDestination(for: String.self) { Text("it is \($0)").navigationTitle("C2") }
        }
    }
}

@MainActor @Suite struct NavigationSplitViewTests {
    private let wide = CGSize(width: 640, height: 128)
    private let narrow = CGSize(width: 320, height: 128)

    private func stage<V: View>(_ view: V, isWide: Bool = true) -> NavigationStage {
        let stage = NavigationStage(view)
        stage.host.resize(to: isWide ? wide : narrow)
        return stage
    }

    /// Whether texts are seen.
    private func shows(_ stage: NavigationStage, _ texts: String...) -> Bool {
        let lines = stage.lines.joined(separator: "\n")
        return texts.allSatisfy(lines.contains)
    }

    @Test("Columns stand side by side, with the size classes of columns and the width that the first wishes")
    func sideBySide() {
        let stage = stage(StackOffice(office: Office()))
        #expect(shows(stage, "places narrow", "nothing", "Places", "Detail"))
        let split = stage.controller.children.first as? UISplitViewController
        #expect(split?.primaryColumnWidth == 160)
    }

    @Test("A link leads to the stack in the column after, over its root; links there lead on")
    func stackAfter() {
        let office = Office()
        let stage = stage(StackOffice(office: office))
        stage.tap("one")
        #expect(shows(stage, "room 1 wide", "R1") && office.path == [1])
        stage.tap("further")
        #expect(shows(stage, "room 11 wide") && office.path == [1, 11])
        stage.tap("two")
        #expect(shows(stage, "room 2 wide", "places narrow") && office.path == [2])
        office.path = []
        #expect(shows(stage, "nothing"))
    }

    @Test("Without a stack there, what a link leads to takes the place of the next column's view")
    func replacing() {
        let office = Office()
        let stage = stage(PlainOffice(office: office))
        stage.tap("one")
        #expect(shows(stage, "room 1 wide") && !shows(stage, "nothing"))
        stage.tap("view")
        #expect(shows(stage, "a view", "View") && !shows(stage, "room"))
        office.mark = "!"
        #expect(shows(stage, "a view!", "places! narrow"))
        stage.tap("two")
        #expect(shows(stage, "room 2"))
        stage.tap("further")
        #expect(shows(stage, "room 12", "‹ R2"))
    }

    @Test("A view takes the place of a stack, and a value brings the stack back")
    func replacingStacks() {
        let office = Office()
        let stage = stage(StackOffice(office: office))
        stage.tap("one")
        stage.tap("view")
        #expect(shows(stage, "a view") && !shows(stage, "nothing") && !shows(stage, "Detail"))
        stage.tap("two")
        #expect(shows(stage, "room 2") && office.path == [2])
        office.path = []
        #expect(shows(stage, "nothing"))
    }

    @Test("Narrow columns begin with the first, and links lead to those after it, on top")
    func narrowColumns() {
        let office = Office()
        let stage = stage(StackOffice(office: office), isWide: false)
        #expect(shows(stage, "places narrow") && !shows(stage, "nothing"))
        stage.tap("one")
        #expect(shows(stage, "room 1 narrow") && office.top == .detail && office.path == [1])
        stage.tap("Detail")
        #expect(shows(stage, "nothing", "‹ Places"))
        stage.tap("Places")
        #expect(shows(stage, "places narrow") && office.top == .sidebar)
        stage.tap("two")
        #expect(shows(stage, "room 2 narrow") && office.path == [2])
        office.top = .sidebar
        #expect(shows(stage, "places narrow"))
        office.top = .detail
        #expect(shows(stage, "room 2 narrow"))
    }

    @Test("The way back leaves what a link has shown, so that the link leads there again")
    func wayBack() {
        let stage = stage(PlainOffice(office: Office()), isWide: false)
        for _ in 0..<2 {
            stage.tap("view")
            #expect(shows(stage, "a view", "‹ Places"))
            stage.tap("Places")
            #expect(shows(stage, "places narrow"))
        }
    }

    @Test("Pages and states stay as columns become narrow and wide")
    func widths() {
        let office = Office()
        let stage = stage(StackOffice(office: office))
        stage.tap("count")
        stage.tap("one")
        stage.tap("further")
        office.top = .detail
        stage.host.resize(to: narrow)
        #expect(shows(stage, "room 11 narrow", "‹ R1") && office.path == [1, 11])
        stage.tap("R1")
        #expect(shows(stage, "room 1 narrow") && office.path == [1])
        stage.host.resize(to: wide)
        #expect(shows(stage, "places narrow 1", "room 1 wide") && office.path == [1])
    }

    @Test("A binding says which columns are shown, and is told what a person has chosen")
    func visibility() {
        let office = Office()
        let stage = stage(StackOffice(office: office))
        _ = stage.lines
        stage.tap("Hide Sidebar")
        #expect(office.visibility == .detailOnly && !shows(stage, "places"))
        office.visibility = .all
        #expect(shows(stage, "places", "nothing"))
        office.refuses = true
        _ = stage.lines
        stage.tap("Hide Sidebar")
        #expect(office.visibility == .all && shows(stage, "places"))
    }

    @Test("Three columns: links lead from each to the next")
    func threeColumns() {
        let office = Office()
        let stage = stage(TripleOffice(office: office))
        #expect(shows(stage, "content", "detail") && !shows(stage, "to b"))
        office.visibility = .all
        #expect(shows(stage, "to b", "content", "detail"))
        stage.tap("to b")
        #expect(shows(stage, "to c", "detail", "B2") && !shows(stage, "content"))
        stage.tap("to c")
        #expect(shows(stage, "it is end", "C2", "to c"))
        office.visibility = .detailOnly
        #expect(shows(stage, "it is end") && !shows(stage, "to c"))
        let split = stage.controller.children.first as? UISplitViewController
        #expect(split?.supplementaryColumnWidth == 120)
    }

    @Test("Styles say whether columns cover the last one")
    func styles() {
        let stage = stage(StackOffice(office: Office()).navigationSplitViewStyle(.prominentDetail))
        #expect(shows(stage, "nothing") && !shows(stage, "places"))
        stage.tap("Show Sidebar")
        #expect(shows(stage, "places"))
        stage.host.press(.keyboardEscape)
        #expect(!shows(stage, "places"))
        let other = self.stage(StackOffice(office: Office()).navigationSplitViewStyle(.balanced))
        #expect(shows(other, "places", "nothing"))
    }

    @Test("The button that shows and hides columns can be left out")
    func withoutButton() {
        let view = NavigationSplitView {
            Text("side").toolbar(removing: .sidebarToggle)
        } detail: {
            Text("detail")
        }
        let stage = stage(view)
        #expect(shows(stage, "side", "detail") && !shows(stage, "◧"))
    }

    @Test("A navigation view in columns has its first view in the first column, and links lead to the next")
    func navigationViews() {
        let view = NavigationView {
            NavigationLink("lead") { Text("led").navigationTitle("Led") }.navigationTitle("First")
            Text("second").navigationTitle("Second")
        }
        let stage = stage(view.navigationViewStyle(.columns))
        #expect(shows(stage, "lead", "second", "First", "Second"))
        stage.tap("lead")
        #expect(shows(stage, "led", "First", "Led"))
        let other = self.stage(view.navigationViewStyle(DoubleColumnNavigationViewStyle()))
        #expect(shows(other, "lead", "second"))
        let stack = self.stage(view)
        #expect(!shows(stack, "│"))
    }

    @Test("The last column of a view without a stack leads on by itself")
    func lastColumn() {
        let view = NavigationSplitView {
            Text("side")
        } detail: {
            NavigationLink("on") { Text("there").navigationTitle("There") }.navigationTitle("Here")
        }
        let stage = stage(view)
        stage.tap("on")
        #expect(shows(stage, "there", "‹ Here", "side"))
        stage.tap("Here")
        #expect(shows(stage, "on", "side"))
    }
}
