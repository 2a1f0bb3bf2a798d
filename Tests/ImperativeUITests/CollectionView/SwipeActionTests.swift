import Foundation
import TestSupport
import Testing
import UITestSupport

@testable import ImperativeUI

@MainActor @Suite("Swipe actions of rows", .serialized) struct SwipeActionTests {
    private func launch(_ list: UICollectionLayoutListConfiguration) -> (host: HeadlessHost, screen: SwipeScreen) {
        let screen = SwipeScreen(list)
        return (ControllerDelegate.launch(screen, size: CGSize(width: 320, height: 192)), screen)
    }

    private func swipe(_ host: HeadlessHost, row: Int = 0, from start: CGFloat = 300, to end: CGFloat = 200) {
        let y = CGFloat(row) * 16 + 8
        host.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
    }

    // MARK: Looks

    @Test("The first action is next to the edge, and each button is as wide as its title and whole columns beside it")
    func order() {
        let (host, screen) = launch(SwipeLog().list(leading: ["Pin", "Mark"], trailing: ["Delete", "Flag"]))
        defer { host.end() }
        swipe(host)
        #expect(screen.cell(0)?.swiped?.buttons.frame == CGRect(208, 0, 112, 16))
        #expect(screen.cell(0)?.shownButtons.map(\.frame) == [CGRect(48, 0, 64, 16), CGRect(0, 0, 48, 16)])
        swipe(host, row: 1, from: 100, to: 200)
        #expect(screen.cell(0)?.swiped == nil)
        #expect(screen.cell(1)?.swiped?.buttons.frame == CGRect(0, 0, 88, 16))
        #expect(screen.cell(1)?.shownButtons.map(\.frame) == [CGRect(0, 0, 40, 16), CGRect(40, 0, 48, 16)])
    }

    @Test("Beside a row in points, there are 16 points on both sides of a title")
    func points() throws {
        let log = SwipeLog()
        let shelf = ListShelf([["a", "b"]], log.list(trailing: ["Delete", "Flag"]))
        let cell = try #require(shelf.cell(0))
        #expect(cell.showSwipe(atLeading: false))
        shelf.settle()
        let widths = ["Delete", "Flag"].map { title in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.text = title
            return label.sizeThatFits(.zero).width + 32
        }
        #expect(cell.shownButtons.map(\.frame.width) == widths)
        #expect(cell.shownButtons.map(\.frame.height) == [44, 44])
        let ends = cell.shownButtons.map { ($0.frame.minX * 64).rounded() / 64 }
        #expect(ends == [(widths[1] * 64).rounded() / 64, 0])
        #expect(cell.contentView.frame.minX == -widths.reduce(0, +))
    }

    @Test("From right to left, the trailing edge is the left one")
    func rightToLeft() throws {
        let log = SwipeLog()
        let shelf = ListShelf([["a", "b"]], log.list(trailing: ["Delete", "Flag"]))
        shelf.stage.scene.traitOverrides.layoutDirection = .rightToLeft
        shelf.settle()
        let cell = try #require(shelf.cell(0))
        cell.swipe(by: -100)
        #expect(!cell.isSwiped)
        cell.swipe(by: 100)
        cell.endSwipe(at: 100)
        shelf.settle()
        #expect(cell.swiped?.buttons.frame.minX == 0)
        #expect(cell.shownButtons.first?.frame.minX == 0)
        #expect(cell.shownButtons.last?.frame.minX == cell.shownButtons.first?.frame.maxX)
    }

    @Test("The background of an action is red if it is destructive and else grey, until one is set")
    func backgrounds() {
        let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
        #expect(action.backgroundColor == .systemGray)
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemGray)
        #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
    }

    @Test("A button is white on the background of its action, of which less is seen while it is held down")
    func colours() throws {
        let shelf = ListShelf([["a"]], SwipeLog().list(trailing: ["Delete", "Flag"]))
        let cell = try #require(shelf.cell(0))
        cell.showSwipe(atLeading: false)
        shelf.settle()
        let looks = cell.shownButtons.compactMap(\.configuration)
        #expect(looks.map(\.background.backgroundColor) == [.systemRed, .systemGray])
        #expect(looks.map(\.baseForegroundColor) == [.white, .white])
        let button = try #require(cell.shownButtons.first)
        button.isHighlighted = true
        shelf.settle()
        let held = try #require(button.configuration?.background.backgroundColor)
        #expect((held.resolvedColor(with: .current).cgColor.alpha * 100).rounded() == 70)
    }

    // MARK: Performing

    @Test("A button calls the handler with itself, and the row is put back once that is completed")
    func press() throws {
        let log = SwipeLog()
        log.completes = false
        let (host, screen) = launch(log.list(trailing: ["Delete", "Flag"]))
        defer { host.end() }
        swipe(host, row: 1)
        let button = try #require(screen.cell(1)?.shownButtons.first)
        host.tap(at: CGPoint(x: 290, y: 24))
        #expect(log.take() == ["Delete 1"])
        #expect(log.source === button)
        #expect(screen.cell(1)?.isSwiped == true)
        let completion = try #require(log.completions.first)
        completion(true)
        #expect(screen.cell(1)?.isSwiped == false && button.superview?.superview == nil)
        completion(false)
        #expect(screen.cell(1)?.isSwiped == false)
    }

    @Test("An action that failed puts the row back, too")
    func failed() throws {
        let log = SwipeLog()
        log.completes = false
        let shelf = ListShelf([["a"]], log.list(trailing: ["Delete"]))
        let cell = try #require(shelf.cell(0))
        cell.showSwipe(atLeading: false)
        cell.pressButton(0)
        let completion = try #require(log.completions.first)
        completion(false)
        #expect(!cell.isSwiped)
    }

    @Test("A completion that is late does not put back a row that was swiped anew")
    func late() throws {
        let log = SwipeLog()
        log.completes = false
        let shelf = ListShelf([["a", "b"]], log.list(trailing: ["Delete"]))
        let cell = try #require(shelf.cell(0))
        cell.showSwipe(atLeading: false)
        cell.pressButton(0)
        cell.closeSwipe()
        cell.showSwipe(atLeading: false)
        let completion = try #require(log.completions.first)
        completion(true)
        #expect(cell.isSwiped)
        cell.pressButton(0)
        let last = try #require(log.completions.last)
        last(true)
        #expect(!cell.isSwiped && log.notes == ["Delete 0", "Delete 0"])
    }

    @Test("A swipe across the whole row performs the first action")
    func full() {
        let log = SwipeLog()
        let (host, screen) = launch(log.list(leading: ["Pin"], trailing: ["Delete", "Flag"]))
        defer { host.end() }
        swipe(host, row: 2, from: 310, to: 10)
        #expect(log.take() == ["Delete 2"])
        #expect(screen.cell(2)?.isSwiped == false)
        swipe(host, row: 3, from: 10, to: 310)
        #expect(log.take() == ["Pin 3"])
    }

    @Test("After a swipe across the whole row, the buttons stay until the action is completed")
    func fullAndLate() throws {
        let log = SwipeLog()
        log.completes = false
        let (host, screen) = launch(log.list(trailing: ["Delete"]))
        defer { host.end() }
        swipe(host, from: 310, to: 10)
        #expect(log.take() == ["Delete 0"])
        #expect(screen.cell(0)?.swiped?.buttons.frame == CGRect(256, 0, 64, 16))
        let completion = try #require(log.completions.first)
        completion(true)
        #expect(screen.cell(0)?.isSwiped == false)
    }

    @Test("A swipe across the whole row only shows the buttons if it may do no more")
    func notFull() {
        let log = SwipeLog()
        let (host, screen) = launch(log.list(trailing: ["Delete"], full: false))
        defer { host.end() }
        swipe(host, from: 310, to: 10)
        #expect(log.notes.isEmpty)
        #expect(screen.cell(0)?.swiped?.buttons.frame == CGRect(256, 0, 64, 16))
    }

    // MARK: Asking

    @Test("A configuration without actions, and none, show no buttons")
    func empty() {
        let (host, screen) = launch(SwipeLog().list(trailing: []))
        defer { host.end() }
        swipe(host)
        swipe(host, from: 100, to: 200)
        #expect(screen.cell(0)?.isSwiped == false && screen.cell(0)?.canBeSwiped == false)
        #expect(screen.cell(0)?.accessibilityCustomActions == nil)
    }

    @Test("No actions are asked for while rows are laid out")
    func layout() {
        let log = SwipeLog()
        let shelf = ListShelf([(0..<40).map { "\($0)" }], log.list(leading: ["Pin"], trailing: ["Delete"]))
        shelf.view.contentOffset.y = 500
        shelf.settle()
        shelf.view.reloadData()
        shelf.settle()
        #expect(log.asked == 0)
        shelf.cell(15)?.showSwipe(atLeading: false)
        #expect(log.asked == 1)
        shelf.settle()
        #expect(log.asked == 1)
    }

    @Test("A row that is scrolled away is put back, and what its action completes later leaves other rows alone")
    func reused() throws {
        let log = SwipeLog()
        log.completes = false
        let shelf = ListShelf([(0..<80).map { "\($0)" }], log.list(trailing: ["Delete"]))
        let cell = try #require(shelf.cell(0))
        cell.showSwipe(atLeading: false)
        shelf.settle()
        cell.pressButton(0)
        shelf.view.contentOffset.y = 2_000
        shelf.settle()
        #expect(!cell.isSwiped && !cell.clipsToBounds && cell.subviews.allSatisfy { !($0 is ContextualButtons) })
        let other = try #require(shelf.view.visibleCells.first as? UICollectionViewListCell)
        other.showSwipe(atLeading: false)
        let completion = try #require(log.completions.first)
        completion(true)
        #expect(other.isSwiped)
    }

    @Test("A handler may delete the item of the row")
    func deleted() {
        let log = SwipeLog()
        log.completes = false
        let (host, screen) = launch(log.list(trailing: ["Delete"]))
        defer { host.end() }
        swipe(host, row: 1)
        let cell = screen.cell(1)
        host.tap(at: CGPoint(x: 290, y: 24))
        screen.count = 4
        screen.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
        #expect(cell?.isSwiped == false)
        log.completions.first?(true)
        #expect(screen.collectionView.visibleCells.count == 4)
    }

    @Test("Rows are not swiped while the list is edited, unless a deletion is confirmed")
    func editing() throws {
        let log = SwipeLog()
        let shelf = ListShelf([["a"]], log.list(trailing: ["Delete"]))
        let cell = try #require(shelf.cell(0))
        cell.showSwipe(atLeading: false)
        shelf.view.isEditing = true
        #expect(!cell.isSwiped && !cell.canBeSwiped)
        #expect(!cell.showSwipe(atLeading: false))
        #expect(cell.accessibilityCustomActions == nil)
        #expect(cell.showSwipe(atLeading: false, confirming: true))
        #expect(cell.isSwiped)
    }

    // MARK: Accessibility

    @Test("The actions at both edges are told of the row, and performed without showing buttons")
    func accessibility() throws {
        let log = SwipeLog()
        let shelf = ListShelf([["a", "b"]], log.list(leading: ["Pin", ""], trailing: ["Delete"]))
        let cell = try #require(shelf.cell(1))
        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Pin", "Action", "Delete"])
        let last = try #require(actions.last)
        #expect(last.actionHandler?(last) == true)
        #expect(log.take() == ["Delete 1"])
        #expect(log.source === cell && !cell.isSwiped)
    }
}
