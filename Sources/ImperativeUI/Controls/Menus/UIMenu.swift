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
        // The menus around what is looked at, and whether the element is among their own.
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

    /// What stays the same where the element is replaced by one that stands for the same.
    final var menuIdentity: AnyHashable {
        if let action = self as? UIAction { return AnyHashable(action.identifier) }
        if let menu = self as? UIMenu { return AnyHashable(menu.identifier) }
        return AnyHashable(ObjectIdentifier(self))
    }
}
