import Foundation

/// An object that keeps copied or cut text until it is pasted.
///
/// Pasteboards last as long as the program. Text on the general pasteboard is offered to other programs if the host can
/// do so, as terminals can; see ``ApplicationHost/copy(_:)``. Copies of other programs are not read: text pasted by a
/// terminal arrives as typed text.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    /// The pasteboard that text views and text fields copy to and paste from.
    public static let general = UIPasteboard()

    /// The text on the pasteboard; `nil` for none.
    open var string: String? {
        didSet {
            if self === Self.general, let string { UIApplication.shared.copy(string) }
            contentsDidChange()
        }
    }

    /// The URL on the pasteboard; `nil` if the text is not a URL with a scheme. Setting it sets the text.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// A Boolean value that indicates whether the text on the pasteboard is a URL.
    open var hasURLs: Bool { url != nil }

    /// A Boolean value that indicates whether the pasteboard has text, which may be empty.
    open var hasStrings: Bool { string != nil }

    /// The number of times the contents have been set.
    public private(set) final var changeCount = 0

    /// Posted by a pasteboard after its contents are set.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private final func contentsDidChange() {
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
