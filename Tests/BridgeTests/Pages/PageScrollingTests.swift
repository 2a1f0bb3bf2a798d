import DeclarativeUI
import Foundation
import Testing

/// Pages and what scrolls, in each other.
@MainActor @Suite("Pages and scrolling", .serialized) struct PageScrollingTests {
    /// Pages by their numbers, each with contents of its own.
    @MainActor private final class Source: UIPageViewControllerDataSource {
        let pages: [UIViewController]

        init(_ count: Int, _ fill: (UIView, Int) -> Void = { _, _ in }) {
            pages = (0..<count).map { number in
                let controller = UIViewController()
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
                label.text = "page\(number)"
                controller.view.addSubview(label)
                fill(controller.view, number)
                return controller
            }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
    }

    private func pager(
        _ source: Source, _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pager.dataSource = source
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        return pager
    }

    private func wheel(_ stage: NavigationStage, _ dx: CGFloat, _ dy: CGFloat) -> String? {
        stage.host.send(.wheel(CGVector(dx: dx, dy: dy), at: CGPoint(x: 160, y: 80)))
        return stage.lines.first
    }

    private func drag(_ stage: NavigationStage, _ dx: CGFloat, _ dy: CGFloat) -> String? {
        let start = CGPoint(x: 160, y: 80)
        stage.host.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy))
        return stage.lines.first
    }

    @Test("A wheel that turns along the pages turns one for each step, and another way none")
    func wheels() {
        let source = Source(3)
        let stage = NavigationStage(pager(source))
        #expect(wheel(stage, 16, 0) == "page1" && wheel(stage, 0, 48) == "page1")
        #expect(wheel(stage, 16, 0) == "page2" && wheel(stage, 16, 0) == "page2")
        #expect(wheel(stage, -16, 4) == "page1")
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(stage.lines.first == "page1" && wheel(stage, -16, 0) == "page2")
    }

    @Test("Pages above each other are turned by drags, the wheel and keys up and down")
    func vertical() {
        let source = Source(3)
        let stage = NavigationStage(pager(source, .vertical))
        #expect(drag(stage, 0, -70) == "page1" && drag(stage, -140, 0) == "page1")
        #expect(wheel(stage, 0, 16) == "page2" && wheel(stage, 16, 0) == "page2")
        stage.host.press(.keyboardUpArrow)
        #expect(stage.lines.first == "page1")
        #expect(drag(stage, 0, 70) == "page0" && drag(stage, 0, 70) == "page0")
    }

    @Test("A scroll view on a page takes what goes its way, and leaves the rest to the pages")
    func scrollOnPage() {
        var scrolls: [UIScrollView] = []
        let source = Source(2) { view, _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 16, width: 320, height: 144))
            scroll.contentSize = CGSize(width: 320, height: 600)
            view.addSubview(scroll)
            scrolls.append(scroll)
        }
        let stage = NavigationStage(pager(source))
        #expect(drag(stage, 0, -40) == "page0" && scrolls[0].contentOffset.y == 40)
        #expect(wheel(stage, 0, 32) == "page0" && scrolls[0].contentOffset.y == 72)
        #expect(wheel(stage, 16, 0) == "page1" && drag(stage, 140, 0) == "page0")
        // One that scrolls as the pages do is dragged, and its end leads the wheel on to them.
        scrolls[0].contentSize = CGSize(width: 400, height: 144)
        scrolls[0].contentOffset = .zero
        #expect(drag(stage, -60, 0) == "page0" && scrolls[0].contentOffset.x == 60)
        #expect(wheel(stage, 40, 0) == "page0" && scrolls[0].contentOffset.x == 80)
        #expect(wheel(stage, 40, 0) == "page1")
    }

    @Test("A scroll view of the other world on a page does so too")
    func declaredScrollOnPage() {
        let stage = NavigationStage(
            TabView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<20) { Text("c\($0)").frame(width: 40) } }
                        .frame(height: 160)
                }
                Text("second")
            }
            .tabViewStyle(.page))
        let start = stage.lines.first { $0.contains("c") }
        #expect(start?.hasPrefix("c0") == true)
        _ = drag(stage, -80, 0)
        #expect(stage.lines.contains { $0.hasPrefix("c2 ") })
        _ = wheel(stage, 2_000, 0)
        #expect(stage.lines.contains { $0.hasSuffix("c19") })
        _ = wheel(stage, 40, 0)
        #expect(stage.lines.contains("second"))
    }

    @Test("Pages in a scroll view take what goes their way, and leave the rest to the scroll view")
    func pagesInScroll() {
        let source = Source(3)
        let pages = pager(source)
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 192))
        scroll.contentSize = CGSize(width: 320, height: 400)
        controller.view.addSubview(scroll)
        controller.addChild(pages)
        pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 160)
        scroll.addSubview(pages.view)
        pages.didMove(toParent: controller)
        let stage = NavigationStage(controller)
        _ = drag(stage, -140, 0)
        #expect(pages.viewControllers == [source.pages[1]] && scroll.contentOffset.y == 0)
        _ = wheel(stage, -16, 0)
        #expect(pages.viewControllers == [source.pages[0]] && scroll.contentOffset.y == 0)
        _ = drag(stage, 0, -32)
        #expect(scroll.contentOffset.y == 32)
        _ = wheel(stage, 0, -32)
        #expect(scroll.contentOffset.y == 0 && pages.viewControllers == [source.pages[0]])
    }

    @Test("A fast drag turns the page of a scroll view however short it is")
    func fastDrag() {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        scroll.contentSize = CGSize(width: 960, height: 160)
        scroll.isPagingEnabled = true
        controller.view.addSubview(scroll)
        let stage = NavigationStage(controller)
        _ = stage.lines
        func drag(speed: Double) {
            stage.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 160, y: 80))))
            stage.host.wait(40 / speed)
            stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 120, y: 80))))
            stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 120, y: 80))))
            stage.host.wait(2)
        }
        drag(speed: 100)
        #expect(scroll.contentOffset.x == 0)
        drag(speed: 1_000)
        #expect(scroll.contentOffset.x == 320)
    }

    private struct Tabs: View {
        @State private var selection = "b"

        var body: some View {
            TabView(selection: $selection) {
                Tab("First", systemImage: "1.circle", value: "a") { Text("tab a of \(selection)") }
                Tab("Second", systemImage: "2.circle", value: "b") { Text("tab b of \(selection)") }
                Tab("Third", systemImage: "3.circle", value: "c") { Text("tab c of \(selection)") }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("Tabs by their values are pages, which are selected as they are turned")
    func tabs() {
        let stage = NavigationStage(Tabs())
        #expect(stage.lines.first == "tab b of b" && stage.lines.last == "○ ● ○")
        #expect(wheel(stage, 16, 0) == "tab c of c")
        #expect(drag(stage, 140, 0) == "tab b of b" && drag(stage, 140, 0) == "tab a of a")
        #expect(stage.lines.last == "● ○ ○")
    }

    @Test("The background of dots is there as the style says")
    func backgrounds() {
        func style(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> UIPageControl.BackgroundStyle? {
            let stage = NavigationStage(
                TabView { ForEach(0..<2) { Text("\($0)") } }
                    .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode)))
            _ = stage.lines
            var waiting: [UIView] = [stage.window]
            while let view = waiting.popLast() {
                if let dots = view as? UIPageControl { return dots.backgroundStyle }
                waiting += view.subviews
            }
            return nil
        }
        #expect(style(.automatic) == .automatic && style(.interactive) == .automatic)
        #expect(style(.always) == .prominent && style(.never) == .minimal)
    }
}
