import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Items of navigation bars") struct NavigationItemTests {
    /// A bar over two items.
    private func rig() -> (BarRig, UIViewController) {
        let rig = BarRig(medium: .text)
        rig.root.title = "First"
        let second = UIViewController()
        second.title = "Second"
        rig.navigation.pushViewController(second, animated: false)
        return (rig, second)
    }

    @Test("The back button shows what the item below says of it")
    func backItem() {
        let (rig, _) = rig()
        let item = rig.root.navigationItem
        #expect(rig.rows[0].hasPrefix("  ‹ First "))
        item.backButtonDisplayMode = .generic
        #expect(rig.rows[0].hasPrefix("  ‹ Back "))
        item.backButtonDisplayMode = .minimal
        #expect(rig.rows[0].hasPrefix("  ‹     "))
        item.backButtonTitle = "Away"
        #expect(rig.rows[0].hasPrefix("  ‹ Away "))
        item.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        #expect(rig.rows[0].hasPrefix("  ‹ Home "))
        item.backBarButtonItem?.title = ""
        rig.bar.setNeedsUpdateProperties()
        #expect(rig.rows[0].hasPrefix("  ‹     "))
        #expect(rig.window.tap(label: "First"))
        #expect(rig.navigation.viewControllers == [rig.root])
    }

    @Test("A back action takes the place of going back, and has a button even in the first controller")
    func backAction() {
        let (rig, second) = rig()
        var calls = 0
        second.navigationItem.backAction = UIAction { _ in calls += 1 }
        rig.update()
        #expect(rig.window.tap(label: "First"))
        #expect(calls == 1 && rig.navigation.topViewController === second)
        rig.navigation.popViewController(animated: false)
        rig.root.navigationItem.backAction = UIAction { _ in calls += 10 }
        rig.update()
        #expect(rig.window.tap(label: "Back"))
        #expect(calls == 11)
        rig.root.navigationItem.hidesBackButton = true
        rig.update()
        #expect(!rig.rows[0].contains("‹"))
    }

    @Test("Items are set one at a time or all at once, and hidden ones are left out")
    func items() {
        let rig = BarRig(medium: .text)
        let item = rig.root.navigationItem
        let (one, two) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two"))
        item.setRightBarButton(one, animated: true)
        item.setLeftBarButton(two, animated: true)
        #expect(item.rightBarButtonItem === one && item.leftBarButtonItem === two)
        #expect(rig.rows[0] == "  Two                              One")
        item.setRightBarButtonItems([one, .fixedSpace(24), two], animated: false)
        item.setLeftBarButtonItems(nil, animated: false)
        #expect(rig.rows[0] == "                            Two    One")
        one.isHidden = true
        #expect(rig.rows[0].hasSuffix("Two") && !rig.rows[0].contains("One"))
        one.isHidden = false
        #expect(rig.rows[0].hasSuffix("One"))
    }

    @Test("Standard items have a title or are spaces", arguments: 0..<25)
    func systemItems(rawValue: Int) throws {
        guard let kind = UIBarButtonItem.SystemItem(rawValue: rawValue) else {
            #expect(rawValue == 23)
            return
        }
        let item = UIBarButtonItem(systemItem: kind)
        #expect((item.title == nil) == (kind == .flexibleSpace || kind == .fixedSpace))
    }
}
