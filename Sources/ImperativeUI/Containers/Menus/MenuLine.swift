/// A line of a menu.
enum MenuLine {
    /// The title of the elements below.
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
    private var search: VisibleElements
    private var needsSeparator = false

    /// A menu whose elements are being added.
    private struct Part {
        var elements: ArraySlice<UIMenuElement>
        let size: UIMenu.ElementSize
        /// The elements beside each other on the line that is not ended yet.
        var beside: [UIMenuElement] = []
        /// How many lines there were before it, for one that is shown in the menu around it.
        var start: Int?
    }

    /// Finds the lines of a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - isInside: Whether it is shown in place of the menu around it.
    ///   - loaded: The elements that others stand for.
    init(_ menu: UIMenu, isInside: Bool, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        self.loaded = loaded
        search = VisibleElements(loaded)
        if isInside {
            lines.append(.back(menu))
        } else if !menu.title.isEmpty {
            lines.append(.title(menu.title))
        }
        add(menu)
    }

    private mutating func add(_ menu: UIMenu) {
        // Menus inside of each other, as many as there may be, take no calls inside of each other.
        var parts = [part(menu)]
        while let last = parts.indices.last {
            guard let element = parts[last].elements.popFirst() else {
                flush(&parts[last])
                if let start = parts.removeLast().start, lines.count > start { needsSeparator = true }
                continue
            }
            if element.menuAttributes.contains(.hidden) { continue }
            if let inner = element as? UIMenu {
                if inner.options.contains(.displayInline) {
                    flush(&parts[last])
                    parts.append(begin(inner))
                    continue
                }
                // An empty submenu is not shown.
                if !search.isAny(in: inner) { continue }
            }
            if parts[last].size == .small || parts[last].size == .medium {
                parts[last].beside.append(element)
            } else {
                append(.elements([element], .large))
            }
        }
    }

    private mutating func part(_ menu: UIMenu) -> Part {
        let isPalette = menu.options.contains(.displayAsPalette) && menu.preferredElementSize == .automatic
        return Part(elements: flat(menu.children)[...], size: isPalette ? .small : menu.preferredElementSize)
    }

    private mutating func flush(_ part: inout Part) {
        if !part.beside.isEmpty { append(.elements(part.beside, part.size)) }
        part.beside = []
    }

    private mutating func begin(_ menu: UIMenu) -> Part {
        needsSeparator = true
        let count = lines.count
        if !menu.title.isEmpty, search.isAny(in: menu) { append(.title(menu.title)) }
        var part = part(menu)
        part.start = count
        return part
    }

    private mutating func append(_ line: MenuLine) {
        if needsSeparator, case .elements? = lines.last { lines.append(.separator) }
        needsSeparator = false
        lines.append(line)
    }

    /// Returns elements with loaded ones instead of deferred ones.
    private mutating func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            guard let deferred = element as? UIDeferredMenuElement else { return [element] }
            if let found = loaded[ObjectIdentifier(deferred)] { return found }
            unloaded.append(deferred)
            return [element]
        }
    }
}

/// Finds out in which menus there is something to show. Looks at each element once.
@MainActor struct VisibleElements {
    private let loaded: [ObjectIdentifier: [UIMenuElement]]
    private var known: [ObjectIdentifier: Bool] = [:]

    /// - Parameter loaded: The elements that others stand for.
    init(_ loaded: [ObjectIdentifier: [UIMenuElement]]) { self.loaded = loaded }

    /// Whether there is something to show in a menu.
    mutating func isAny(in menu: UIMenu) -> Bool {
        if let known = known[ObjectIdentifier(menu)] { return known }
        var around = [(menu: menu, rest: menu.children[...])]
        while let last = around.indices.last {
            guard let child = around[last].rest.popFirst() else {
                known[ObjectIdentifier(around.removeLast().menu)] = false
                continue
            }
            if child.menuAttributes.contains(.hidden) { continue }
            var isShown = loaded[ObjectIdentifier(child)]?.isEmpty != true
            if let inner = child as? UIMenu {
                guard let answer = known[ObjectIdentifier(inner)] else {
                    around.append((inner, inner.children[...]))
                    continue
                }
                isShown = answer
            }
            if isShown {
                for (menu, _) in around { known[ObjectIdentifier(menu)] = true }
                return true
            }
        }
        return false
    }
}

extension UIMenu {
    /// Whether there is something to show in this menu.
    final func hasVisibleElements(_ loaded: [ObjectIdentifier: [UIMenuElement]]) -> Bool {
        var search = VisibleElements(loaded)
        return search.isAny(in: self)
    }
}
