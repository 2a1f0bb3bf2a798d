import Foundation
import ImperativeUI
import TestSupport
import Testing
import UITestSupport

@MainActor @Suite("What can be done with items", .serialized) struct ActivityTests {
    private final class Note: UIActivity {
        let name: String
        let allows: Bool
        var given: [Any] = []
        var performs: (Note) -> Void = { $0.activityDidFinish(true) }
        var controller: UIViewController?

        init(_ name: String, allows: Bool = true) {
            self.name = name
            self.allows = allows
        }

        override var activityType: ActivityType? { ActivityType("notes.\(name)") }
        override var activityTitle: String? { name }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { allows }
        override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }
        override var activityViewController: UIViewController? { controller }
        override func perform() { performs(self) }
    }

    private final class Share: UIActivity {
        override class var activityCategory: Category { .share }
        override var activityTitle: String? { "Send" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "copied" : nil }
    }

    @MainActor private final class Stage {
        let host: HeadlessHost
        let root = UIViewController()
        let list: UIActivityViewController
        var ends: [String] = []

        init(_ items: [Any], _ activities: [UIActivity]? = nil) {
            host = ControllerDelegate.launch(root, size: CGSize(width: 400, height: 320))
            list = UIActivityViewController(activityItems: items, applicationActivities: activities)
            list.completionWithItemsHandler = { [unowned self] type, completed, _, _ in
                ends.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(completed)")
            }
        }

        func present() {
            root.present(list, animated: true)
            _ = host.text
        }

        func press(_ keys: UIKeyboardHIDUsage...) {
            for key in keys {
                host.press(key)
                _ = host.text
            }
        }

        var isShown: Bool { list.view.window != nil }
        /// The texts that are seen, without the marks around them.
        var lines: [String] {
            host.text.split(separator: "\n").map { line in
                line.filter { $0.isLetter || $0.isNumber || ".…".contains($0) }.description
            }
            .filter { !$0.isEmpty }
        }
    }

    @Test("It shows what is shared, activities that share, those that can be used, and copying; not what is excluded")
    func looks() {
        let stage = Stage(
            [URL(string: "https://example.org/a")!],
            [Note("Keep"), Note("Never", allows: false), Note("Gone"), Share()])
        defer { stage.host.end() }
        stage.list.excludedActivityTypes = [UIActivity.ActivityType("notes.Gone")]
        stage.present()
        #expect(stage.lines == ["example.org", "Send", "Keep", "Copy", "Cancel"])
        stage.list.excludedActivityTypes = [.copyToPasteboard]
        #expect(stage.lines == ["example.org", "Send", "Keep", "Gone", "Cancel"])
    }

    @Test("Copying puts texts and URLs on the pasteboard, and only then tells of the end")
    func copying() {
        for (items, text): ([Any], String) in [
            (["One\nmore", URL(string: "https://example.org")!], "One\nmore\nhttps://example.org"),
            ([Source()], "copied"),
        ] {
            UIPasteboard.general.string = nil
            let stage = Stage(items)
            defer { stage.host.end() }
            stage.present()
            stage.press(.keyboardReturnOrEnter)
            #expect(!stage.isShown && UIPasteboard.general.string == text)
            #expect(stage.ends == ["CopyToPasteboard true"])
        }
    }

    @Test("Items that are no texts cannot be copied")
    func unknown() {
        let stage = Stage([1, "text"])
        defer { stage.host.end() }
        stage.present()
        #expect(stage.lines == ["Cancel"])
    }

    @Test("Escape, the button, and a dismissal by the program leave everything as it is, and tell that once")
    func leaving() {
        for way in 0..<3 {
            let stage = Stage(["text"])
            defer { stage.host.end() }
            stage.present()
            switch way {
            case 0: stage.press(.keyboardEscape)
            case 1: stage.press(.keyboardTab, .keyboardReturnOrEnter)
            default: stage.root.dismiss(animated: false)
            }
            _ = stage.host.text
            #expect(!stage.isShown && stage.ends == ["none false"])
        }
    }

    @Test("An activity of the program gets the items, runs once the sheet is gone, and ends when it says so")
    func ownActivity() {
        let note = Note("Keep")
        let stage = Stage(["text"], [note])
        defer { stage.host.end() }
        var wasGone = false
        note.performs = { _ in wasGone = !stage.isShown }
        stage.present()
        stage.press(.keyboardReturnOrEnter)
        #expect(note.given as? [String] == ["text"] && wasGone && stage.ends == [])
        note.activityDidFinish(false)
        note.activityDidFinish(true)
        #expect(stage.ends == ["Keep false"])
    }

    @Test("The controller of an activity is presented in its place until it has finished")
    func ownController() {
        let note = Note("Keep")
        let page = UIViewController()
        note.controller = page
        let stage = Stage(["text"], [note])
        defer { stage.host.end() }
        stage.present()
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.root.presentedViewController === page && stage.ends == [])
        note.activityDidFinish(true)
        _ = stage.host.text
        #expect(stage.root.presentedViewController == nil && stage.ends == ["Keep true"])
    }

    @Test("A list that was left is let go, with its activities")
    func lifetimes() {
        let stage = UIViewController()
        let host = ControllerDelegate.launch(stage, size: CGSize(width: 400, height: 320))
        defer { host.end() }
        weak var list: UIActivityViewController?
        do {
            let made = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
            list = made
            stage.present(made, animated: false)
        }
        _ = host.text
        host.press(.keyboardReturnOrEnter)
        _ = host.text
        #expect(list == nil)
    }

    @Test("A board knows whether its text is a URL, and tells of changes")
    func board() {
        let board = UIPasteboard.general
        board.url = URL(string: "https://example.org")
        #expect(board.string == "https://example.org" && board.hasURLs)
        let count = board.changeCount
        board.string = "plain words"
        #expect(board.url == nil && !board.hasURLs && board.changeCount == count + 1)
    }
}
