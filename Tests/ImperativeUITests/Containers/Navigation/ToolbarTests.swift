import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Toolbars") struct ToolbarTests {
    @Test("The toolbar of a navigation controller is hidden at first, and takes its height from the content")
    func frames() {
        let rig = BarRig()
        #expect(rig.navigation.isToolbarHidden && rig.root.view.frame.maxY == 480)
        rig.navigation.setToolbarHidden(false, animated: true)
        rig.update()
        #expect(rig.navigation.toolbar.frame == CGRect(0, 436, 320, 44))
        #expect(rig.root.view.frame == CGRect(0, 44, 320, 392))
        rig.navigation.isToolbarHidden = true
        rig.update()
        #expect(rig.root.view.frame.maxY == 480 && rig.navigation.toolbar.superview == nil)
    }

    @Test("The toolbar shows the items of the topmost controller, and acts")
    func items() {
        var taps: [String] = []
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { _ in taps.append(title) })
        }
        let rig = BarRig()
        rig.navigation.isToolbarHidden = false
        rig.root.setToolbarItems([item("One")], animated: false)
        #expect(rig.window.tap(label: "One"))
        let second = UIViewController()
        second.toolbarItems = [item("Two"), item("Three")]
        rig.navigation.pushViewController(second, animated: false)
        #expect(rig.window.tap(label: "Three"))
        let log = IssueLog()
        log.during { #expect(!rig.window.tap(label: "One")) }
        rig.navigation.popViewController(animated: false)
        #expect(rig.window.tap(label: "One"))
        rig.root.toolbarItems = nil
        rig.update()
        log.during { #expect(!rig.window.tap(label: "One")) }
        #expect(taps == ["One", "Three", "One"])
    }

    @Test("A pushed controller that hides the bottom bar does so for all above it, and never as the first one")
    func hiding() {
        let rig = BarRig()
        rig.navigation.isToolbarHidden = false
        rig.root.hidesBottomBarWhenPushed = true
        rig.update()
        #expect(rig.navigation.toolbar.superview != nil)
        let second = UIViewController()
        second.hidesBottomBarWhenPushed = true
        rig.navigation.pushViewController(second, animated: false)
        rig.navigation.pushViewController(UIViewController(), animated: false)
        rig.update()
        #expect(rig.navigation.toolbar.superview == nil)
        #expect(!rig.navigation.isToolbarHidden)
        second.hidesBottomBarWhenPushed = false
        rig.update()
        #expect(rig.navigation.toolbar.superview != nil)
        rig.navigation.popToRootViewController(animated: false)
        rig.update()
        #expect(rig.navigation.toolbar.superview != nil)
    }

    @Test("A hidden item takes no room in a bar until it is shown")
    func hiddenItems() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
        items[0].isHidden = true
        toolbar.setItems(items, animated: false)
        func frames() -> [CGFloat] {
            toolbar.layoutIfNeeded()
            return toolbar.subviews.filter { $0 is UIButton }.map(\.frame.minX).sorted()
        }
        #expect(frames() == [16])
        items[0].isHidden = false
        #expect(frames().count == 2)
        items[1].isHidden = true
        #expect(frames() == [16])
    }

    @Test("A width of an item is kept, and flexible spaces share what is left")
    func spaces() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
        let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
        for item in items { item.width = 50 }
        toolbar.items = [.flexibleSpace(), items[0], .flexibleSpace(), items[1]]
        toolbar.layoutIfNeeded()
        #expect(toolbar.subviews.filter { $0 is UIButton }.map(\.frame.minX) == [116, 266])
    }

    @Test("Where a controller is in a navigation controller, show pushes, and elsewhere it presents")
    func showing() {
        let rig = BarRig()
        let child = UIViewController()
        rig.root.addChild(child)
        let (pushed, presented) = (UIViewController(), UIViewController())
        child.show(pushed, sender: nil)
        #expect(rig.navigation.topViewController === pushed)
        pushed.showDetailViewController(presented, sender: nil)
        #expect(rig.navigation.presentedViewController === presented)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let alone = UIViewController()
        window.rootViewController = alone
        window.isHidden = false
        window.layoutIfNeeded()
        let other = UIViewController()
        alone.show(other, sender: nil)
        #expect(alone.presentedViewController === other)
    }
}
