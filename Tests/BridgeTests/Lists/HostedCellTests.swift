import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Cells of collection views whose content is views.
@MainActor @Suite("Cells with hosted content", .serialized) struct HostedCellTests {
    private final class Rows: UICollectionViewController {
        let content: (Int) -> any UIContentConfiguration
        var chosen: [Int] = []

        init(_ content: @escaping (Int) -> any UIContentConfiguration) {
            self.content = content
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.allowsFocus = true
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }

        override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            cell.contentConfiguration = content(path.item)
            return cell
        }

        override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            chosen.append(path.item)
        }
    }

    private struct Screen: UIViewControllerRepresentable {
        static var rows: Rows!
        func makeUIViewController(context: Context) -> Rows { Self.rows }
        func updateUIViewController(_ rows: Rows, context: Context) {}
    }

    private struct ListApp: App {
        var body: some Scene { WindowGroup { Screen() } }
    }

    private func launch(_ rows: Rows) -> HeadlessHost {
        Screen.rows = rows
        return HeadlessHost.launch(ListApp.self, size: CGSize(width: 320, height: 160))
    }

    @Test("The height of a cell does not depend on where it is scrolled to", arguments: [60.0, 130, 200, 250, 300])
    func safeArea(_ height: CGFloat) {
        let rows = Rows { number in UIHostingConfiguration { Text("Row \(number)") } }
        rows.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        let reports = issues {
            window.layoutIfNeeded()
            for _ in 0..<6 {
                rows.collectionView.scroll(by: CGVector(dx: 0, dy: 21))
                window.layoutIfNeeded()
                #expect(Set(rows.collectionView.visibleCells.map(\.frame.height)) == [44])
            }
        }
        #expect(reports.isEmpty)
    }

    // MARK: Swipes

    private final class Doings { var notes: [String] = [] }

    private func swipeable(_ doings: Doings, full: Bool = true) -> Rows {
        Rows { number in
            UIHostingConfiguration {
                Text("Row \(number)")
                    .swipeActions(allowsFullSwipe: full) {
                        Button("Delete", role: .destructive) { doings.notes.append("delete \(number)") }
                        Button("Flag") { doings.notes.append("flag \(number)") }
                    }
                    .swipeActions(edge: .leading) { Button("Pin") { doings.notes.append("pin \(number)") } }
            }
        }
    }

    @Test("A swipe shows the buttons at that edge, selects nothing, and a press of one puts the row back")
    func swipe() {
        let doings = Doings()
        let rows = swipeable(doings)
        let host = launch(rows)
        defer { host.end() }
        host.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 200, y: 20))
        #expect(host.text.contains("Delete") && host.text.contains("Flag") && rows.chosen.isEmpty)
        rows.view.tap(label: "Flag")
        #expect(doings.notes == ["flag 0"] && !host.text.contains("Flag"))
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 100, y: 20))
        #expect(host.text.contains("Pin") && !host.text.contains("Delete"))
    }

    @Test("A short swipe, or one up or down, shows nothing")
    func others() {
        let rows = swipeable(Doings())
        let host = launch(rows)
        defer { host.end() }
        host.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 264, y: 20), steps: 1)
        host.drag(from: CGPoint(x: 280, y: 120), to: CGPoint(x: 260, y: 40))
        #expect(!host.text.contains("Delete"))
        #expect(rows.collectionView.contentOffset.y > 0)
    }

    @Test("A swipe across the whole row does what the first button does, if it may")
    func full() {
        let doings = Doings()
        var host = launch(swipeable(doings))
        host.drag(from: CGPoint(x: 310, y: 20), to: CGPoint(x: 10, y: 20))
        #expect(doings.notes == ["delete 0"] && !host.text.contains("Delete"))
        host.end()
        host = launch(swipeable(doings, full: false))
        host.drag(from: CGPoint(x: 310, y: 20), to: CGPoint(x: 10, y: 20))
        #expect(doings.notes == ["delete 0"] && host.text.contains("Delete"))
        host.end()
    }

    @Test("One row is swiped at a time, and one that is scrolled away is put back")
    func one() {
        let rows = swipeable(Doings())
        let host = launch(rows)
        defer { host.end() }
        host.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 200, y: 20))
        host.drag(from: CGPoint(x: 280, y: 64), to: CGPoint(x: 200, y: 64))
        #expect(host.text.components(separatedBy: "Delete").count == 2)
        rows.collectionView.scroll(by: CGVector(dx: 0, dy: 1_000))
        rows.collectionView.scroll(by: CGVector(dx: 0, dy: -1_000))
        rows.collectionView.reloadData()
        #expect(!host.text.contains("Delete"))
    }

    @Test("The arrow keys show the buttons of the row that has the focus, and Escape hides them")
    func keys() {
        let rows = swipeable(Doings())
        let host = launch(rows)
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardLeftArrow)
        #expect(host.text.contains("Delete"))
        host.press(.keyboardEscape)
        #expect(!host.text.contains("Delete"))
        host.press(.keyboardRightArrow)
        #expect(host.text.contains("Pin"))
        host.press(.keyboardLeftArrow)
        #expect(!host.text.contains("Pin"))
    }

    @Test("What the buttons do is told of the cell while they are not shown")
    func told() throws {
        let doings = Doings()
        let rows = swipeable(doings)
        let host = launch(rows)
        defer { host.end() }
        let cell = try #require(rows.view.accessibilityTree.elements.first { $0.role == .cell })
        #expect(cell.actionNames == ["Pin", "Delete", "Flag"])
        #expect(cell.perform(actionNamed: "Delete"))
        #expect(doings.notes == ["delete 0"])
        #expect(!host.text.contains("Delete"))
    }

    @Test("Rows without such buttons are not swiped")
    func none() {
        let rows = Rows { number in UIHostingConfiguration { Text("Row \(number)") } }
        let host = launch(rows)
        defer { host.end() }
        host.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 200, y: 20))
        #expect(rows.collectionView.visibleCells.allSatisfy { !$0.clipsToBounds })
        #expect(rows.view.accessibilityTree.elements.allSatisfy { $0.actionNames.isEmpty })
    }
}
