import Foundation

/// An action of a row, whose button is shown when the row is swiped away from an edge.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// The style of an action, which determines the default background colour of its button.
    public enum Style: Int, Sendable {
        /// An action without a particular purpose.
        case normal = 0
        /// An action that deletes or destroys data.
        case destructive = 1
    }

    /// A closure that performs an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sourceView: The button, or the row if the action was performed without showing the buttons.
    ///   - completionHandler: The closure to call once the action is done, with whether it was performed. It puts the
    ///     row back. Further calls, and those after the row was put back in another way, have no effect.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The style of the action.
    public final let style: Style
    /// The closure that performs the action.
    public final let handler: Handler
    /// The title of the button; `nil` or an empty string for none.
    open var title: String?
    /// The image of the button, before the title; `nil`, the default, for none. Shown in white unless its rendering
    /// mode is `.alwaysOriginal`.
    open var image: UIImage?

    /// The background colour of the button: red for a destructive action, and otherwise grey. Setting it to `nil`
    /// restores that default.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    private var ownBackground: UIColor?

    /// Creates an action with a title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// The title; `nil` for none.
    final var shownTitle: String? { title?.isEmpty == false ? title : nil }

    /// The name of the action for accessibility.
    final var spokenName: String { shownTitle ?? image?.spokenName ?? "Action" }
}
