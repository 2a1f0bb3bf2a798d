import Foundation

/// An element of a menu: the base class of actions, commands and menus.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// Whether an element is marked as selected.
    public enum State: Int, Sendable {
        /// Not selected.
        case off = 0
        /// Selected.
        case on = 1
        /// Partly selected: some of the items it stands for are.
        case mixed = 2
    }

    /// How a menu shows an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Makes attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes or destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the element does not close the menu.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    final var titleStorage: String
    final var imageStorage: UIImage?

    /// The title; empty if the element has none.
    open var title: String { titleStorage }

    /// The image beside the title; `nil` for none.
    open var image: UIImage? { imageStorage }

    /// A line below the title; `nil`, the default, for none.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        super.init()
    }
}
