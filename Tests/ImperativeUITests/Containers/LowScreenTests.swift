import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Screens of few rows", .serialized) struct LowScreenTests {
    private static let low = CGSize(width: 160, height: 80)
    private static let high = CGSize(width: 160, height: 192)

    /// A page with everything that a bar can have.
    private final class Page: UIViewController {
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Notes"
            navigationItem.prompt = "Prompt"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
            toolbarItems = [UIBarButtonItem(title: "Sort")]
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
            label.text = "content"
            view.addSubview(label)
        }
    }

    private func rows(_ host: HeadlessHost) -> [String] {
        host.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private func stage(_ page: Page) -> (navigation: UINavigationController, tabs: UITabBarController) {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        return (navigation, tabs)
    }

    @Test("Each bar has one row and no line, and the bars are whole again where there is room")
    func bars() {
        let (navigation, tabs) = stage(Page())
        let host = ControllerDelegate.launch(tabs, size: Self.low)
        defer { host.end() }
        #expect(rows(host).prefix(5) == ["Notes  New", "content", "", "Sort", "One       Two"])
        #expect(navigation.navigationBar.frame.height == 16 && tabs.tabBar.frame.height == 16)
        host.resize(to: Self.high)
        #expect(rows(host).contains("Prompt") && navigation.navigationBar.frame.height == 64)
        #expect(tabs.tabBar.frame.height == 32)
        host.resize(to: Self.low)
        #expect(navigation.navigationBar.frame.height == 16 && tabs.tabBar.frame.height == 16)
    }

    @Test("The field of a search stands in the place of the title, and keeps the text while it is edited")
    func search() {
        let page = Page()
        page.navigationItem.searchController = page.search
        let (navigation, tabs) = stage(page)
        let host = ControllerDelegate.launch(tabs, size: CGSize(width: 240, height: 80))
        defer { host.end() }
        #expect(rows(host)[0].contains("Search") && rows(host)[0].hasSuffix("New"))
        #expect(navigation.navigationBar.frame.height == 16)
        page.search.searchBar.becomeFirstResponder()
        host.type("ab")
        #expect(page.search.isActive && page.search.searchBar.isFirstResponder)
        #expect(rows(host)[0].contains("ab") && navigation.navigationBar.frame.height == 16)
        host.press(.keyboardEscape)
        #expect(!page.search.isActive && rows(host)[0].contains("Search"))
        host.resize(to: CGSize(width: 240, height: 192))
        #expect(rows(host).contains { $0.contains("Notes") } && rows(host).contains { $0.contains("Search") })
        page.navigationItem.searchController = nil
        #expect(!rows(host).contains { $0.contains("Search") })
    }

    @Test("Where the titles of tabs have no room, tabs that are not selected show their images")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Library", "Settings", "Favourites"].map { name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "plus"), tag: 0)
            return controller
        }
        let host = ControllerDelegate.launch(tabs, size: Self.low)
        defer { host.end() }
        #expect(rows(host)[4].filter { $0 != " " } == "Library++")
        tabs.selectedIndex = 2
        #expect(rows(host)[4].filter { $0 != " " } == "++Favourites")
        host.resize(to: CGSize(width: 480, height: 80))
        #expect(rows(host)[4].contains("Library") && rows(host)[4].contains("Settings"))
    }
}
