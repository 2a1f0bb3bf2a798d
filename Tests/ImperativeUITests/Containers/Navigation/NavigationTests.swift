import TestSupport
import Testing

@testable import ImperativeUI

@MainActor private final class Diary { var notes: [String] = [] }

private final class Page: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { diary.notes.append("\(name) loads") }
    override func viewWillAppear(_ animated: Bool) { diary.notes.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.notes.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { diary.notes.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.notes.append("\(name) did disappear") }
    override func willMove(toParent parent: UIViewController?) {
        diary.notes.append("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        diary.notes.append("\(name) did move \(parent == nil ? "out" : "in")")
    }
}

@MainActor private struct Rig {
    let diary = Diary()
    let scene = UIWindowScene()
    let window: UIWindow
    let navigation: UINavigationController
    let first: UIViewController

    init() {
        first = Page("first", diary)
        navigation = UINavigationController(rootViewController: first)
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.rootViewController = navigation
        window.layoutIfNeeded()
        flushAll()
        diary.notes = []
    }

    func page(_ name: String) -> UIViewController { Page(name, diary) }

    func take() -> [String] {
        window.layoutIfNeeded()
        flushAll()
        defer { diary.notes = [] }
        return diary.notes
    }

    /// The texts in the bar from left to right, with the arrow of the way back as it is in a grid.
    var texts: [String] {
        window.layoutIfNeeded()
        var found: [(CGFloat, String)] = []
        func visit(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text, !text.isEmpty {
                found.append((label.convert(label.bounds, to: nil).midX, text))
            }
            if let mark = view as? ControlMarkView, mark.mark == .back {
                let isReversed = mark.effectiveUserInterfaceLayoutDirection == .rightToLeft
                found.append((mark.convert(mark.bounds, to: nil).midX, isReversed ? "›" : "‹"))
            }
            for child in view.subviews { visit(child) }
        }
        visit(navigation.navigationBar)
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

@MainActor @Suite struct NavigationTests {
    @Test("A pushed controller is loaded, contained and shown, and the covered one is told, in order")
    func push() {
        let rig = Rig()
        let second = rig.page("second")
        rig.navigation.pushViewController(second, animated: true)
        #expect(
            rig.take() == [
                "second will move in", "second loads", "first will disappear", "second will appear",
                "first did disappear", "second did appear", "second did move in",
            ])
        #expect(rig.navigation.topViewController === second && second.navigationController === rig.navigation)
        #expect(second.parent === rig.navigation && rig.first.parent === rig.navigation)
        #expect(rig.first.viewIfLoaded?.superview == nil)
    }

    @Test("Going back shows the controller below and lets the other go")
    func pop() {
        let rig = Rig()
        let tracker = LifetimeTracker()
        rig.navigation.pushViewController(tracker.track(rig.page("second")), animated: false)
        _ = rig.take()
        rig.navigation.popViewController(animated: true)
        #expect(
            rig.take() == [
                "second will move out", "second will disappear", "first will appear", "second did disappear",
                "first did appear", "second did move out",
            ])
        #expect(tracker.alive.isEmpty)
        #expect(rig.navigation.popViewController(animated: true) == nil)
        #expect(rig.navigation.viewControllers == [rig.first])
    }

    @Test("A stack may be replaced, and gone back in by any number")
    func stack() {
        let rig = Rig()
        let (a, b, c) = (rig.page("a"), rig.page("b"), rig.page("c"))
        rig.navigation.setViewControllers([a, rig.first, b, c], animated: false)
        #expect(
            rig.take().filter { $0.hasSuffix("appear") } == [
                "first will disappear", "c will appear", "first did disappear", "c did appear",
            ])
        #expect(rig.navigation.popToViewController(rig.first, animated: false) == [b, c])
        #expect(rig.navigation.popToViewController(c, animated: false) == nil)
        #expect(rig.navigation.popToRootViewController(animated: false) == [rig.first])
        #expect(rig.navigation.children == [a])
    }

    @Test("The content is below the bar, which is as high as its prompt needs, or not there")
    func geometry() {
        let rig = Rig()
        let size = rig.window.bounds.size
        #expect(rig.first.view.frame == CGRect(0, 44, size.width, size.height - 44))
        rig.first.navigationItem.prompt = "Hint"
        rig.window.layoutIfNeeded()
        #expect(rig.first.view.frame.minY == 74)
        rig.navigation.setNavigationBarHidden(true, animated: false)
        rig.window.layoutIfNeeded()
        #expect(rig.first.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test("The bar shows the title of the topmost controller and follows it")
    func title() {
        let rig = Rig()
        #expect(rig.texts == ["first"])
        rig.first.title = "Other"
        #expect(rig.texts == ["Other"])
        rig.first.navigationItem.title = "Third"
        #expect(rig.texts == ["Third"])
        let second = rig.page("second")
        rig.navigation.pushViewController(second, animated: false)
        #expect(rig.texts == ["‹", "Third", "second"])
        second.navigationItem.hidesBackButton = true
        #expect(rig.texts == ["second"])
        rig.navigation.popViewController(animated: false)
        #expect(rig.texts == ["Third"])
    }

    @Test("Buttons stand at their sides, mirrored where text runs from right to left, and act when tapped")
    func buttons() {
        let rig = Rig()
        var taps: [String] = []
        let second = rig.page("second")
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") }),
            UIBarButtonItem(title: "More", primaryAction: UIAction { _ in taps.append("more") }),
        ]
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
        rig.navigation.pushViewController(second, animated: false)
        #expect(rig.texts == ["Edit", "second", "More", "Done"])
        second.navigationItem.leftItemsSupplementBackButton = true
        #expect(rig.texts == ["‹", "first", "Edit", "second", "More", "Done"])
        #expect(rig.window.tap(label: "Done") && rig.window.tap(label: "More"))
        #expect(taps == ["done", "more"])
        rig.scene.traitOverrides.layoutDirection = .rightToLeft
        #expect(rig.texts.suffix(2) == ["first", "›"] && rig.texts.first == "Done")
        #expect(rig.window.tap(label: "first"))
        #expect(rig.navigation.viewControllers == [rig.first])
    }

    @Test("Large text stays in the bar, whose title and way back do not grow, and the content begins below")
    func largeText() {
        let rig = Rig()
        rig.navigation.pushViewController(rig.page("second"), animated: false)
        _ = rig.take()
        func labels(of view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(of: $0) }
        }
        let bar = rig.navigation.navigationBar
        let before = labels(of: bar).map(\.bounds.height)
        rig.scene.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        rig.window.layoutIfNeeded()
        #expect(before.count == 2 && bar.frame.height == 44)
        for (label, before) in zip(labels(of: bar), before) {
            #expect(label.bounds.height == before)
            #expect(label.bounds.height >= label.sizeThatFits(.zero).height)
            #expect(bar.bounds.contains(label.convert(label.bounds, to: bar)), "\(label.text ?? "")")
        }
        #expect(rig.navigation.topViewController?.view.frame.minY == bar.frame.maxY)
    }

    @Test("The arrow of the way back is at the outer edge in both directions, whatever the name's own direction")
    func arrow() {
        for (direction, title) in [
            (UITraitEnvironmentLayoutDirection.leftToRight, "One"), (.rightToLeft, "One"), (.rightToLeft, "אחד"),
        ] {
            let rig = Rig()
            rig.first.title = title
            rig.navigation.pushViewController(rig.page("second"), animated: false)
            rig.scene.traitOverrides.layoutDirection = direction
            #expect(
                direction == .leftToRight
                    ? rig.texts.prefix(2) == ["‹", title] : rig.texts.suffix(2) == [title, "›"])
        }
    }

    @Test("A button calls a method of its target with the item")
    func targets() {
        @MainActor final class Target: NSObject {
            var seen: [String] = []
            func plain() { seen.append("plain") }
            func withItem(_ item: UIBarButtonItem) { seen.append(item.title ?? "") }
        }
        let rig = Rig()
        let target = Target()
        rig.first.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A", target: target, action: Target.plain)
        rig.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "B", target: target, action: Target.withItem)
        #expect(rig.window.tap(label: "A") && rig.window.tap(label: "B"))
        #expect(target.seen == ["plain", "B"])
    }

    @Test("The delegate hears what will be and what was shown")
    func delegate() {
        final class Watcher: UINavigationControllerDelegate {
            var notes: [String] = []
            func navigationController(
                _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
            ) { notes.append("will \(controller.title ?? "") \(animated)") }
            func navigationController(
                _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
            ) { notes.append("did \(controller.title ?? "") \(animated)") }
        }
        let rig = Rig()
        let watcher = Watcher()
        rig.navigation.delegate = watcher
        rig.navigation.pushViewController(rig.page("second"), animated: true)
        _ = rig.take()
        #expect(watcher.notes == ["will second true", "did second true"])
    }

    @Test("Traits set on the navigation controller reach the controllers it shows")
    func traits() {
        let rig = Rig()
        rig.navigation.traitOverrides.look = .bold
        let second = rig.page("second")
        rig.navigation.pushViewController(second, animated: false)
        rig.window.layoutIfNeeded()
        #expect(second.traitCollection.look == .bold && second.view.traitCollection.look == .bold)
        rig.navigation.traitOverrides.look = .pastel
        rig.navigation.popViewController(animated: false)
        rig.window.layoutIfNeeded()
        #expect(rig.first.view.traitCollection.look == .pastel)
    }

    @Test("The bar draws its title in the middle and a line below")
    func picture() {
        let rig = Rig()
        rig.first.title = "Inbox"
        let text = rig.navigation.view.snapshot(size: CGSize(width: 160, height: 96)).text()
        #expect(text.contains("Inbox"))
        let column = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            line.range(of: "Inbox").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(column.first.map { abs($0 - 7) <= 1 } == true, "\(text)")
    }

    @Test("Pushing a controller twice, or a navigation controller, says what to do instead")
    func misuse() async {
        func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                UINavigationController(rootViewController: page).pushViewController(page, animated: false)
            }
        }
        #expect(text(twice).contains("in a navigation stack once"))
        let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UINavigationController())
            }
        }
        #expect(text(nested).contains("holds no navigation controllers"))
    }
}
