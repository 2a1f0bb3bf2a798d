import Foundation

/// A group of menu elements: a whole menu, a submenu, or an inline section between separators.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier with a raw string value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier with a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options for how a menu appears in its parent menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt
        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements appear in the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu appears as a destructive element.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of the elements is selected: the one chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements appear side by side, as images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu.
    public enum ElementSize: Int, Sendable {
        /// Elements appear side by side, as images, or as titles if they have no image.
        case small = 0
        /// Elements appear side by side, as images above titles.
        case medium = 1
        /// Each element has a row of its own.
        case large = 2
        /// The size that suits the context: a row for each element.
        case automatic = -1
    }

    /// The identifier of the menu; unique unless specified at initialization.
    public final let identifier: Identifier
    /// The options for how the menu appears in its parent menu.
    public final let options: Options
    /// The elements of the menu, in order.
    public final let children: [UIMenuElement]
    /// The preferred size of the elements.
    open var preferredElementSize = ElementSize.automatic

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title above the elements, or of the menu in its parent menu; none by default.
    ///   - subtitle: The text below the title in the parent menu; none by default.
    ///   - image: The image of the menu in the parent menu; none by default.
    ///   - identifier: The identifier of the menu; a unique one by default.
    ///   - options: The options for how the menu appears in its parent menu; a submenu by default.
    ///   - preferredElementSize: The size of the elements.
    ///   - children: The elements of the menu.
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

    /// Returns a copy of the menu with other elements.
    public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The selected elements, in order, including those of inline submenus.
    open var selectedElements: [UIMenuElement] { ownElements.filter { $0.menuState == .on } }

    /// The elements that are shown in this menu itself: those of menus shown inline are among them.
    final var ownElements: [UIMenuElement] {
        var found: [UIMenuElement] = []
        // Menus inside of each other, as many as there may be, take no calls inside of each other.
        var rest = [children[...]]
        while let last = rest.indices.last {
            guard let child = rest[last].popFirst() else {
                rest.removeLast()
                continue
            }
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                rest.append(menu.children[...])
            } else {
                found.append(child)
            }
        }
        return found
    }

    // MARK: One selected element

    /// Marks an element as the only selected one, in the menu around it that has one at most. Returns whether there is
    /// such a menu.
    @discardableResult
    final func selectAlone(_ element: UIMenuElement) -> Bool {
        // The menus around the current element, and whether the element is among their own.
        var around = [(menu: self, rest: children[...], hasElement: false)]
        while let last = around.indices.last {
            if let child = around[last].rest.popFirst() {
                if let menu = child as? UIMenu { around.append((menu, menu.children[...], false)) }
                if child === element {
                    // A menu shown inline is no element of the one around it.
                    if (child as? UIMenu)?.options.contains(.displayInline) != true { around[last].hasElement = true }
                }
                continue
            }
            let (menu, _, hasElement) = around.removeLast()
            if !hasElement { continue }
            if menu.options.contains(.singleSelection) {
                menu.mark(element)
                return true
            }
            if menu.options.contains(.displayInline), let outer = around.indices.last {
                around[outer].hasElement = true
            }
        }
        return false
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

    /// The identity that stays when the element is replaced by an equivalent one.
    final var menuIdentity: AnyHashable {
        if let action = self as? UIAction { return AnyHashable(action.identifier) }
        if let menu = self as? UIMenu { return AnyHashable(menu.identifier) }
        return AnyHashable(ObjectIdentifier(self))
    }
}
