import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Styles of presentation", .serialized) struct PresentationStyleTests {
    @Test("The presenter's view leaves the window for a full screen, and comes back where it was")
    func fullScreen() {
        for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
            let stage = ShownWindow()
            let root = stage.page("root")
            stage.show(root)
            stage.window.addSubview(UIView())
            _ = stage.settle()
            let shown = stage.page("shown")
            shown.modalPresentationStyle = style
            root.present(shown, animated: false)
            #expect(
                stage.settle() == [
                    "shown load", "shown willAppear", "root willDisappear", "root didDisappear", "shown didAppear",
                ])
            #expect(root.view.window == nil && shown.view.frame == stage.window.bounds)
            root.dismiss(animated: false)
            #expect(
                Set(stage.settle()) == [
                    "root willAppear", "shown willDisappear", "shown didDisappear", "root didAppear",
                ])
            #expect(stage.window.subviews.first === root.view)
        }
    }

    @Test("The presenter stays where it can be seen, and is told nothing")
    func overFullScreen() {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic]
        {
            let stage = ShownWindow()
            stage.show(stage.page("root"))
            _ = stage.settle()
            let shown = stage.page("shown")
            shown.modalPresentationStyle = style
            stage.window.rootViewController?.present(shown, animated: false)
            #expect(stage.settle() == ["shown load", "shown willAppear", "shown didAppear"])
            #expect(stage.window.rootViewController?.view.window != nil)
            shown.dismiss(animated: false)
            #expect(stage.settle() == ["shown willDisappear", "shown didDisappear"])
        }
    }

    @Test("A covered presenter has the traits of its place, and a new root does not bring it back")
    func covered() {
        let stage = ShownWindow()
        let root = stage.page("root")
        stage.show(root)
        let shown = stage.page("shown")
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: false)
        _ = stage.settle()
        stage.window.traitOverrides.look = .pastel
        _ = stage.settle()
        #expect(root.view.traitCollection.look == .pastel)
        let next = stage.page("next")
        stage.window.rootViewController = next
        let notes = stage.settle()
        #expect(!notes.contains("root willAppear") && notes.contains("shown didDisappear"))
        #expect(stage.window.subviews == [next.view])
        stage.window.traitOverrides.look = .bold
        _ = stage.settle()
        #expect(root.view.traitCollection.look == .pastel)
    }

    @Test("Of several presentations that end together, only what stays comes back")
    func endTogether() {
        let stage = ShownWindow()
        let root = stage.page("root")
        stage.show(root)
        let (lower, upper) = (stage.page("lower"), stage.page("upper"))
        upper.modalPresentationStyle = .fullScreen
        root.present(lower, animated: false)
        lower.present(upper, animated: false)
        _ = stage.settle()
        #expect(lower.view.window == nil)
        root.dismiss(animated: false)
        #expect(stage.settle() == ["upper willDisappear", "upper didDisappear"])
        #expect(stage.window.subviews == [root.view])
        // It can be presented again, although it was covered when it ended.
        root.present(lower, animated: false)
        #expect(stage.settle() == ["lower willAppear", "lower didAppear"])
    }

    @Test("A presentation in a context lies over the presenter's view, and follows it")
    func context() {
        let stage = ShownWindow()
        let (root, child) = (stage.page("root"), stage.page("child"))
        stage.show(root)
        root.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        let shown = stage.page("shown")
        shown.modalPresentationStyle = .overCurrentContext
        child.present(shown, animated: false)
        _ = stage.settle()
        #expect(shown.view.convert(shown.view.bounds, to: stage.window) == child.view.frame)
        child.view.frame.origin = CGPoint(x: 30, y: 40)
        _ = stage.settle()
        flushAll()
        #expect(shown.view.convert(shown.view.bounds, to: stage.window) == child.view.frame)
    }

    @Test("A presentation controller is there before the presentation, and stays the same in one style")
    func prepared() throws {
        let tracker = LifetimeTracker()
        do {
            let stage = ShownWindow(root: UIViewController())
            let shown = tracker.track(UIViewController())
            let sheet = try #require(shown.sheetPresentationController)
            sheet.detents = [.medium()]
            stage.window.rootViewController?.present(shown, animated: false)
            #expect(shown.presentationController === sheet)
            shown.dismiss(animated: false)
            _ = stage.settle()
            #expect(shown.sheetPresentationController === sheet && sheet.detents.count == 1)
            shown.modalPresentationStyle = .popover
            #expect(shown.sheetPresentationController == nil && shown.popoverPresentationController != nil)
            shown.modalPresentationStyle = .fullScreen
            #expect(shown.presentationController?.presentationStyle == .fullScreen)
        }
        #expect(tracker.alive.isEmpty)
    }

    private final class Half: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
    }

    private final class Maker: UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }

    @Test("The transitioning delegate makes what presents in the style custom, and in no other")
    func custom() {
        let maker = Maker()
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let stage = ShownWindow(root: UIViewController())
            let shown = UIViewController()
            shown.modalPresentationStyle = style
            shown.transitioningDelegate = maker
            stage.window.rootViewController?.present(shown, animated: false)
            _ = stage.settle()
            #expect((shown.presentationController is Half) == (style == .custom))
            #expect(shown.view.frame.height == (style == .custom ? 422 : 844))
        }
    }

    @Test("The focus comes back to what had it once what was presented is gone")
    func focus() {
        let controller = UIViewController()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let buttons = (0..<3).map { index in
            let button = UIButton(type: .system, primaryAction: UIAction(title: "\(index)") { _ in })
            button.frame = CGRect(x: 0, y: 16 * index, width: 80, height: 16)
            controller.view.addSubview(button)
            return button
        }
        host.press(.keyboardTab)
        host.press(.keyboardTab)
        #expect(buttons[1].isFocused)
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .popover] {
            let shown = UIViewController()
            shown.modalPresentationStyle = style
            shown.popoverPresentationController?.sourceView = buttons[0]
            controller.present(shown, animated: false)
            _ = host.text
            #expect(!buttons[1].isFocused)
            shown.dismiss(animated: false)
            _ = host.text
            #expect(buttons[1].isFocused, "\(style)")
        }
    }
}
