import DeclarativeUI
import Foundation
import TestSupport
import Testing

private final class Leaf: UIViewController {
    let number: Int
    let book: Book

    init(_ number: Int, _ book: Book) {
        self.number = number
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "leaf\(number)"
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) { book.notes.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { book.notes.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { book.notes.append("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { book.notes.append("\(number) did disappear") }
}

@MainActor private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var notes: [String] = []
    var leaves: [Leaf] = []

    init() { leaves = (0..<3).map { Leaf($0, self) } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        leaves.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? leaves[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        leaves.firstIndex { $0 === viewController }.flatMap { $0 + 1 < leaves.count ? leaves[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { leaves.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { notes.append("turns to \(pendingViewControllers.compactMap { ($0 as? Leaf)?.number })") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { notes.append("turned from \(previousViewControllers.compactMap { ($0 as? Leaf)?.number })") }
}

@MainActor @Suite("UIPageViewController", .serialized) struct PageViewControllerTests {
    private let book = Book()
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func shown() -> NavigationStage {
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.leaves[0]], direction: .forward, animated: false)
        let stage = NavigationStage(pages)
        _ = stage.lines
        book.notes = []
        return stage
    }

    @Test("The arrow keys turn pages as far as the data source has some, and the dots follow")
    func keys() {
        let stage = shown()
        #expect(stage.lines.first == "leaf0" && stage.lines.last == "● ○ ○")
        for _ in 0..<3 { stage.host.press(.keyboardRightArrow) }
        #expect(stage.lines.first == "leaf2" && stage.lines.last == "○ ○ ●")
        stage.host.press(.keyboardLeftArrow)
        #expect(stage.lines.first == "leaf1" && stage.lines.last == "○ ● ○")
        #expect(pages.viewControllers == [book.leaves[1]] && pages.children == [book.leaves[1]])
    }

    @Test("A drag to the side turns one page, a short one or one downwards none")
    func drags() {
        let stage = shown()
        func drag(_ dx: CGFloat, _ dy: CGFloat) -> String? {
            let start = CGPoint(x: 160, y: 80)
            stage.host.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy))
            return stage.lines.first
        }
        #expect(drag(-140, 0) == "leaf1")
        #expect(drag(0, 60) == "leaf1" && drag(20, -70) == "leaf1")
        #expect(drag(140, 0) == "leaf0" && drag(140, 0) == "leaf0")
    }

    @Test("A tap beside the middle of the dots turns a page, also after a key has turned one")
    func dots() {
        let stage = shown()
        let middle = CGPoint(x: 160, y: 184)
        stage.host.press(.keyboardRightArrow)
        stage.host.tap(at: CGPoint(x: middle.x + 12, y: middle.y))
        #expect(stage.lines.first == "leaf2" && stage.lines.last == "○ ○ ●")
        stage.host.tap(at: CGPoint(x: middle.x - 12, y: middle.y))
        #expect(stage.lines.first == "leaf1" && stage.lines.last == "○ ● ○")
    }

    @Test("From right to left the left arrow turns to the next page")
    func rightToLeft() {
        let stage = shown()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        _ = stage.lines
        stage.host.press(.keyboardLeftArrow)
        _ = stage.lines
        #expect(pages.viewControllers == [book.leaves[1]])
    }

    @Test("The delegate is told before and after a person turns a page, around the appearance callbacks")
    func order() {
        let stage = shown()
        stage.host.press(.keyboardRightArrow)
        _ = stage.lines
        #expect(
            book.notes == [
                "turns to [1]", "0 will disappear", "1 will appear", "0 did disappear", "1 did appear",
                "turned from [0]",
            ])
    }

    @Test("A drag of a scroll view with pages ends at one, or goes back where it is short")
    func paging() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        scroll.contentSize = CGSize(width: 960, height: 480)
        scroll.isPagingEnabled = true
        controller.view.addSubview(scroll)
        let stage = NavigationStage(controller)
        _ = stage.lines
        stage.host.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 100, y: 80))
        stage.host.wait(2)
        #expect(scroll.contentOffset == CGPoint(x: 320, y: 0))
        stage.host.drag(from: CGPoint(x: 160, y: 80), to: CGPoint(x: 200, y: 80))
        stage.host.wait(2)
        #expect(scroll.contentOffset == CGPoint(x: 320, y: 0))
        stage.host.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 40))
        stage.host.wait(2)
        #expect(scroll.contentOffset == CGPoint(x: 320, y: 160))
        stage.host.press(.keyboardRightArrow)
        #expect(scroll.contentOffset == CGPoint(x: 640, y: 160))
    }

    @Test("Code that sets a page tells the delegate nothing, and is told when it is shown")
    func code() {
        let stage = shown()
        var results: [Bool] = []
        pages.setViewControllers([book.leaves[2]], direction: .forward, animated: true) { results.append($0) }
        #expect(pages.viewControllers == [book.leaves[2]])
        #expect(stage.lines.first == "leaf2" && results == [true])
        #expect(book.notes == ["0 will disappear", "2 will appear", "0 did disappear", "2 did appear"])
        pages.setViewControllers([], direction: .forward, animated: false)
        #expect(stage.lines.first != "leaf2" && pages.viewControllers == [] && pages.children.isEmpty)
    }
}
