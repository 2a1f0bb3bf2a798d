import Foundation

/// Where text is kept that was copied or cut, until it is pasted.
///
/// The boards last as long as the program. Other programs neither see them nor put anything there; what a terminal
/// pastes comes as typed text.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    /// The board that texts copy to and paste from.
    public static let general = UIPasteboard()

    /// The text on the board; `nil` for none.
    open var string: String? {
        didSet { contentsDidChange() }
    }

    /// The URL on the board; `nil` where the text there is none with a scheme. Setting it sets the text.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether the text on the board is a URL.
    open var hasURLs: Bool { url != nil }

    /// Whether there is a text, though it may be empty.
    open var hasStrings: Bool { string != nil }

    /// How many times the contents have been set.
    public private(set) final var changeCount = 0

    /// Posted by a board whose contents have been set.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private final func contentsDidChange() {
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
