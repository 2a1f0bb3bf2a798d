import DeclarativeUI
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("What trees of elements cost") struct CostTests {
    @Test("A view of which nothing was said keeps nothing, also once the tree was asked for")
    func nothingKept() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let views = (0..<50).map { _ in UIView() }
        for view in views { window.addSubview(view) }
        let before = views.filter { $0.appearance != nil }.count
        _ = window.accessibilityTree
        #expect(views.filter { $0.appearance != nil }.count == before)
        #expect(views.allSatisfy { $0.accessibilityRecord == nil })
    }

    @Test(
        "Views in views and groups in groups may be as deep as there is room for",
        arguments: [1, 100, SizeOfTests.isFull ? 2_000 : 500])
    func deep(count: Int) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        var top: UIView = window
        for place in 0..<count {
            let view = UIView(frame: window.bounds)
            view.accessibilityIdentifier = "\(place)"
            top.addSubview(view)
            top = view
        }
        let label = UILabel(frame: window.bounds)
        label.text = "Deep"
        top.addSubview(label)
        let tree = window.accessibilityTree
        #expect(tree.elements.count == count + 2)
        #expect(tree.element(label: "Deep")?.depth == count + 1)
    }

    @Test(
        "A wide tree of views as values has an element for each",
        arguments: [1, 100, SizeOfTests.isFull ? 1_000 : 300])
    func wide(count: Int) {
        let shown = Shown {
            ScrollView {
                VStack {
                    ForEach(0..<count, id: \.self) { number in
                        Button("Button \(number)") {}.accessibilityHint("Hint")
                    }
                }
            }
        }
        #expect(shown.tree.elements(.button).count == count)
    }
}
