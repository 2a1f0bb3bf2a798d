import Foundation

/// The configuration of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu shows its elements.
    public enum ElementOrder: Int, Sendable {
        /// The system's order, which is the given order.
        case automatic = 0
        /// An order that puts the first element nearest to the menu's source.
        case priority = 1
        /// The order in which the elements were given, from top to bottom.
        case fixed = 2
    }

    /// The identifier of the configuration.
    public final let identifier: any NSCopying & NSObjectProtocol
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Additional identifiers of the items that the menu is for.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    final let previewProvider: (() -> UIViewController?)?
    final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration for a context menu.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the configuration; a unique one by default.
    ///   - previewProvider: A closure that returns the preview above the menu; `nil` for no preview.
    ///   - actionProvider: A closure that returns the menu. It receives the system's suggested elements, always an
    ///     empty array.
    public init(
        identifier: (any NSCopying & NSObjectProtocol)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
