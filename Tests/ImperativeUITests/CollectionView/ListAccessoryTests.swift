import Foundation
import TestSupport
import Testing
import UITestSupport

@testable import ImperativeUI

@MainActor @Suite("Accessories of cells", .serialized) struct ListAccessoryTests {
    private func shelf(_ accessories: [UICellAccessory], of words: [String] = ["a"]) -> ListShelf {
        ListShelf([words], UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
            cell.accessories = accessories
        }
    }

    private func kinds(_ cell: UICollectionViewListCell?) -> [UICellAccessory.AccessoryType] {
        cell?.accessoryViews.map(\.accessory.accessoryType) ?? []
    }

    @Test("Accessories stand at their sides, in the order of their kinds, and the content has the rest")
    func places() throws {
        let shelf = shelf([.disclosureIndicator(), .label(text: "9"), .delete(displayed: .always), .checkmark()])
        let cell = try #require(shelf.cell(0))
        #expect(kinds(cell) == [.delete, .label, .checkmark, .disclosureIndicator])
        let frames = cell.accessoryViews.map(\.frame)
        #expect(frames.first?.minX == 16)
        #expect(frames.last?.maxX == 304)
        #expect(cell.contentView.frame.minX == (frames.first?.width ?? 0) + 8)
        for (a, b) in zip(frames.dropFirst(), frames.dropFirst(2)) { #expect(b.minX == a.maxX + 8) }
        #expect(shelf.look(0)?.contentStart == cell.contentView.frame.minX + 16)
        // They are the other way round where reading begins at the right.
        shelf.stage.scene.traitOverrides.layoutDirection = .rightToLeft
        shelf.settle()
        #expect(cell.accessoryViews.first?.frame.maxX == 304)
        #expect(cell.accessoryViews.last?.frame.minX == 16)
        #expect(cell.contentView.frame.maxX == 320 - (frames.first?.width ?? 0) - 8)
    }

    @Test("Accessories are shown while the list is edited, or while it is not")
    func editing() {
        let shelf = shelf([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .detail()])
        #expect(kinds(shelf.cell(0)) == [.detail, .disclosureIndicator])
        #expect(shelf.cell(0)?.configurationState.isEditing == false)
        shelf.view.isEditing = true
        shelf.settle()
        #expect(kinds(shelf.cell(0)) == [.delete, .detail])
        #expect(shelf.cell(0)?.configurationState.isEditing == true)
        shelf.view.isEditing = false
        shelf.settle()
        #expect(kinds(shelf.cell(0)) == [.detail, .disclosureIndicator])
    }

    @Test("While it is edited a list selects only if that is allowed, and marks say what is selected")
    func multiselect() {
        let shelf = shelf([.multiselect()], of: ["a", "b"])
        shelf.view.isEditing = true
        shelf.settle()
        #expect(!shelf.view.tapItem(at: IndexPath(item: 0, section: 0)))
        shelf.view.allowsMultipleSelectionDuringEditing = true
        #expect(shelf.view.tapItem(at: IndexPath(item: 0, section: 0)))
        #expect(shelf.view.tapItem(at: IndexPath(item: 1, section: 0)))
        #expect(shelf.view.indexPathsForSelectedItems?.count == 2)
        #expect(shelf.view.tapItem(at: IndexPath(item: 1, section: 0)))
        shelf.settle()
        let rows = shelf.view.snapshot().text().split(separator: "\n")
        #expect(rows.first { $0.contains("a") }?.contains("○") == false)
        #expect(rows.first { $0.contains("b") }?.contains("○") == true)
    }

    @Test("A tap on an accessory with an action performs it; one on another is a tap on the row")
    func taps() throws {
        var notes: [String] = []
        let shelf = shelf([
            .detail(actionHandler: { notes.append("detail") }), .delete(displayed: .always), .disclosureIndicator(),
        ])
        let views = try #require(shelf.cell(0)).accessoryViews
        func tap(_ index: Int) { shelf.stage.window.tap(at: CGPoint(x: views[index].frame.midX, y: 22)) }
        tap(1)
        #expect(notes == ["detail"] && shelf.view.indexPathsForSelectedItems == nil)
        tap(0)
        #expect(notes == ["detail"] && shelf.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test("An accessory with an action is performed by the keyboard")
    func keys() {
        let controller = UIViewController()
        var taps = 0
        let list = ListShelf([["a"]], UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
            cell.accessories = [.insert(displayed: .always) { taps += 1 }]
        }
        controller.view.addSubview(list.view)
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 320, height: 192))
        defer { host.end() }
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        #expect(taps == 1)
        withExtendedLifetime(list) {}
    }

    @Test("Views of one's own stand where they say, and keep their size where they say")
    func customViews() throws {
        let (first, last) = (UIView(frame: CGRect(0, 0, 20, 10)), UIView(frame: CGRect(0, 0, 30, 10)))
        let shelf = shelf([
            .disclosureIndicator(),
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(
                    customView: last, placement: .trailing(at: { _ in 0 }), maintainsFixedSize: true)),
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(
                    customView: first, placement: .leading(displayed: .whenEditing), reservedLayoutWidth: .custom(40),
                    maintainsFixedSize: true)),
        ])
        #expect(kinds(shelf.cell(0)) == [.customView(last), .disclosureIndicator])
        #expect(last.frame.size == CGSize(width: 30, height: 10))
        shelf.view.isEditing = true
        shelf.settle()
        #expect(kinds(shelf.cell(0)).first == .customView(first))
        #expect(shelf.cell(0)?.accessoryViews.first?.frame.width == 40)
        #expect(first.frame.midX == 20)
    }

    @Test("Levels move the content, and the accessories at the leading edge unless they are not to")
    func indentation() {
        let shelf = shelf([.checkmark(), .multiselect(displayed: .always)])
        let cell = shelf.cell(0)
        let start = cell?.contentView.frame.minX ?? 0
        cell?.indentationLevel = 2
        shelf.settle()
        #expect(cell?.contentView.frame.minX == start + 20)
        #expect(cell?.accessoryViews.first?.frame.minX == 36)
        cell?.indentsAccessories = false
        cell?.indentationWidth = 5
        shelf.settle()
        #expect(cell?.contentView.frame.minX == start + 10)
        #expect(cell?.accessoryViews.first?.frame.minX == 16)
        cell?.indentationLevel = .min
        cell?.indentationWidth = .nan
        shelf.settle()
        #expect(cell?.contentView.frame.minX == start)
    }

    @Test("Accessories are as large as the text size says")
    func textSize() throws {
        let shelf = shelf([.disclosureIndicator(), .detail {}])
        let before = try #require(shelf.cell(0)).accessoryViews.map(\.frame.width)
        shelf.stage.scene.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        shelf.settle()
        let after = try #require(shelf.cell(0)).accessoryViews.map(\.frame.width)
        for (small, large) in zip(before, after) { #expect(large > small) }
        #expect(shelf.cell(0)?.accessoryViews.last?.frame.maxX == 304)
    }

    @Test("A cell that gets the same accessories again keeps their views")
    func reuse() throws {
        let shelf = shelf([.checkmark(), .detail {}])
        let cell = try #require(shelf.cell(0))
        let before = cell.accessoryViews
        cell.accessories = [.detail {}, .checkmark(), .disclosureIndicator()]
        #expect(cell.accessoryViews[0] === before[0] && cell.accessoryViews[1] === before[1])
        cell.accessories = []
        #expect(before.allSatisfy { $0.superview == nil })
    }
}
