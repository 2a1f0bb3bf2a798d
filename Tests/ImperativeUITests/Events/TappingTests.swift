import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Taps by name") struct TappingTests {
    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        return window
    }

    private func button(
        _ title: String, in window: UIWindow, _ action: @escaping @MainActor () -> Void
    ) -> UIButton {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
        button.sizeToFit()
        window.addSubview(button)
        return button
    }

    @Test("A button is found by its title, wherever it is")
    func label() {
        let window = makeWindow()
        var notes: [String] = []
        _ = button("One", in: window) { notes.append("one") }
        let two = button("Two", in: window) { notes.append("two") }
        two.frame.origin.x = 5000
        #expect(window.tap(label: "Two"))
        #expect(!window.tap(label: "Three"))
        #expect(notes == ["two"])
    }

    @Test("A label that was set goes before the title; labels inside are joined")
    func labels() {
        let window = makeWindow()
        var taps = 0
        let one = button("One", in: window) { taps += 1 }
        one.accessibilityLabel = "First"
        #expect(!window.tap(label: "One"))
        #expect(window.tap(label: "First"))
        let row = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for text in ["Name", "Value"] {
            let label = UILabel()
            label.text = text
            row.addSubview(label)
        }
        row.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        window.addSubview(row)
        #expect(window.tap(label: "Name, Value"))
        #expect(taps == 11)
    }

    @Test("An identifier names the first control inside the view, else the nearest around it")
    func identifier() {
        let window = makeWindow()
        var taps = 0
        let box = UIView()
        let inner = button("In", in: window) { taps += 1 }
        box.addSubview(inner)
        box.accessibilityIdentifier = "box"
        window.addSubview(box)
        #expect(window.tap(identifier: "box"))
        inner.titleLabel?.accessibilityIdentifier = "title"
        #expect(window.tap(identifier: "title"))
        #expect(taps == 2)
        #expect(!window.tap(identifier: "other"))
    }

    @Test("A view with a recogniser can be tapped by name, twice where that is needed")
    func recognizer() {
        let window = makeWindow()
        final class Page: UIView {
            var taps = 0
            func tapped() { taps += 1 }
        }
        let page = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let recognizer = UITapGestureRecognizer(target: page, action: Page.tapped)
        recognizer.numberOfTapsRequired = 2
        page.addGestureRecognizer(recognizer)
        page.accessibilityIdentifier = "page"
        window.addSubview(page)
        #expect(!window.tap(identifier: "page"))
        #expect(window.tap(identifier: "page", count: 2))
        #expect(page.taps == 1)
    }

    @Test("What is hidden or disabled does not act")
    func inactive() {
        let window = makeWindow()
        var taps = 0
        let one = button("One", in: window) { taps += 1 }
        one.isHidden = true
        #expect(!window.tap(label: "One"))
        one.isHidden = false
        one.isEnabled = false
        #expect(!window.tap(label: "One"))
        #expect(taps == 0)
    }

    @Test("No taps are reported and do nothing")
    func noTaps() {
        let window = makeWindow()
        let log = IssueLog()
        log.during {
            #expect(!window.tap(at: .zero, count: 0))
            #expect(!window.tap(label: "One", count: -1))
        }
        #expect(log.messages.count == 2)
    }

    @Test("A tap does first what is due, and its changes show after the next update")
    func updates() {
        let window = makeWindow()
        let label = UILabel()
        let one = button("One", in: window) { label.text = "tapped" }
        window.addSubview(label)
        window.setNeedsLayout()
        #expect(window.tap(at: CGPoint(x: one.frame.midX, y: one.frame.midY)))
        #expect(label.text == "tapped")
    }
}
