import DeclarativeUI
import Foundation
import Testing

/// Two hundred rows of one or three lines, which are scrolled to by buttons, alone or in a tab.
private struct RowsPage: View {
    let isInTab: Bool
    @State private var selection = 0

    var body: some View {
        if isInTab {
            TabView(selection: $selection) {
                rows.tabItem { Text("Rows") }.tag(0)
                Text("other tab").tabItem { Text("Other") }.tag(1)
            }
        } else {
            rows
        }
    }

    private var rows: some View {
        ScrollViewReader { proxy in
            VStack {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200) { Text("row\($0).").frame(height: $0 % 3 == 0 ? 48 : 16).id($0) }
                    }
                }
                HStack {
                    ForEach([5, 100, 102], id: \.self) { row in Button("to \(row)") { proxy.scrollTo(row) } }
                    Button("end") { proxy.scrollTo(199, anchor: .bottom) }
                    Button("middle") { proxy.scrollTo(50, anchor: .center) }
                }
            }
        }
    }
}

/// Rows whose position is kept by a program.
private struct PositionPage: View {
    @State private var row: Int?

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200) { Text("row\($0).").frame(height: $0 % 3 == 0 ? 48 : 16) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $row)
            Text("position \(row ?? -1)")
            ForEach([150, 3], id: \.self) { row in Button("to \(row)") { self.row = row } }
        }
    }
}

@MainActor @Suite("Scrolling to rows on screen") struct ScrollToRowsTests {
    private func window(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func rows(in window: UIWindow) -> [String] {
        window.snapshot().text().split(separator: "\n").filter { $0.contains("row") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func go(_ label: String, in window: UIWindow) {
        #expect(window.tap(label: label))
        window.layoutIfNeeded()
    }

    @Test("A row below comes to the bottom, one above to the top, and one in sight stays, in a tab too")
    func leastWay() {
        for isInTab in [false, true] {
            let window = window(RowsPage(isInTab: isInTab))
            go("to 100", in: window)
            let shown = rows(in: window)
            #expect(shown.last == "row100.")
            go("to 100", in: window)
            #expect(rows(in: window) == shown)
            go("to 102", in: window)
            #expect(rows(in: window).last == "row102.")
            go("to 5", in: window)
            #expect(rows(in: window).first == "row5.")
            go("end", in: window)
            #expect(rows(in: window).last == "row199.")
            go("middle", in: window)
            #expect(rows(in: window).contains("row50."))
        }
    }

    @Test("Rows stay where they are while another tab is shown, and are scrolled to afterwards")
    func tabs() {
        let window = window(RowsPage(isInTab: true))
        go("middle", in: window)
        let shown = rows(in: window)
        go("Other", in: window)
        #expect(window.snapshot().text().contains("other tab"))
        go("Rows", in: window)
        #expect(rows(in: window) == shown)
        go("to 100", in: window)
        #expect(rows(in: window).last == "row100.")
    }

    @Test("A position that a program sets is shown, rows of different heights on the way or not")
    func positions() {
        let window = window(PositionPage())
        for row in [150, 3] {
            go("to \(row)", in: window)
            #expect(rows(in: window).contains("row\(row).") && window.snapshot().text().contains("position \(row)"))
        }
    }
}
