import Foundation
import ImperativeUI
import TestSupport
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

    @Test("What another view or a presented controller covers is not found by its label; what is in front is")
    func covered() {
        let window = makeWindow()
        window.makeKeyAndVisible()
        let root = UIViewController()
        window.rootViewController = root
        var notes: [String] = []
        func add(_ title: String, to view: UIView, _ note: String) {
            let action = UIAction(title: title) { _ in notes.append(note) }
            let button = UIButton(configuration: .plain(), primaryAction: action)
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            view.addSubview(button)
        }
        add("Go", to: root.view, "behind")
        let shield = UIView(frame: window.bounds)
        root.view.addSubview(shield)
        let log = IssueLog()
        log.during { #expect(!window.tap(label: "Go")) }
        #expect(log.messages.count == 1 && log.messages[0].contains("covered"))
        add("Go", to: shield, "in front")
        #expect(window.tap(label: "Go"))
        shield.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        #expect(notes == ["in front"])
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        add("Stop", to: sheet.view, "sheet")
        #expect(!window.tap(label: "Go") && window.tap(label: "Stop"))
        sheet.dismiss(animated: false)
        shield.removeFromSuperview()
        #expect(window.tap(label: "Go"))
        #expect(notes == ["in front", "sheet", "behind"])
    }

    @Test("Half covered is found; a label inside another control's place is not taken for that control")
    func partlyCovered() {
        let window = makeWindow()
        window.makeKeyAndVisible()
        var notes: [String] = []
        let row = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        row.accessibilityLabel = "Row"
        row.addAction(UIAction { _ in notes.append("row") }, for: .touchUpInside)
        let inner = UIControl(frame: CGRect(x: 60, y: 0, width: 80, height: 40))
        inner.accessibilityLabel = "Inner"
        inner.addAction(UIAction { _ in notes.append("inner") }, for: .touchUpInside)
        row.addSubview(inner)
        window.addSubview(row)
        #expect(window.tap(label: "Row") && window.tap(label: "Inner"))
        #expect(notes == ["row", "inner"])
    }

    @Test("A cell is tapped by any of its texts, or all of them")
    func cells() {
        final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var chosen: [Int] = []
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                for (index, text) in ["Item \(path.item)", "Detail \(path.item)"].enumerated() {
                    let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20))
                    label.text = text
                    cell.contentView.addSubview(label)
                }
                return cell
            }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { chosen.append(path.item) }
        }
        let window = makeWindow()
        window.makeKeyAndVisible()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 44)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let shelf = Shelf()
        view.dataSource = shelf
        view.delegate = shelf
        window.addSubview(view)
        #expect(window.tap(label: "Item 1"))
        #expect(window.tap(label: "Item 2, Detail 2"))
        #expect(window.tap(label: "Detail 0"))
        #expect(shelf.chosen == [1, 2, 0])
    }

    @Test("Where nothing is found, what can be tapped is named")
    func naming() {
        let window = makeWindow()
        window.makeKeyAndVisible()
        _ = button("One", in: window) {}
        _ = button("Two", in: window) {}
        let log = IssueLog()
        log.during { #expect(!window.tap(label: "Three")) }
        #expect(log.messages.count == 1 && log.messages[0].contains("\"One\", \"Two\""))
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
