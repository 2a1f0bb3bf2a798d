import Foundation
import ImperativeUI
import Testing
import UITestSupport

/// The rename delegate of navigation items.
@MainActor @Suite("Rename delegates", .serialized) struct NavigationRenameTests {
    private final class Renamer: UINavigationItemRenameDelegate {
        var begins = true
        var suggestion: String?
        var refused: Set<String> = []
        var ended: [String] = []

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            ended.append(title)
        }
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { begins }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) { (suggestion ?? suggestedTitle, selectedRange) }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            !refused.contains(title)
        }
    }

    private func stage(_ renamer: Renamer) -> (bar: UINavigationBar, item: UINavigationItem, window: UIWindow) {
        let page = UIViewController()
        page.title = "Draft"
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.rootViewController = navigation
        window.isHidden = false
        page.navigationItem.renameDelegate = renamer
        window.layoutIfNeeded()
        return (navigation.navigationBar, page.navigationItem, window)
    }

    /// The field that is edited in a view.
    private func edited(in view: UIView) -> UITextField? {
        if let field = view as? UITextField, field.isFirstResponder { return field }
        return view.subviews.lazy.compactMap { edited(in: $0) }.first
    }

    @Test("Return ends renaming with the text, which the item shows and the delegate is told")
    func ends() throws {
        let renamer = Renamer()
        let (bar, item, window) = stage(renamer)
        bar.rename(item)
        let field = try #require(edited(in: window))
        #expect(field.text == "Draft")
        field.insertText("Report")
        #expect(field.text == "Report", "All of the title is selected at first.")
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(item.title == "Report")
        #expect(renamer.ended == ["Report"])
        #expect(edited(in: window) == nil)
    }

    @Test("The delegate decides whether renaming begins, with which text, and whether it ends")
    func decides() throws {
        let renamer = Renamer()
        let (bar, item, window) = stage(renamer)
        renamer.begins = false
        bar.rename(item)
        #expect(edited(in: window) == nil)
        renamer.begins = true
        renamer.suggestion = "x"
        bar.rename(item)
        let field = try #require(edited(in: window))
        #expect(field.text == "x")
        renamer.refused = ["Taken"]
        field.text = "Taken"
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(item.title == "Draft")
        #expect(field.isFirstResponder, "The user goes on.")
        field.text = "Free"
        _ = field.delegate?.textFieldShouldReturn(field)
        #expect(item.title == "Free")
    }

    @Test("An empty title, and the same one, change nothing")
    func nothing() throws {
        let renamer = Renamer()
        let (bar, item, window) = stage(renamer)
        for title in ["", "Draft"] {
            bar.rename(item)
            let field = try #require(edited(in: window))
            field.text = title
            _ = field.delegate?.textFieldShouldReturn(field)
            #expect(item.title == "Draft")
        }
        #expect(renamer.ended.isEmpty)
    }
}
