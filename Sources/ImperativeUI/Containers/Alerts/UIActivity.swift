import Foundation

/// An operation on shared items, such as copying them. Subclass it to offer your own.
///
/// When the user chooses an activity in a ``UIActivityViewController``, the sheet is dismissed and
/// ``prepare(withActivityItems:)`` is called. Then the activity's view controller is presented, if it has one;
/// otherwise ``perform()`` is called.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// An identifier for a type of activity.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The identifier as a string, which is unique among programs.
        public let rawValue: String
        /// Creates an activity type from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an activity type from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The section in which an activity is listed.
    public enum Category: Int, Sendable {
        /// An activity that acts on the content. It is listed after the sharing activities.
        case action = 0
        /// An activity that shares the content with somebody. It is listed before the others.
        case share = 1
    }

    /// The section in which activities of this class are listed; `.action` unless a subclass overrides it.
    open class var activityCategory: Category { .action }

    /// The type that identifies the activity; `nil` by default. An activity without a type cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; `nil` by default. An activity without a title is not listed.
    open var activityTitle: String? { nil }

    /// The image beside the title, no taller than a line; `nil`, the default, for none. A template image has the tint
    /// colour.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can act on all of these items; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity with its items before it is performed. Does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The view controller to present for the activity; `nil` by default. If it is `nil`, ``perform()`` is called
    /// instead.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, then calls ``activityDidFinish(_:)``. By default, it only calls that method with
    /// `false`.
    open func perform() { activityDidFinish(false) }

    /// Told once that the activity has finished.
    final var finished: ((Bool) -> Void)?

    /// Reports that the activity has finished, and whether it was completed. Its view controller is dismissed. Only
    /// the first call has an effect.
    open func activityDidFinish(_ completed: Bool) {
        let finished = finished
        self.finished = nil
        finished?(completed)
    }
}

/// The methods that provide an item to share which depends on the chosen activity.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder of the item's type. Activities use it to decide whether they can act on the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of the item for an activity, or for the list itself if the type is `nil`. The list uses
    /// the subject of the first item as its title. It is empty by default, and the title is then derived from the
    /// placeholder.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Provides a default implementation that returns an empty string.
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

/// The texts of items to share.
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

    /// Returns the name of an item: the site of a URL, the name of a file, the first line of a text.
    static func title(of item: Any) -> String? {
        if let url = item as? URL {
            return url.isFileURL ? url.lastPathComponent : url.host(percentEncoded: false) ?? url.absoluteString
        }
        guard let line = text(of: item)?.split(whereSeparator: \.isNewline).first else { return nil }
        return line.count > 60 ? line.prefix(59) + "…" : String(line)
    }
}
