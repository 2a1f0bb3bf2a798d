import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Many tabs, items of bars, segments and rows of pickers.
@MainActor @Suite("Number of items") struct NumberOfItemsTests {
    private let few = SizeOfTests.isFull ? 625 : 10
    private let many = SizeOfTests.isFull ? 10_000 : 160

    private func window(showing controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func buttons(_ count: Int) -> [UIBarButtonItem] {
        (0..<count).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
    }

    private func odd(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        items.indices.filter { !$0.isMultiple(of: 2) }.map { items[$0] }
    }

    @Test("Tabs are shown, renamed, selected, taken out and reversed in time linear in their number")
    func tabs() {
        let growth = Growth.ofTime(from: few, to: many) { count in
            let tabs = UITabBarController()
            let controllers = (0..<count).map { number in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
                return controller
            }
            tabs.viewControllers = controllers
            let before = UIView.searchedCount
            let window = window(showing: tabs)
            controllers[count / 2].tabBarItem.title = "another"
            window.layoutIfNeeded()
            tabs.selectedIndex = count - 1
            window.layoutIfNeeded()
            tabs.viewControllers = Array(controllers[..<(count / 2)] + controllers[(count / 2 + 1)...])
            window.layoutIfNeeded()
            tabs.viewControllers = controllers.reversed()
            window.layoutIfNeeded()
            #expect(UIView.searchedCount - before <= 8 * (count + 16))
            #expect(tabs.selectedViewController === controllers.last)
            let titles = tabs.tabBar.subviews.compactMap { ($0 as? TabBarButton)?.accessibilityLabel }
            #expect(titles == controllers.reversed().map { $0.tabBarItem.title })
        }
        #expect(growth < 4)
    }

    @Test("The items of a toolbar are shown, renamed, taken out and reversed in time linear in their number")
    func toolbar() {
        let growth = Growth.ofTime(from: few, to: many) { count in
            let controller = UIViewController()
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            controller.view.addSubview(bar)
            let items = buttons(count)
            bar.items = items
            let window = window(showing: controller)
            items[count / 2].title = "another"
            window.layoutIfNeeded()
            bar.items = Array(items.dropFirst())
            window.layoutIfNeeded()
            #expect(items[0].view?.superview == nil)
            bar.items = items.reversed()
            window.layoutIfNeeded()
            #expect(items.allSatisfy { $0.view?.superview === bar })
        }
        #expect(growth < 4)
    }

    @Test("The items of a navigation bar are renamed, taken out, put back and reversed in time linear in their number")
    func navigationBar() {
        let growth = Growth.ofTime(
            from: few, to: many,
            prepare: { count in
                let controller = UIViewController()
                let items = buttons(count)
                controller.navigationItem.rightBarButtonItems = items
                return (window(showing: UINavigationController(rootViewController: controller)), controller, items)
            },
            { window, controller, items in
                let item = controller.navigationItem
                let before = UIView.searchedCount
                items[items.count / 2].title = "another"
                window.layoutIfNeeded()
                for shown in [Array(items.dropFirst()), items, items.reversed(), odd(items), items] {
                    item.rightBarButtonItems = shown
                    window.layoutIfNeeded()
                }
                #expect(UIView.searchedCount - before <= 8 * (items.count + 16))
                let ids = Set(items.compactMap(\.view).map { ObjectIdentifier($0) })
                let bar = controller.navigationController?.navigationBar
                let placed = bar?.subviews.filter { ids.contains(ObjectIdentifier($0)) } ?? []
                #expect(areSame(placed, items.compactMap(\.view)))
            })
        #expect(growth < 4)
    }

    @Test("Segments are shown, renamed, selected, added and removed in time linear in their number")
    func segments() {
        let growth = Growth.ofTime(from: few, to: many) { count in
            let controller = UIViewController()
            let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
            controller.view.addSubview(control)
            let window = window(showing: controller)
            control.setTitle("another", forSegmentAt: count / 2)
            control.selectedSegmentIndex = count - 1
            window.layoutIfNeeded()
            for number in 0..<count { control.insertSegment(withTitle: "\(number)", at: 0, animated: false) }
            window.layoutIfNeeded()
            #expect(control.selectedSegmentIndex == 2 * count - 1)
            for _ in 0..<count { control.removeSegment(at: 0, animated: false) }
            window.layoutIfNeeded()
            #expect(control.titleForSegment(at: count / 2) == "another")
            control.removeAllSegments()
            #expect(control.subviews.isEmpty)
        }
        #expect(growth < 4)
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let count: Int
        var asked = 0

        init(_ count: Int) { self.count = count }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            asked += 1
            return "\(row)"
        }
    }

    @Test("A picker asks for the titles of the rows that are seen, however many there are")
    func pickerRows() {
        var steps: [Int] = []
        for count in [60, SizeOfTests.isFull ? 10_000 : 600] {
            let rows = Rows(count)
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            (picker.dataSource, picker.delegate) = (rows, rows)
            let controller = UIViewController()
            controller.view.addSubview(picker)
            let before = UpdateWork.steps
            let window = window(showing: controller)
            picker.selectRow(count - 1, inComponent: 0, animated: false)
            window.layoutIfNeeded()
            picker.reloadAllComponents()
            window.layoutIfNeeded()
            #expect(picker.selectedRow(inComponent: 0) == count - 1)
            #expect(rows.asked > 0 && rows.asked < 60)
            steps.append(UpdateWork.steps - before)
        }
        #expect(steps[1] <= steps[0] + 16)
    }

    @Test("A menu of titled menus inside of each other is changed while it is open in time linear in their number")
    func openMenus() {
        @MainActor func menu(_ count: Int, called last: String) -> UIMenu {
            var menu = UIMenu(options: .displayInline, children: [action(last)])
            for number in 1..<count {
                let children = [menu, action("action \(number)")]
                menu = UIMenu(title: "\(number)", options: .displayInline, children: children)
            }
            return UIMenu(children: [menu])
        }
        @MainActor func action(_ name: String) -> UIAction {
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
        }
        let growth = Growth.ofTime(
            from: few, to: many,
            prepare: { count in
                let view = MenuView()
                view.frame = CGRect(x: 0, y: 0, width: 300, height: 700)
                let menus = ["first", "second", "third"].map { menu(count, called: $0) }
                return (view, menus.map { MenuLines($0, isInside: false, loaded: [:]).lines }, count)
            },
            { view, lines, count in
                let before = UIView.searchedCount
                for lines in lines {
                    view.show(lines, loading: [])
                    view.layoutIfNeeded()
                    #expect(view.rowsByLine.count == count)
                    #expect(view.subviews.first?.subviews.filter { $0 is MenuRow }.count == count)
                }
                view.show([], loading: [])
                #expect(view.subviews.first?.subviews.contains { $0 is MenuRow || $0 is UILabel } == false)
                #expect(UIView.searchedCount - before <= 8 * (count + 16))
            })
        #expect(growth < 4)
    }

    private func areSame(_ some: [UIView], _ others: [UIView]) -> Bool { some.elementsEqual(others, by: ===) }

    @Test("Views put in front come in their order, each once, before those that were there")
    func viewsInFront() {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        for view in views[..<4] { parent.addSubview(view) }
        parent.addInFront([views[2], views[4], views[0], views[2]])
        #expect(areSame(parent.subviews, [1, 3, 4, 0, 2].map { views[$0] }))
        parent.addInFront([])
        parent.removeSubviews([views[3], UIView(), views[0]])
        #expect(areSame(parent.subviews, [1, 4, 2].map { views[$0] }))
        #expect(views[0].superview == nil && views[3].superview == nil)
    }

    @Test("Rows of elements with one identity leave a menu with the elements")
    func rowsOfOneIdentity() {
        let action = UIAction(title: "twice") { _ in }
        let view = MenuView()
        view.show(MenuLines(UIMenu(children: [action, action]), isInside: false, loaded: [:]).lines, loading: [])
        view.show(MenuLines(UIMenu(children: [action]), isInside: false, loaded: [:]).lines, loading: [])
        #expect(view.subviews.first?.subviews.filter { $0 is MenuRow }.count == 1)
    }
}
