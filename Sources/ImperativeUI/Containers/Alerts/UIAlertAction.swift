import Foundation

/// What the user can answer to an alert: a title, and what is run for it once the alert is gone.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// What kind of answer an action is.
    public enum Style: Int, Sendable {
        /// An answer like any other.
        case `default` = 0
        /// Leaves everything as it is. An alert has one at most.
        case cancel = 1
        /// Takes something away or changes it for good.
        case destructive = 2
    }

    /// The title of the button; `nil` shows none.
    public final let title: String?
    /// The kind of answer.
    public final let style: Style
    /// Whether the user can choose the action; true by default.
    public final var isEnabled = true { didSet { if isEnabled != oldValue { observer?() } } }
    /// Shown at the trailing end of the button; `nil` for none.
    final var image: UIImage?
    private final let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Told when the button looks different.
    final var observer: (() -> Void)?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What its button says.
    ///   - style: What it does by and large.
    ///   - handler: Called with the action after the alert has been dismissed for it.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    final func run() { handler?(self) }
}
