import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("Searching", .serialized) struct SearchTests {
    /// Notes what it hears of a search.
    private final class Watcher: UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
        var notes: [String] = []

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }

        func updateSearchResults(for searchController: UISearchController) {
            notes.append("update \(searchController.searchBar.text ?? "-")")
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            notes.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            notes.append("scope \(selectedScope)")
        }
        func willPresentSearchController(_ searchController: UISearchController) { notes.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { notes.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { notes.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { notes.append("did dismiss") }
    }

    /// A controller with a button.
    private final class Page: UIViewController {
        let button: UIButton

        init(_ title: String) {
            button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 0, y: 16, width: 160, height: 16)
            view.addSubview(button)
        }
    }

    @MainActor private struct Rig {
        let watcher = Watcher()
        let page = Page("content")
        let results: Page?
        let search: UISearchController
        let navigation: UINavigationController
        let host: HeadlessHost

        init(hasResults: Bool = true) {
            results = hasResults ? Page("result") : nil
            search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = watcher
            search.searchBar.delegate = watcher
            search.delegate = watcher
            page.title = "Notes"
            page.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: page)
            host = ControllerDelegate.launch(navigation, size: CGSize(width: 320, height: 160))
        }

        var rows: [String] { host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    @Test("The search bar stands below the title, and the content below that")
    func place() {
        let rig = Rig()
        defer { rig.host.end() }
        #expect(rig.rows[0].contains("Notes") && rig.rows[1].contains("Search"))
        #expect(rig.navigation.navigationBar.frame.height == 48 && rig.page.view.frame.minY == 48)
        rig.page.navigationItem.searchController = nil
        #expect(!rig.rows[1].contains("Search") && rig.page.view.frame.minY == 32)
    }

    @Test("A search that is typed begins, shows results, and ends with Escape, by keyboard alone")
    func keyboard() {
        let rig = Rig()
        defer { rig.host.end() }
        while !rig.search.searchBar.isFirstResponder { rig.host.press(.keyboardTab) }
        #expect(!rig.search.isActive)
        #expect(rig.watcher.take() == ["begin"])
        rig.host.type("x")
        #expect(rig.search.isActive && rig.search.searchBar.isFirstResponder)
        #expect(rig.watcher.take() == ["will present", "update x", "did present", "text x"])
        rig.host.press(.keyboardDeleteOrBackspace)
        #expect(rig.watcher.take() == ["update ", "text "])
        #expect(!rig.rows[0].contains("Notes") && rig.rows[0].contains("Cancel"))
        #expect(rig.results?.viewIfLoaded?.window == nil)
        rig.host.type("a")
        #expect(rig.watcher.take() == ["update a", "text a"])
        #expect(rig.host.text.contains("result") && rig.results?.view.window != nil)
        #expect(rig.results?.view.convert(CGPoint.zero, to: nil).y == 32)
        rig.host.press(.keyboardReturnOrEnter)
        #expect(rig.watcher.take() == ["search", "end"])
        // The field, the button that cancels, and the results are what there is to go to.
        for _ in 0..<8 {
            rig.host.press(.keyboardTab)
            #expect(!rig.page.button.isFocused)
        }
        rig.search.searchBar.becomeFirstResponder()
        _ = rig.watcher.take()
        rig.host.press(.keyboardEscape)
        #expect(!rig.search.isActive && rig.search.searchBar.text == "")
        #expect(rig.watcher.take() == ["will dismiss", "end", "text ", "update ", "did dismiss"])
        #expect(rig.rows[0].contains("Notes") && rig.host.text.contains("content"))
        #expect(rig.results?.view.window == nil && rig.results?.parent == nil)
    }

    @Test("The button that cancels ends the search, by pointer alone")
    func pointer() throws {
        let rig = Rig()
        defer { rig.host.end() }
        rig.host.tap(at: CGPoint(x: 80, y: 24))
        rig.host.type("ab")
        #expect(rig.search.isActive && rig.host.text.contains("result"))
        _ = rig.watcher.take()
        let column = try #require(rig.rows[0].range(of: "Cancel")).lowerBound
        let x = rig.rows[0].distance(from: rig.rows[0].startIndex, to: column)
        rig.host.tap(at: CGPoint(x: Double(x) * 8 + 4, y: 8))
        #expect(rig.watcher.take() == ["cancel", "will dismiss", "end", "text ", "update ", "did dismiss"])
        #expect(!rig.search.isActive && rig.host.text.contains("content"))
    }

    @Test("Without results over it, the content is dimmed unless it is what is searched through")
    func obscuring() {
        let rig = Rig(hasResults: false)
        defer { rig.host.end() }
        rig.search.isActive = true
        #expect(rig.search.viewIfLoaded?.window != nil)
        rig.host.tap(at: CGPoint(x: 80, y: 100))
        #expect(!rig.search.isActive && rig.search.viewIfLoaded?.window == nil)
        rig.search.obscuresBackgroundDuringPresentation = false
        rig.search.isActive = true
        #expect(rig.search.viewIfLoaded?.window == nil)
    }

    @Test("Scopes are shown while the search is active, and choosing one searches again")
    func scopes() {
        let rig = Rig()
        defer { rig.host.end() }
        rig.search.searchBar.scopeButtonTitles = ["All", "Mine"]
        #expect(!rig.host.text.contains("Mine"))
        rig.search.isActive = true
        #expect(rig.rows[1].contains("All") && rig.rows[1].contains("Mine"))
        _ = rig.watcher.take()
        #expect(rig.search.searchBar.tap(label: "Mine"))
        #expect(rig.watcher.take() == ["update ", "scope 1"])
        #expect(rig.search.searchBar.selectedScopeButtonIndex == 1)
        rig.search.scopeBarActivation = .manual
        rig.search.searchBar.showsScopeBar = false
        #expect(!rig.host.text.contains("Mine"))
    }

    @Test("The title stays where the search does not hide it, and a text that is set searches")
    func title() {
        let rig = Rig()
        defer { rig.host.end() }
        rig.search.hidesNavigationBarDuringPresentation = false
        rig.search.automaticallyShowsCancelButton = false
        rig.search.isActive = true
        #expect(rig.rows[0].contains("Notes") && rig.rows[1].contains("Search") && !rig.host.text.contains("Cancel"))
        _ = rig.watcher.take()
        rig.search.searchBar.text = "x"
        #expect(rig.watcher.take() == ["update x"])
        #expect(rig.host.text.contains("result"))
        rig.search.showsSearchResultsController = false
        #expect(!rig.host.text.contains("result"))
    }

    @Test("A search stays active while another controller is on top, and its results are back with it")
    func covered() {
        let rig = Rig()
        defer { rig.host.end() }
        rig.search.isActive = true
        rig.search.searchBar.text = "x"
        rig.navigation.pushViewController(Page("next"), animated: false)
        #expect(rig.host.text.contains("next") && !rig.host.text.contains("result"))
        rig.navigation.popViewController(animated: false)
        #expect(rig.host.text.contains("result") && rig.search.isActive)
    }

    @Test("Results are presented by the controller that is searched, and show others as it does")
    func presenting() throws {
        let rig = Rig()
        defer { rig.host.end() }
        rig.search.isActive = true
        rig.search.searchBar.text = "x"
        _ = rig.rows
        let results = try #require(rig.results)
        #expect(results.presentingViewController === rig.page && results.parent === rig.search)
        let (first, second) = (Page("first"), Page("second"))
        results.presentingViewController?.navigationController?.pushViewController(first, animated: false)
        #expect(rig.host.text.contains("first"))
        rig.navigation.popViewController(animated: false)
        _ = rig.rows
        results.show(second, sender: nil)
        #expect(rig.navigation.topViewController === second)
        rig.navigation.popViewController(animated: false)
        _ = rig.rows
        rig.search.dismiss(animated: false)
        #expect(!rig.search.isActive && rig.search.presentingViewController == nil)
    }

    @Test("The search bar goes away as the content is scrolled, before the large title")
    func scrolling() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 2000)
        let list = UIViewController()
        list.view = scroll
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let rig = BarRig(list)
        rig.bar.prefersLargeTitles = true
        rig.update()
        #expect(rig.bar.frame.height == 44 + 52 + 44 && scroll.contentOffset.y == -96)
        scroll.contentOffset.y = -52
        rig.update()
        #expect(rig.bar.frame.height == 96)
        scroll.contentOffset.y = 0
        rig.update()
        #expect(rig.bar.frame.height == 44)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        rig.update()
        #expect(rig.bar.frame.height == 88)
    }

    @Test("The delegate of a search bar may keep it from being edited or changed")
    func refusing() {
        final class Guard: UISearchBarDelegate {
            var begins = false
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { text != "b" }
        }
        let rig = BarRig()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        let keeper = Guard()
        bar.delegate = keeper
        rig.root.view.addSubview(bar)
        rig.update()
        #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
        keeper.begins = true
        #expect(bar.becomeFirstResponder())
        for text in ["a", "b", "c"] { bar.searchTextField.insertText(text) }
        #expect(bar.text == "ac")
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    }
}
