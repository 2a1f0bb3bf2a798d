import Foundation
import TestSupport
import Testing
import UITestSupport

@testable import ImperativeUI

/// A list of names in a tree: "Fruit" with "Apple" and "Citrus", which has "Lemon" and "Lime"; and "Bread".
@MainActor private final class OutlineScreen: UIViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    let list: UICollectionView
    let style: UICellAccessory.OutlineDisclosureOptions.Style
    private(set) var source: Source!

    init(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell,
        header: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) {
        self.style = style
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
        configuration.headerMode = header
        list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.allowsFocus = true
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            let isParent = self?.source.snapshot(for: 0).snapshot(of: name).items.isEmpty == false
            cell.accessories = isParent ? [.outlineDisclosure(options: .init(style: self?.style))] : []
        }
        source = Source(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: name)
        }
        source.apply(Self.tree, to: 0)
    }

    static var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Bread"])
        tree.append(["Apple", "Citrus"], to: "Fruit")
        tree.append(["Lemon", "Lime"], to: "Citrus")
        return tree
    }

    var names: [String] { source.snapshot().itemIdentifiers }

    func cell(_ name: String) -> UICollectionViewListCell? {
        source.indexPath(for: name).flatMap { list.cellForItem(at: $0) } as? UICollectionViewListCell
    }
}

@MainActor @Suite("Outlines", .serialized) struct OutlineTests {
    private func launch(_ screen: OutlineScreen) -> HeadlessHost {
        ControllerDelegate.launch(screen, size: CGSize(width: 320, height: 480))
    }

    private func tapDisclosure(_ screen: OutlineScreen, _ name: String, _ host: HeadlessHost) {
        guard let view = screen.cell(name)?.accessoryViews.first else { return }
        let frame = view.convert(view.bounds, to: nil)
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("A tap on the arrow of a row shows its children, indented by their level, and another one hides them")
    func arrow() {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        #expect(screen.names == ["Fruit", "Bread"])
        tapDisclosure(screen, "Fruit", host)
        #expect(screen.names == ["Fruit", "Apple", "Citrus", "Bread"])
        #expect(screen.cell("Fruit")?.configurationState.isExpanded == true)
        tapDisclosure(screen, "Citrus", host)
        #expect(screen.names == ["Fruit", "Apple", "Citrus", "Lemon", "Lime", "Bread"])
        let starts = ["Fruit", "Apple", "Lemon"].map { screen.cell($0)?.contentView.frame.minX }
        // In whole columns of 8 points.
        #expect(starts == [0, 16, 24])
        #expect(screen.list.indexPathsForSelectedItems == nil)
        tapDisclosure(screen, "Fruit", host)
        #expect(screen.names == ["Fruit", "Bread"])
        #expect(screen.cell("Fruit")?.configurationState.isExpanded == false)
        // What is collapsed keeps the states of what is below it.
        tapDisclosure(screen, "Fruit", host)
        #expect(screen.names.count == 6)
    }

    @Test("Rows that stay keep their cells when others are expanded")
    func cells() {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        let bread = screen.cell("Bread")
        tapDisclosure(screen, "Fruit", host)
        #expect(screen.cell("Bread") === bread && bread != nil)
    }

    @Test("A tap anywhere on a row with a disclosure of a header expands it, and selects nothing")
    func header() {
        let screen = OutlineScreen(.header)
        let host = launch(screen)
        defer { host.end() }
        #expect(screen.list.tapItem(at: IndexPath(item: 0, section: 0)))
        #expect(screen.names == ["Fruit", "Apple", "Citrus", "Bread"])
        #expect(screen.list.indexPathsForSelectedItems == nil)
        #expect(screen.list.tapItem(at: IndexPath(item: 1, section: 0)))
        #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        // A list without a selection expands and collapses, too.
        screen.list.allowsSelection = false
        #expect(screen.list.tapItem(at: IndexPath(item: 0, section: 0)))
        #expect(screen.names == ["Fruit", "Bread"])
    }

    @Test("The automatic disclosure of a header item is that of a header, and its children begin where it does")
    func automatic() {
        let screen = OutlineScreen(.automatic, header: .firstItemInSection)
        let host = launch(screen)
        defer { host.end() }
        #expect(screen.list.tapItem(at: IndexPath(item: 0, section: 0)))
        #expect(screen.names.count == 4)
        #expect(screen.cell("Apple")?.contentView.frame.minX == 0)
        #expect(screen.list.tapItem(at: IndexPath(item: 2, section: 0)))
        #expect(screen.names.count == 4 && screen.cell("Citrus")?.isSelected == true)
    }

    @Test("The arrow key that leads forward expands the row with the focus, and the one that leads back collapses it")
    func keys() {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(screen.cell("Fruit")?.isFocused == true)
        host.press(.keyboardLeftArrow)
        #expect(screen.names.count == 2)
        host.press(.keyboardRightArrow)
        #expect(screen.names.count == 4 && screen.cell("Fruit")?.isFocused == true)
        host.press(.keyboardLeftArrow)
        #expect(screen.names.count == 2)
        screen.view.window?.traitOverrides.layoutDirection = .rightToLeft
        screen.view.window?.layoutIfNeeded()
        host.press(.keyboardLeftArrow)
        #expect(screen.names.count == 4)
    }

    @Test("A row says whether it is expanded, and an action expands it")
    func accessibility() throws {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        let cell = try #require(screen.cell("Fruit"))
        #expect(cell.accessibilityValue == "collapsed" && screen.cell("Bread")?.accessibilityValue == nil)
        let action = try #require(cell.accessibilityCustomActions?.first)
        #expect(action.name == "Expand" && action.actionHandler?(action) == true)
        screen.view.layoutIfNeeded()
        #expect(screen.names.count == 4 && cell.accessibilityValue == "expanded")
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Collapse"])
    }

    @Test("Handlers allow rows to be expanded and collapsed, follow it, and make the children")
    func handlers() {
        let screen = OutlineScreen(.header)
        let host = launch(screen)
        defer { host.end() }
        var notes: [String] = []
        screen.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Citrus" }
        screen.source.sectionSnapshotHandlers.willExpandItem = { notes.append("expand \($0)") }
        screen.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in notes.count < 2 }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { notes.append("collapse \($0)") }
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { name, former in
            var tree = former
            tree.append(["More \(name)"])
            return tree
        }
        func tap(_ item: Int) {
            _ = screen.list.tapItem(at: IndexPath(item: item, section: 0))
            screen.view.layoutIfNeeded()
        }
        tap(0)
        #expect(screen.names == ["Fruit", "Apple", "Citrus", "More Fruit", "Bread"])
        tap(2)
        #expect(screen.names.count == 5)
        tap(0)
        #expect(screen.names == ["Fruit", "Bread"] && notes == ["expand Fruit", "collapse Fruit"])
        tap(0)
        tap(0)
        #expect(notes == ["expand Fruit", "collapse Fruit", "expand Fruit"])
    }

    @Test("An action of the disclosure takes the place of expanding")
    func action() throws {
        var count = 0
        let shelf = ListShelf([["a"]], UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
            cell.accessories = [.outlineDisclosure(options: .init(style: .header), actionHandler: { count += 1 })]
        }
        #expect(shelf.view.tapItem(at: IndexPath(item: 0, section: 0)))
        #expect(count == 1 && shelf.view.indexPathsForSelectedItems == nil)
    }

    @Test("A snapshot of all sections that only removes items keeps the tree; one with others has none")
    func flat() {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        tapDisclosure(screen, "Fruit", host)
        var all = screen.source.snapshot()
        all.deleteItems(["Apple"])
        screen.source.apply(all)
        #expect(screen.source.snapshot(for: 0).items == ["Fruit", "Citrus", "Lemon", "Lime", "Bread"])
        all.appendItems(["Cheese"])
        screen.source.apply(all)
        screen.view.layoutIfNeeded()
        #expect(screen.source.snapshot(for: 0).rootItems == ["Fruit", "Citrus", "Bread", "Cheese"])
        #expect(screen.cell("Citrus")?.contentView.frame.minX == 0)
    }

    @Test("Rows are moved where the handlers allow it, with what is below them, and a transaction tells of it")
    func reordering() {
        let screen = OutlineScreen()
        let host = launch(screen)
        defer { host.end() }
        tapDisclosure(screen, "Fruit", host)
        #expect(!screen.list.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        var found: [NSDiffableDataSourceTransaction<Int, String>] = []
        screen.source.reorderingHandlers.canReorderItem = { $0 != "Apple" }
        screen.source.reorderingHandlers.didReorder = { found.append($0) }
        #expect(!screen.list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        // An expanded row stays where it is.
        #expect(!screen.list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(screen.list.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        if let target = screen.cell("Apple")?.center { screen.list.updateInteractiveMovementTargetPosition(target) }
        screen.list.endInteractiveMovement()
        #expect(screen.names == ["Fruit", "Citrus", "Apple", "Bread"])
        #expect(found.first?.initialSnapshot.itemIdentifiers == ["Fruit", "Apple", "Citrus", "Bread"])
        #expect(found.first?.finalSnapshot.itemIdentifiers == screen.names)
        #expect(found.first?.difference.count == 2)
        let section = found.first?.sectionTransactions.first
        #expect(section?.finalSnapshot.items == ["Fruit", "Citrus", "Lemon", "Lime", "Apple", "Bread"])
        #expect(screen.source.snapshot(for: 0).items == section?.finalSnapshot.items)
    }
}
