import Foundation

/// An action of a row, as it was written before `UIContextualAction`, which takes its place.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
    /// The style of an action, which determines the default background colour of its button.
    public enum Style: Int, Sendable {
        /// An action that deletes or destroys data.
        case `default`
        /// An action without a particular purpose.
        case normal
        /// An action that deletes or destroys data.
        public static let destructive = Style.default
    }

    /// The style of the action.
    public final let style: Style
    /// The title of the button; `nil` for none.
    open var title: String?
    /// The background colour of the button; `nil`, the default, for red, or for grey if the style is `.normal`.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a title.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns the action for a row.
    final func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
