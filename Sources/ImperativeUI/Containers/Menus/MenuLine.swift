/// A line of what a menu shows.
enum MenuLine {
    /// What the elements below are called.
    case title(String)
    /// A line between groups of elements.
    case separator
    /// The title of the menu that is shown in place of the one around it, which leads back to that.
    case back(UIMenu)
    /// One element, or several beside each other.
    case elements([UIMenuElement], UIMenu.ElementSize)
}

/// The lines of a menu.
@MainActor struct MenuLines {
    private(set) var lines: [MenuLine] = []
    /// The elements that have to be loaded.
    private(set) var unloaded: [UIDeferredMenuElement] = []
    private let loaded: [ObjectIdentifier: [UIMenuElement]]
    private var needsSeparator = false

    /// Finds the lines of a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - isInside: Whether it is shown in place of the menu around it.
    ///   - loaded: The elements that others stand for.
    init(_ menu: UIMenu, isInside: Bool, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        self.loaded = loaded
        if isInside {
            lines.append(.back(menu))
        } else if !menu.title.isEmpty {
            lines.append(.title(menu.title))
        }
        add(menu)
    }

    private mutating func add(_ menu: UIMenu) {
        let size: UIMenu.ElementSize =
            menu.options.contains(.displayAsPalette) && menu.preferredElementSize == .automatic
            ? .small : menu.preferredElementSize
        var beside: [UIMenuElement] = []
        for element in flat(menu.children) {
            if element.menuAttributes.contains(.hidden) { continue }
            if let inner = element as? UIMenu {
                if inner.options.contains(.displayInline) {
                    flush(&beside, size)
                    addGroup(inner)
                    continue
                }
                // What has nothing in it is not shown.
                if !inner.hasVisibleElements(loaded) { continue }
            }
            if size == .small || size == .medium {
                beside.append(element)
            } else {
                append(.elements([element], .large))
            }
        }
        flush(&beside, size)
    }

    private mutating func flush(_ beside: inout [UIMenuElement], _ size: UIMenu.ElementSize) {
        if !beside.isEmpty { append(.elements(beside, size)) }
        beside = []
    }

    private mutating func addGroup(_ menu: UIMenu) {
        needsSeparator = true
        let count = lines.count
        if menu.hasVisibleElements(loaded), !menu.title.isEmpty { append(.title(menu.title)) }
        add(menu)
        if lines.count > count { needsSeparator = true }
    }

    private mutating func append(_ line: MenuLine) {
        if needsSeparator, case .elements? = lines.last { lines.append(.separator) }
        needsSeparator = false
        lines.append(line)
    }

    /// Elements with those that are loaded in their places.
    private mutating func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            guard let deferred = element as? UIDeferredMenuElement else { return [element] }
            if let found = loaded[ObjectIdentifier(deferred)] { return found }
            unloaded.append(deferred)
            return [element]
        }
    }
}

extension UIMenu {
    /// Whether there is something to show in this menu.
    final func hasVisibleElements(_ loaded: [ObjectIdentifier: [UIMenuElement]]) -> Bool {
        children.contains { child in
            if child.menuAttributes.contains(.hidden) { return false }
            if let menu = child as? UIMenu { return menu.hasVisibleElements(loaded) }
            return loaded[ObjectIdentifier(child)]?.isEmpty != true
        }
    }
}
