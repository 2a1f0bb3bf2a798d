import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pages of both worlds, as they are stored. `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What pages look like", .serialized) struct PageSceneTests {
    @Test("Tab views as pages are the same as stored", arguments: PresentationSceneTests.Style.allCases)
    func tabs(style: PresentationSceneTests.Style) throws {
        try verify(UIHostingController(rootView: PageScene()), "pages", style)
    }

    @Test("Page view controllers are the same as stored", arguments: PresentationSceneTests.Style.allCases)
    func controllers(style: PresentationSceneTests.Style) throws {
        let pages = BookPages()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        controller.view.backgroundColor = .systemTeal
        controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        try withExtendedLifetime(pages) { try verify(controller, "ui-pages", style) }
    }

    private func verify(
        _ controller: UIViewController, _ name: String, _ style: PresentationSceneTests.Style
    ) throws {
        let stage = NavigationStage(controller, size: CGSize(width: 240, height: 176))
        let snapshot = stage.window.snapshot(traits: style.traits)
        try snapshot.verify("\(name)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

private struct PageScene: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            Text("First").tag(0)
            VStack {
                Text("Second").font(.headline)
                Button("Go on") { page = 2 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.mint)
            .tag(1)
            Text("Third").tag(2)
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

@MainActor private final class BookPages: NSObject, UIPageViewControllerDataSource {
    let all: [UIViewController] = ["Preface", "Chapter", "Index"].map { title in
        let (page, label) = (UIViewController(), UILabel())
        label.text = title
        label.frame = CGRect(x: 16, y: 16, width: 160, height: 24)
        page.view.addSubview(label)
        return page
    }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = all.firstIndex(of: controller), all.indices.contains(index + offset) else { return nil }
        return all[index + offset]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}
