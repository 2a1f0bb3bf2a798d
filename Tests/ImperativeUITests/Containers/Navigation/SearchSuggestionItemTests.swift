import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("UISearchSuggestion", .serialized) struct SearchSuggestionItemTests {
    /// Suggests what begins with the text, and searches for what is chosen.
    private final class Suggester: UISearchResultsUpdating {
        let all = ["Apple", "Apricot", "Banana"]
        var chosen: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            searchController.searchSuggestions = all.filter { text.isEmpty || $0.hasPrefix(text) }.map { name in
                UISearchSuggestionItem(localizedSuggestion: name, localizedDescription: "a \(name)")
            }
        }

        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            guard let text = searchSuggestion.localizedSuggestion else { return }
            chosen.append(text)
            searchController.searchBar.text = text
        }
    }

    @MainActor private struct Rig {
        let suggester = Suggester()
        let search = UISearchController(searchResultsController: nil)
        let host: HeadlessHost

        init() {
            let page = UIViewController()
            page.title = "Fruit"
            page.navigationItem.searchController = search
            search.obscuresBackgroundDuringPresentation = false
            search.searchResultsUpdater = suggester
            host = ControllerDelegate.launch(
                UINavigationController(rootViewController: page), size: CGSize(width: 320, height: 256))
            _ = host.text
            host.tap(at: CGPoint(x: 80, y: 24))
        }

        /// The suggestions that are shown.
        var shown: [String] {
            let text = host.text
            return suggester.all.filter { text.contains("a \($0)") }
        }

        func row(_ text: String) -> CGFloat {
            let rows = host.text.split(separator: "\n", omittingEmptySubsequences: false)
            return CGFloat(rows.firstIndex { $0.contains(text) } ?? 0) * 16 + 8
        }
    }

    @Test("Suggestions are shown while the field is used, as the text is, and not once it is submitted")
    func shown() {
        let rig = Rig()
        defer { rig.host.end() }
        #expect(rig.search.isActive && rig.shown == rig.suggester.all)
        rig.host.type("Ap")
        #expect(rig.search.isActive && rig.shown == ["Apple", "Apricot"])
        rig.host.press(.keyboardReturnOrEnter)
        #expect(rig.shown.isEmpty && rig.search.isActive)
        rig.search.isActive = false
        #expect(rig.shown.isEmpty)
    }

    @Test("The arrow keys lead to a suggestion and back, and Return chooses it")
    func keys() {
        let rig = Rig()
        defer { rig.host.end() }
        rig.host.type("Ap")
        rig.host.press(.keyboardDownArrow)
        rig.host.press(.keyboardDownArrow)
        rig.host.press(.keyboardUpArrow)
        rig.host.press(.keyboardReturnOrEnter)
        #expect(rig.suggester.chosen == ["Apple"] && rig.search.searchBar.text == "Apple" && rig.shown.isEmpty)
    }

    @Test("A pointer chooses a suggestion")
    func pointer() {
        let rig = Rig()
        defer { rig.host.end() }
        rig.host.type("A")
        rig.host.tap(at: CGPoint(x: 40, y: rig.row("a Apricot")))
        #expect(rig.suggester.chosen == ["Apricot"] && rig.shown.isEmpty)
    }

    @Test("A suggestion keeps what it is made with")
    func item() {
        let item = UISearchSuggestionItem(localizedSuggestion: "One", localizedDescription: "first")
        item.representedObject = 1
        #expect(item.localizedSuggestion == "One" && item.localizedDescription == "first" && item.iconImage == nil)
        #expect(item.representedObject as? Int == 1)
    }
}
