import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Many elements of alerts, menus, bars and pickers.
@MainActor @Suite("Number of elements") struct NumberOfElementsTests {
    private let few = SizeOfTests.isFull ? 625 : 25
    private let many = SizeOfTests.isFull ? 10_000 : 400

    private func window(showing controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("Showing an alert with many buttons, added before and after, takes time linear in their number")
    func alertButtons() {
        let growth = Growth.ofTime(from: few, to: many) { count in
            let root = UIViewController()
            let window = window(showing: root)
            let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
            for number in 0..<count { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
            root.present(alert, animated: false)
            window.layoutIfNeeded()
            for number in 0..<count { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
            window.layoutIfNeeded()
            let view = alert.view as? AlertView
            #expect(view?.button(of: alert.actions.last)?.action === alert.actions.last)
            #expect(view?.firstButton?.action === alert.actions.first)
        }
        #expect(growth < 4)
    }

    @Test("An alert whose actions are replaced keeps the buttons of those that stay, in the order of the actions")
    func replacedActions() throws {
        let root = UIViewController()
        let window = window(showing: root)
        let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
        let actions = (0..<4).map { UIAlertAction(title: "\($0)", style: $0 == 1 ? .cancel : .default) }
        alert.replaceActions(Array(actions[..<3]), preferred: actions[2])
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let view = try #require(alert.view as? AlertView)
        let kept = try #require(view.button(of: actions[2]))
        alert.replaceActions([actions[3], actions[2], actions[1]], preferred: nil)
        window.layoutIfNeeded()
        #expect(view.button(of: actions[0]) == nil)
        #expect(view.button(of: actions[2]) === kept)
        #expect(alert.preferredAction == nil)
        let tops = [actions[3], actions[2], actions[1]].compactMap { view.button(of: $0)?.frame.minY }
        #expect(tops.count == 3 && tops == tops.sorted())
    }

    @Test("The lines of menus shown inline in one another take time linear in their number")
    func menus() {
        func nested(_ count: Int, titled: Bool) -> UIMenu {
            var menu = UIMenu(options: .displayInline, children: [UIAction(title: "innermost") { _ in }])
            for number in 1..<count {
                let action = UIAction(title: "\(number)") { _ in }
                menu = UIMenu(
                    title: titled ? "\(number)" : "", options: .displayInline,
                    children: number.isMultiple(of: 2) ? [menu, action] : [menu])
            }
            return UIMenu(children: [menu])
        }
        for titled in [false, true] {
            let growth = Growth.ofTime(from: few, to: many, prepare: { nested($0, titled: titled) }) { menu in
                let lines = MenuLines(menu, isInside: false, loaded: [:]).lines
                #expect(!lines.isEmpty)
                #expect(!menu.selectAlone(menu))
                #expect(!menu.ownElements.isEmpty)
                #expect(menu.hasVisibleElements([:]))
            }
            #expect(growth < 4)
        }
        for count in [1, 300, SizeOfTests.most] {
            let menu = nested(count, titled: true)
            let titles = MenuLines(menu, isInside: false, loaded: [:]).lines.filter {
                if case .title = $0 { true } else { false }
            }
            #expect(titles.count == count - 1)
            #expect(menu.ownElements.count == 1 + (count - 1) / 2)
        }
    }

    @Test("The element chosen is marked in the innermost menu around it that has one selected element")
    func selectedAlone() {
        let actions = (0..<3).map { UIAction(title: "\($0)", state: .on) { _ in } }
        let inner = UIMenu(options: .displayInline, children: [actions[0], actions[1]])
        let outer = UIMenu(options: .singleSelection, children: [inner, actions[2]])
        let menu = UIMenu(children: [outer])
        #expect(menu.selectAlone(actions[1]))
        #expect(actions.map(\.state) == [.off, .on, .off])
        let apart = UIMenu(children: [actions[0]])
        #expect(!UIMenu(options: .singleSelection, children: [apart]).selectAlone(actions[0]))
    }

    @Test("A menu in which there is nothing but empty and hidden elements shows nothing, however deep they are")
    func emptyMenus() {
        var menu = UIMenu(children: [UIAction(title: "hidden", attributes: .hidden) { _ in }])
        for _ in 0..<SizeOfTests.most { menu = UIMenu(children: [menu, UIMenu()]) }
        #expect(!menu.hasVisibleElements([:]))
        #expect(MenuLines(menu, isInside: false, loaded: [:]).lines.isEmpty)
    }
}
