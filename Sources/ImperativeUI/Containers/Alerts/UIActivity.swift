import Foundation

/// Something that can be done with what is shared, such as copying it. Subclass it for an action of a program's own.
///
/// When the user has chosen it in a ``UIActivityViewController``, the sheet goes, ``prepare(withActivityItems:)`` is
/// called and then either ``perform()``, or its controller is presented.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// What identifies a kind of activity.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name, which is unique among programs.
        public let rawValue: String
        /// The kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Where an activity is listed.
    public enum Category: Int, Sendable {
        /// Among those that do something with the content.
        case action = 0
        /// Before the others, among those that give the content to somebody.
        case share = 1
    }

    /// Where activities of this class are listed: `.action` unless a subclass says otherwise.
    open class var activityCategory: Category { .action }

    /// What the activity is identified by; `nil` by default, and then it cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// What the activity is called; `nil` by default, and then it is not listed.
    open var activityTitle: String? { nil }

    /// Shown beside the title, no higher than a line; `nil`, the default, for none. A template image has the tint
    /// colour.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with all of these items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is performed. Does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that the user goes on with; `nil`, the default, for none, and then ``perform()`` is called.
    open var activityViewController: UIViewController? { nil }
    /// Does what the activity stands for, and calls ``activityDidFinish(_:)``; by default with false.
    open func perform() { activityDidFinish(false) }

    /// Told once that the activity has finished.
    final var finished: ((Bool) -> Void)?

    /// Tells that the activity has finished, and whether it did what it stands for. Its controller is dismissed. A call
    /// that is not the first one does nothing.
    open func activityDidFinish(_ completed: Bool) {
        let finished = finished
        self.finished = nil
        finished?(completed)
    }
}

/// Gives an item to share that depends on what is done with it.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns something of the same type as the item, by which activities say whether they can use it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns what the item is about, for an activity or, for `nil`, for the list itself, which has that of the first
    /// item as its title; empty by default, and then the title is made of the placeholder.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Copies texts and URLs.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !activityItems.isEmpty && activityItems.allSatisfy { ShareableText.text(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let board = UIPasteboard.general
        if items.count == 1, let url = items[0] as? URL {
            board.url = url
        } else {
            board.string = items.compactMap(ShareableText.text).joined(separator: "\n")
        }
        activityDidFinish(true)
    }
}

/// What items to share say.
enum ShareableText {
    /// Returns an item as text; `nil` for one that is none.
    static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let text as NSAttributedString: text.string
        default: nil
        }
    }

    /// Returns what an item is called: the site of a URL, the name of a file, the first line of a text.
    static func title(of item: Any) -> String? {
        if let url = item as? URL {
            return url.isFileURL ? url.lastPathComponent : url.host(percentEncoded: false) ?? url.absoluteString
        }
        guard let line = text(of: item)?.split(whereSeparator: \.isNewline).first else { return nil }
        return line.count > 60 ? line.prefix(59) + "…" : String(line)
    }
}
