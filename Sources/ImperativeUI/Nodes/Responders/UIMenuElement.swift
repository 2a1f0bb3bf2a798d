import Foundation

/// An element of a menu: the base class of actions, commands and menus.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// The selection state of a menu element.
    public enum State: Int, Sendable {
        /// The element is not selected.
        case off = 0
        /// The element is selected.
        case on = 1
        /// The element is partly selected: some of the items it represents are.
        case mixed = 2
    }

    /// The attributes of a menu element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes or destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    final var titleStorage: String
    final var imageStorage: UIImage?

    /// The title of the element; empty if it has none.
    open var title: String { titleStorage }

    /// The image beside the title; `nil` for none.
    open var image: UIImage? { imageStorage }

    /// The subtitle of the element; `nil`, the default, for none.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        super.init()
    }
}
