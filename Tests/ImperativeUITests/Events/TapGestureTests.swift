import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("UITapGestureRecognizer") struct TapGestureTests {
    @MainActor final class Log: NSObject {
        var notes: [String] = []
        func single() { notes.append("single") }
        func double(_ sender: UITapGestureRecognizer) {
            notes.append("double \(Int(sender.location(in: sender.view).x))")
        }
        func other() { notes.append("other") }
    }

    private let log = Log()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let inside = CGPoint(x: 20, y: 20)

    init() { root.addSubview(child) }

    private func double() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer(target: log, action: Log.double)
        recognizer.numberOfTapsRequired = 2
        return recognizer
    }

    @Test("A tap on a view or below it is recognised, elsewhere not")
    func single() {
        child.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.single))
        child.addSubview(UIView(frame: child.bounds))
        #expect(root.tap(at: inside))
        #expect(!root.tap(at: CGPoint(x: 90, y: 90)))
        #expect(log.notes == ["single"])
    }

    @Test("Two taps are recognised where two are needed, one is not")
    func twice() {
        child.addGestureRecognizer(double())
        #expect(!root.tap(at: inside))
        #expect(root.tap(at: inside, count: 2))
        #expect(log.notes == ["double 10"])
    }

    @Test("Beside a double tap the first tap is a single one, unless that waits for the double one to fail")
    func both() {
        let single = UITapGestureRecognizer(target: log, action: Log.single)
        let double = double()
        child.addGestureRecognizer(single)
        child.addGestureRecognizer(double)
        root.tap(at: inside, count: 2)
        #expect(log.notes == ["single", "double 10"])
        log.notes = []
        single.require(toFail: double)
        root.tap(at: inside, count: 2)
        #expect(log.notes == ["double 10"])
        root.tap(at: inside)
        #expect(log.notes == ["double 10", "single"])
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test("Of recognisers around each other the innermost acts, unless a delegate lets both")
    func nested() {
        final class Both: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let outer = UITapGestureRecognizer(target: log, action: Log.other)
        root.addGestureRecognizer(outer)
        child.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.single))
        root.tap(at: inside)
        #expect(log.notes == ["single"])
        let delegate = Both()
        outer.delegate = delegate
        root.tap(at: inside)
        #expect(log.notes == ["single", "single", "other"])
    }

    @Test("A delegate, and a view between, can forbid")
    func forbidding() {
        final class Never: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Firm: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let recognizer = UITapGestureRecognizer(target: log, action: Log.single)
        root.addGestureRecognizer(recognizer)
        child.addSubview(Firm(frame: child.bounds))
        #expect(!root.tap(at: inside))
        #expect(root.tap(at: .zero))
        let delegate = Never()
        recognizer.delegate = delegate
        #expect(!root.tap(at: .zero))
        #expect(log.notes == ["single"])
    }

    @Test("A control keeps taps from the recognisers around it, while it is enabled")
    func controls() {
        let button = UIButton(frame: child.bounds)
        button.addTarget(log, action: Log.other, for: .touchUpInside)
        child.addSubview(button)
        root.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.single))
        root.tap(at: inside)
        #expect(log.notes == ["other"])
        button.isEnabled = false
        root.tap(at: inside)
        #expect(log.notes == ["other", "single"])
    }

    @Test("A recogniser on a control itself takes the touch from it")
    func onControl() {
        let button = UIButton(frame: child.bounds)
        button.addTarget(log, action: Log.other, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.notes.append("cancel") }, for: .touchCancel)
        let recognizer = UITapGestureRecognizer(target: log, action: Log.single)
        button.addGestureRecognizer(recognizer)
        child.addSubview(button)
        root.tap(at: inside)
        #expect(log.notes == ["cancel", "single"])
        log.notes = []
        recognizer.cancelsTouchesInView = false
        root.tap(at: inside)
        #expect(log.notes == ["other", "single"])
    }

    @Test("A recogniser that is not enabled or was removed is told nothing")
    func disabled() {
        let recognizer = UITapGestureRecognizer(target: log, action: Log.single)
        child.addGestureRecognizer(recognizer)
        recognizer.isEnabled = false
        #expect(!root.tap(at: inside))
        recognizer.isEnabled = true
        child.removeGestureRecognizer(recognizer)
        #expect(!root.tap(at: inside))
        #expect(child.gestureRecognizers == nil && recognizer.view == nil)
    }

    @Test("A recogniser watches one view at a time")
    func moving() {
        let recognizer = UITapGestureRecognizer(target: log, action: Log.single)
        child.addGestureRecognizer(recognizer)
        root.gestureRecognizers = [recognizer]
        #expect(child.gestureRecognizers == nil)
        #expect(recognizer.view === root)
    }

    @Test("Targets are held weakly and can be removed; without one the nearest responder is called")
    func targets() {
        final class Page: UIView {
            var taps = 0
            func tapped() { taps += 1 }
        }
        let page = Page(frame: root.bounds)
        let recognizer = UITapGestureRecognizer(target: nil, action: Page.tapped)
        recognizer.addTarget(log, action: Log.single)
        page.addGestureRecognizer(recognizer)
        page.tap(at: inside)
        recognizer.removeTarget(log)
        page.tap(at: inside)
        #expect(page.taps == 2 && log.notes == ["single"])
    }

    @Test("A gesture of a program's own is recognised by its state")
    func ownGesture() {
        final class Down: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
            override func reset() { resets += 1 }
        }
        let recognizer = Down(target: log, action: Log.single)
        child.addGestureRecognizer(recognizer)
        #expect(root.tap(at: inside))
        #expect(log.notes == ["single"])
        #expect(recognizer.resets == 1 && recognizer.state == .possible)
    }
}
