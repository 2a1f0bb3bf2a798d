import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Members that subclasses override", .serialized) struct OpenMemberTests {
    private final class Presenter: UIViewController {
        var notes: [String] = []
        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            notes.append("present")
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            notes.append("dismiss")
            super.dismiss(animated: flag, completion: completion)
        }
        override func viewLayoutMarginsDidChange() { notes.append("margins") }
    }

    @Test("A controller that is shown is presented by the override, and an alert is dismissed by it")
    func presenting() {
        let presenter = Presenter()
        let host = ControllerDelegate.launch(presenter)
        defer { host.end() }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Fine", style: .default))
        presenter.show(alert, sender: nil)
        _ = host.text
        #expect(presenter.notes == ["present"])
        host.press(.keyboardReturnOrEnter)
        _ = host.text
        #expect(presenter.notes == ["present", "dismiss"] && presenter.presentedViewController == nil)
    }

    private final class Pushing: UINavigationController {
        var notes: [String] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            notes.append("push")
            super.pushViewController(viewController, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? {
            notes.append("pop")
            return super.popViewController(animated: animated)
        }
    }

    @Test("A navigation controller shows and goes back by its overrides")
    func pushing() {
        let root = UIViewController()
        let navigation = Pushing(rootViewController: root)
        navigation.notes = []
        let host = ControllerDelegate.launch(navigation)
        defer { host.end() }
        let next = UIViewController()
        root.show(next, sender: nil)
        #expect(navigation.notes == ["push"] && navigation.topViewController === next)
        _ = host.text
        host.press(.keyboardEscape)
        #expect(navigation.notes == ["push", "pop"])
    }

    private final class Shouting: UIButton {
        override func setTitle(_ title: String?, for state: UIControl.State) {
            super.setTitle(title?.uppercased(), for: state)
        }
    }

    @Test("The title of a button's action is set by the override")
    func titles() {
        let button = Shouting(type: .system, primaryAction: UIAction(title: "loud") { _ in })
        #expect(button.title(for: .normal) == "LOUD")
    }

    private final class Reloading: UITableView {
        var count = 0
        override func reloadData() {
            count += 1
            super.reloadData()
        }
    }

    @Test("Another data source reloads by the override")
    func reloading() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, source) = (Reloading(frame: .zero, style: .plain), Source())
        table.dataSource = source
        #expect(table.count == 1)
    }

    private final class Margins: UIView {
        var count = 0
        override func layoutMarginsDidChange() { count += 1 }
    }

    @Test("A view that preserves the margins of its superview leaves as much room, also after either has moved")
    func margins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = Margins(frame: CGRect(x: 10, y: 0, width: 190, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 16)
        outer.addSubview(inner)
        func guide() -> CGRect {
            outer.layoutIfNeeded()
            return inner.layoutMarginsGuide.layoutFrame
        }
        #expect(guide() == CGRect(x: 8, y: 8, width: 174, height: 84))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.count == 1)
        #expect(guide() == CGRect(x: 20, y: 20, width: 154, height: 72))
        outer.layoutMargins.left = 60
        #expect(inner.count == 2 && guide().minX == 50)
        inner.frame.origin.x = 40
        #expect(inner.count == 3 && guide().minX == 20)
        inner.layoutMargins.left = 70
        #expect(inner.count == 4 && guide().minX == 70)
        inner.layoutMargins.left = 70
        #expect(inner.count == 4)
    }

    @Test("A controller is told of the margins of its view")
    func controller() {
        let presenter = Presenter()
        presenter.view.layoutMargins = .zero
        #expect(presenter.notes == ["margins"])
    }
}
