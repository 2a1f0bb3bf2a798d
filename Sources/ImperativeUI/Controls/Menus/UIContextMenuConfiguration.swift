import Foundation

/// What a context menu shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu shows its elements.
    public enum ElementOrder: Int, Sendable {
        /// As the system has it: as they were given.
        case automatic = 0
        /// The first one is the nearest to what the menu belongs to.
        case priority = 1
        /// As they were given.
        case fixed = 2
    }

    /// Identifies the configuration.
    public final let identifier: any NSCopying & NSObjectProtocol
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Further identifiers of what the menu is for.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    final let previewProvider: (() -> UIViewController?)?
    final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// A configuration of a menu.
    ///
    /// - Parameters:
    ///   - identifier: Identifies it; one that no other has without it.
    ///   - previewProvider: Returns what is shown above the menu; nothing without it.
    ///   - actionProvider: Returns the menu, given elements that the system suggests, which are none here.
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
