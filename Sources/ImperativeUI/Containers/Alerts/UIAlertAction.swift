import Foundation

/// An action that the user can choose in an alert: a title, and a handler that runs once the alert is dismissed.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A regular action, which neither cancels nor deletes anything.
        case `default` = 0
        /// An action that cancels and changes nothing. An alert has at most one.
        case cancel = 1
        /// An action that deletes or permanently changes data.
        case destructive = 2
    }

    /// The title of the action's button; `nil` shows none.
    public final let title: String?
    /// The style of the action.
    public final let style: Style
    /// A Boolean value that indicates whether the user can choose the action; `true` by default.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { observer?() } } }
    /// Shown at the trailing end of the button; `nil` for none.
    final var image: UIImage?
    private final let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Told when the button looks different.
    final var observer: (() -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the action's button.
    ///   - style: The style of the action.
    ///   - handler: A closure called with the action after the alert has been dismissed for it.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    final func run() { handler?(self) }
}
