import Foundation

/// A group of elements that a menu shows: a whole menu, one inside of it, or some elements between lines.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Makes an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in the one around it.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements are shown in the menu around it, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It is shown as something that deletes or destroys.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its elements, one at most is marked as selected: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are shown beside each other, as images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large a menu shows its elements.
    public enum ElementSize: Int, Sendable {
        /// As images, or titles where there are none, beside each other.
        case small = 0
        /// As images above titles, beside each other.
        case medium = 1
        /// In a row each.
        case large = 2
        /// As the surroundings want it: in a row each.
        case automatic = -1
    }

    /// Identifies the menu; one that no other has unless it was given.
    public final let identifier: Identifier
    /// How the menu stands in the one around it.
    public final let options: Options
    /// What the menu shows, in order.
    public final let children: [UIMenuElement]
    /// How large the elements are shown.
    open var preferredElementSize = ElementSize.automatic

    /// A menu.
    ///
    /// - Parameters:
    ///   - title: Shown above the elements, or for the menu in the one around it; none by default.
    ///   - subtitle: Shown below the title in the menu around it; none by default.
    ///   - image: Shown for it in the menu around it; none by default.
    ///   - identifier: Identifies it; one that no other has without it.
    ///   - options: How it stands in the menu around it; as a menu of its own by default.
    ///   - preferredElementSize: How large its elements are shown.
    ///   - children: What it shows.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Returns the menu with other elements.
    public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are marked as selected, in order, with those of the menus shown inline.
    open var selectedElements: [UIMenuElement] { ownElements.filter { $0.menuState == .on } }

    /// The elements that are shown in this menu itself: those of menus shown inline are among them.
    final var ownElements: [UIMenuElement] {
        children.flatMap { child in
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [child] }
            return menu.ownElements
        }
    }

    // MARK: One selected element

    /// Marks an element as the only selected one, in the menu around it that has one at most. Returns whether there is
    /// such a menu.
    @discardableResult
    final func selectAlone(_ element: UIMenuElement) -> Bool {
        for case let menu as UIMenu in children where menu.selectAlone(element) { return true }
        guard options.contains(.singleSelection), ownElements.contains(where: { $0 === element }) else { return false }
        mark(element)
        return true
    }

    /// Marks an element of this menu, and no other one.
    final func mark(_ element: UIMenuElement) {
        for other in ownElements { other.menuState = other === element ? .on : .off }
    }
}

extension UIMenuElement {
    /// Whether the element is marked as selected.
    final var menuState: State {
        get { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
        set {
            (self as? UIAction)?.state = newValue
            (self as? UICommand)?.state = newValue
        }
    }

    /// How the element is shown.
    final var menuAttributes: Attributes {
        if let action = self as? UIAction { return action.attributes }
        if let command = self as? UICommand { return command.attributes }
        return (self as? UIMenu)?.options.contains(.destructive) == true ? .destructive : []
    }

    /// What stays the same where the element is replaced by one that stands for the same.
    final var menuIdentity: AnyHashable {
        if let action = self as? UIAction { return AnyHashable(action.identifier) }
        if let menu = self as? UIMenu { return AnyHashable(menu.identifier) }
        return AnyHashable(ObjectIdentifier(self))
    }
}
