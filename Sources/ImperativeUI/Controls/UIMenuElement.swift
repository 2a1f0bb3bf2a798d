import Foundation

/// Something a menu can show: the base of actions.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// Whether an element is marked as chosen.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Part of what it stands for is.
        case mixed = 2
    }

    /// How an element is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Attributes of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing it does not close the menu.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    final var titleStorage: String
    final var imageStorage: UIImage?

    /// What the element is called; empty if it has no name.
    open var title: String { titleStorage }

    /// The image beside the title; `nil` for none.
    open var image: UIImage? { imageStorage }

    init(title: String, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        super.init()
    }
}
