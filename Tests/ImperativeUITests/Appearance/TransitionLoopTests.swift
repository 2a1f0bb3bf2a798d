import TestSupport
import Testing

@testable import ImperativeUI

/// Changes of what is shown that bring about each other for ever.
@MainActor @Suite struct TransitionLoopTests {
    @Test("Two roots that replace each other whenever they appear are reported, and what else is due is done")
    func rootsThatAlternate() {
        final class Jumping: UIViewController {
            static var goesOn = true
            var other: Jumping?
            override func viewDidAppear(_ animated: Bool) {
                if Jumping.goesOn { view.window?.rootViewController = other }
            }
        }
        let stage = ShownWindow()
        let (first, second) = (Jumping(), Jumping())
        (first.other, second.other) = (second, first)
        let label = UILabel()
        let found = issues {
            stage.window.rootViewController = first
            stage.window.addSubview(label)
            label.text = "text"
            label.sizeToFit()
            stage.window.layoutIfNeeded()
        }
        Jumping.goesOn = false
        #expect(Set(found.map(\.category)) == ["update-cycle"])
        #expect(label.bounds.width > 0)
        // What waits for the next turn is done with what is asked for before that.
        stage.window.rootViewController = stage.page("rest")
        #expect(stage.settle().last == "rest didAppear")
        TransitionQueue.shared.checkInvariants()
        #expect(stage.window.subviews == [stage.window.rootViewController?.view, label])
        (first.other, second.other) = (nil, nil)
    }

    @Test("Completions that present and dismiss in turn are done in order, however many there are")
    func completions() {
        let stage = ShownWindow(root: UIViewController())
        let root = stage.window.rootViewController
        var count = 0
        func again() {
            if count == 500 { return }
            count += 1
            root?.present(UIViewController(), animated: false) { root?.dismiss(animated: false) { again() } }
        }
        let found = issues {
            again()
            _ = stage.settle()
        }
        #expect(found.isEmpty)
        #expect(count == 500 && root?.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
    }
}
