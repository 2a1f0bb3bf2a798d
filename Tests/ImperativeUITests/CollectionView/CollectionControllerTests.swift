import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

/// What a person does with the items of a collection view controller, and which of its methods that calls.
@MainActor @Suite("Overridden methods of collection view controllers", .serialized) struct CollectionControllerTests {
    private class Words: UICollectionViewController {
        var words = ["a", "b", "c", "d", "e", "f", "g", "h"]
        var notes: [String] = []

        init() { super.init(collectionViewLayout: .rows()) }
        required init?(coder: NSCoder) { nil }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.allowsFocus = true
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "word")
        }

        override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }

        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "word", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = words[path.item]
            cell.contentConfiguration = content
            return cell
        }

        /// Where the middle of a row is.
        func place(_ item: Int) -> CGPoint {
            let frame = collectionView.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
            return CGPoint(x: 40, y: frame.midY - collectionView.contentOffset.y)
        }
    }

    private func launch(_ words: Words, height: CGFloat = 144) -> HeadlessHost {
        ControllerDelegate.launch(words, size: CGSize(width: 320, height: height))
    }

    // MARK: Selection and showing

    private final class Selecting: Words {
        override func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            notes.append("may highlight \(path.item)")
            return true
        }
        override func collectionView(_ list: UICollectionView, didHighlightItemAt path: IndexPath) {
            notes.append("highlight \(path.item)")
        }
        override func collectionView(_ list: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            notes.append("unhighlight \(path.item)")
        }
        override func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            notes.append("may select \(path.item)")
            return path.item != 2
        }
        override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            notes.append("select \(path.item)")
        }
        override func collectionView(_ list: UICollectionView, didDeselectItemAt path: IndexPath) {
            notes.append("deselect \(path.item)")
        }
        override func collectionView(_ list: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
            notes.append("act on \(path.item)")
        }
    }

    @Test("A tap asks, highlights, selects, and then performs the primary action")
    func tap() {
        let words = Selecting()
        let host = launch(words)
        defer { host.end() }
        let touch = ["may highlight 0", "highlight 0", "unhighlight 0", "may select 0", "select 0", "act on 0"]
        host.tap(at: words.place(0))
        #expect(words.take() == touch)
        words.collectionView.tapItem(at: [0, 1])
        #expect(words.take().suffix(4) == ["may select 1", "deselect 0", "select 1", "act on 1"])
    }

    @Test("The primary action of an item that cannot be selected, or is selected already, is performed")
    func primaryAction() {
        let words = Selecting()
        let host = launch(words)
        defer { host.end() }
        #expect(!words.collectionView.tapItem(at: [0, 2]))
        #expect(words.take().suffix(2) == ["may select 2", "act on 2"])
        words.collectionView.tapItem(at: [0, 1])
        words.collectionView.tapItem(at: [0, 1])
        #expect(words.take().filter { $0 == "act on 1" }.count == 2)
    }

    @Test("A tap performs no primary action while several items can be selected, or the view is edited")
    func noPrimaryAction() {
        let words = Selecting()
        let host = launch(words)
        defer { host.end() }
        words.collectionView.allowsMultipleSelection = true
        words.collectionView.tapItem(at: [0, 0])
        words.collectionView.allowsMultipleSelection = false
        words.collectionView.allowsSelectionDuringEditing = true
        words.setEditing(true, animated: false)
        words.collectionView.tapItem(at: [0, 1])
        #expect(words.take().contains { $0.hasPrefix("act") } == false)
    }

    private final class Showing: Words {
        override func collectionView(
            _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { notes.append("show \(path.item)") }
        override func collectionView(
            _ list: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { notes.append("end \(path.item)") }
        override func scrollViewDidScroll(_ scroll: UIScrollView) { notes.append("scroll") }
        override func scrollViewWillBeginDragging(_ scroll: UIScrollView) { notes.append("drag") }
        override func scrollViewDidEndDragging(_ scroll: UIScrollView, willDecelerate: Bool) { notes.append("rest") }
        override func scrollViewDidEndScrollingAnimation(_ scroll: UIScrollView) { notes.append("arrive") }
    }

    @Test("Scrolling tells of the offset, and of the cells that come and go")
    func scroll() {
        let words = Showing()
        let host = launch(words, height: 64)
        defer { host.end() }
        #expect(words.take().first == "show 0")
        let height = words.collectionView.visibleCells[0].frame.height
        words.collectionView.scroll(by: CGVector(dx: 0, dy: height))
        _ = host.text
        let notes = words.take()
        #expect(notes.filter { !$0.hasPrefix("show") } == ["drag", "scroll", "rest", "end 0"])
        #expect(notes.contains { $0.hasPrefix("show") })
        words.collectionView.setContentOffset(.zero, animated: true)
        #expect(words.take().prefix(2) == ["scroll", "arrive"])
    }

    private final class Edges: UICollectionViewController {
        var notes: [String] = []
        init() {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.headerMode = .supplementary
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        }
        required init?(coder: NSCoder) { nil }
        private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        var count = 2
        override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
        }
        override func collectionView(
            _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView { list.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        override func collectionView(
            _ list: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind kind: String, at path: IndexPath
        ) { notes.append("show \(view is UICollectionViewListCell)") }
        override func collectionView(
            _ list: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind kind: String, at path: IndexPath
        ) { notes.append("end \(path.section)") }
        override func collectionView(
            _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { notes.append("cell") }
        override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            notes.append("select \(path.item)")
        }
    }

    @Test("A header that is a list cell is told of as a supplementary view, and is no item")
    func header() throws {
        let edges = Edges()
        let host = ControllerDelegate.launch(edges, size: CGSize(width: 320, height: 144))
        defer { host.end() }
        #expect(edges.notes == ["show true", "cell", "cell"])
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            edges.collectionView.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewListCell)
        #expect(edges.collectionView.indexPath(for: header) == nil)
        edges.collectionView.allowsFocus = true
        #expect(!header.canBecomeFocused)
        edges.notes = []
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        #expect(edges.notes == ["select 0"])
        edges.collectionView.reloadData()
        _ = host.text
        #expect(edges.notes.contains("end 0"))
    }

    // MARK: Several items

    private final class Several: Words {
        override func collectionView(
            _ list: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
        ) -> Bool {
            notes.append("may begin \(path.item)")
            return path.item != 7
        }
        override func collectionView(
            _ list: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
        ) {
            notes.append("begin \(path.item)")
            list.allowsMultipleSelection = true
        }
        override func collectionViewDidEndMultipleSelectionInteraction(_ list: UICollectionView) {
            notes.append("end")
        }
        override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            notes.append("select \(path.item)")
        }
        override func collectionView(_ list: UICollectionView, didDeselectItemAt path: IndexPath) {
            notes.append("deselect \(path.item)")
        }
    }

    private func click(_ host: HeadlessHost, _ place: CGPoint, _ modifiers: UIKeyModifierFlags) {
        host.send(.pointer(HostPointer(.down, at: place, modifiers: modifiers)))
        host.send(.pointer(HostPointer(.up, at: place, modifiers: modifiers)))
        host.wait(1)
    }

    @Test("Clicks with Shift and Command select several items, if the delegate lets them")
    func several() {
        let words = Several()
        let host = launch(words, height: 400)
        defer { host.end() }
        host.tap(at: words.place(1))
        click(host, words.place(3), .shift)
        #expect(words.take() == ["select 1", "may begin 3", "begin 3", "select 2", "select 3", "end"])
        click(host, words.place(2), .command)
        #expect(words.take() == ["may begin 2", "begin 2", "deselect 2", "end"])
        click(host, words.place(7), .shift)
        #expect(words.take() == ["may begin 7", "select 7"])
        #expect(words.collectionView.indexPathsForSelectedItems?.map(\.item) == [1, 3, 7])
    }

    // MARK: Editing, focus and moving

    private final class Arranging: Words {
        override func collectionView(_ list: UICollectionView, canEditItemAt path: IndexPath) -> Bool { path.item > 0 }
        override func collectionView(_ list: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
            path.item == 2
        }
        override func collectionView(_ list: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
            notes.append("\(from.item) to \(to.item)")
            words.insert(words.remove(at: from.item), at: to.item)
        }
        override func collectionView(
            _ list: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath from: IndexPath,
            atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { proposed.item == 0 ? [0, 1] : proposed.item == 5 ? [3, 9] : proposed }
    }

    @Test("Cells of items that cannot be edited do not show that the view is")
    func editing() {
        let words = Arranging()
        let host = launch(words)
        defer { host.end() }
        words.setEditing(true, animated: false)
        #expect(words.collectionView.visibleCells.map(\.configurationState.isEditing).prefix(3) == [false, true, true])
    }

    @Test("The focus goes where the delegate lets it")
    func focus() {
        let words = Arranging()
        let host = launch(words)
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(words.collectionView.visibleCells.map(\.isFocused).firstIndex(of: true) == 2)
    }

    @Test("An item that is held down is moved to where it is let go, if the class says how")
    func move() {
        let words = Arranging()
        let host = launch(words, height: 400)
        defer { host.end() }
        host.send(.pointer(HostPointer(.down, at: words.place(0))))
        host.wait(1)
        host.send(.pointer(HostPointer(.move, at: words.place(1))))
        host.send(.pointer(HostPointer(.move, at: words.place(3))))
        _ = host.text
        let lifted = words.collectionView.cellForItem(at: [0, 0])
        #expect(lifted?.frame.midY == words.place(3).y)
        #expect(words.collectionView.subviews.last === lifted)
        host.send(.pointer(HostPointer(.up, at: words.place(3))))
        _ = host.text
        #expect(words.take() == ["0 to 3"])
        #expect(words.words.prefix(4) == ["b", "c", "d", "a"])
        #expect(words.collectionView.cellForItem(at: [0, 3]) === lifted)
        #expect(lifted?.frame.midY == words.place(3).y)
    }

    @Test("The delegate says where a moved item goes; a place that is none leaves it")
    func target() {
        let words = Arranging()
        let host = launch(words, height: 400)
        defer { host.end() }
        let list: UICollectionView = words.collectionView
        #expect(list.beginInteractiveMovementForItem(at: [0, 4]))
        list.updateInteractiveMovementTargetPosition(words.place(0))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 1))
        list.endInteractiveMovement()
        #expect(words.take() == ["4 to 1"])
        let reports = issues {
            list.beginInteractiveMovementForItem(at: [0, 1])
            list.updateInteractiveMovementTargetPosition(words.place(5))
            list.endInteractiveMovement()
        }
        #expect(words.take().isEmpty && reports.count == 1)
        list.beginInteractiveMovementForItem(at: [0, 1])
        list.updateInteractiveMovementTargetPosition(words.place(3))
        list.cancelInteractiveMovement()
        list.endInteractiveMovement()
        #expect(words.take().isEmpty)
    }

    @Test("Items of a class that does not say how they are moved stay")
    func fixed() {
        let words = Words()
        let host = launch(words)
        defer { host.end() }
        #expect(!words.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
        #expect(!words.collectionView.beginInteractiveMovementForItem(at: [9, 9]))
    }

    @Test("A diffable data source moves an item in its snapshot")
    func diffable() {
        let list = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .grid(100, 20))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
        final class Source: UICollectionViewDiffableDataSource<Int, String> {
            override func collectionView(_ list: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
        }
        let source = Source(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["d"], toSection: 1)
        source.apply(snapshot)
        for (from, to) in [([0, 0], [0, 2]), ([1, 0], [0, 0])] as [(IndexPath, IndexPath)] {
            #expect(list.beginInteractiveMovementForItem(at: from))
            let frame = list.layoutAttributesForItem(at: to)?.frame ?? .zero
            list.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
            list.endInteractiveMovement()
            list.layoutIfNeeded()
        }
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["d", "b", "c", "a"])
        #expect(source.snapshot().itemIdentifiers(inSection: 1).isEmpty)
    }

    private final class Aiming: Words {
        override func collectionView(
            _ list: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
        ) -> CGPoint { words.count > 8 ? CGPoint(x: 0, y: 20) : CGPoint(x: CGFloat.nan, y: 0) }
    }

    @Test("The delegate says where the content is after items have changed")
    func targetOffset() {
        let words = Aiming()
        let host = launch(words)
        defer { host.end() }
        words.collectionView.performBatchUpdates {
            words.words.removeLast()
            words.collectionView.deleteItems(at: [[0, 7]])
        }
        #expect(words.collectionView.contentOffset == .zero)
        words.collectionView.performBatchUpdates {
            words.words += ["x", "y"]
            words.collectionView.insertItems(at: [[0, 7], [0, 8]])
        }
        #expect(words.collectionView.contentOffset.y == 20)
    }

    // MARK: Menus

    private final class Menus: Words {
        override func collectionView(
            _ list: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
            notes.append("menu \(paths.map(\.item))")
            if paths.contains([0, 2]) { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
        }
        override func collectionView(
            _ list: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            notes.append("menu for \(path.item)")
            return nil
        }
        override func collectionView(
            _ list: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("open") }
        override func collectionView(
            _ list: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("close") }
        override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            notes.append("select \(path.item)")
        }
    }

    @Test("A secondary click opens the menu of the item, or of all selected ones")
    func menu() {
        let words = Menus()
        let host = launch(words, height: 400)
        defer { host.end() }
        host.secondaryClick(at: words.place(1))
        #expect(host.text.contains("Copy"))
        host.press(.keyboardEscape)
        #expect(words.take() == ["menu [1]", "open", "close"])
        words.collectionView.allowsMultipleSelection = true
        for item in [0, 3] {
            words.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        host.secondaryClick(at: words.place(3))
        host.press(.keyboardEscape)
        #expect(words.take().first == "menu [0, 3]")
        host.secondaryClick(at: CGPoint(x: 40, y: 396))
        host.press(.keyboardEscape)
        #expect(words.take().first == "menu []")
    }

    @Test("A press that is held down opens the menu, and where there is none selects")
    func press() {
        let words = Menus()
        let host = launch(words, height: 400)
        defer { host.end() }
        for item in [1, 2] {
            host.send(.pointer(HostPointer(.down, at: words.place(item))))
            host.wait(1)
            host.send(.pointer(HostPointer(.up, at: words.place(item))))
            host.press(.keyboardEscape)
        }
        #expect(words.take() == ["menu [1]", "open", "close", "menu [2]", "menu for 2", "select 2"])
    }

    @Test("The keys for menus open that of the item that has the focus")
    func menuByKey() {
        let words = Menus()
        let host = launch(words, height: 400)
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardF10, modifiers: .shift)
        #expect(words.take() == ["menu [0]", "open"])
    }
}
