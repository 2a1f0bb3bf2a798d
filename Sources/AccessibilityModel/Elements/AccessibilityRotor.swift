/// A way to move between elements of one kind, skipping all others: from heading to heading, or through items that a
/// program defines.
///
/// A rotor stores nothing: each item is looked up when it is requested.
@MainActor public struct AccessibilityRotor {
    /// The name of the rotor.
    public let name: String
    package let kind: AccessibilityRotorKind
    /// Finds the item after another, or before it; for `nil` the first, or the last.
    private let search: (_ current: Item?, _ isForward: Bool) -> Item?

    package init(_ kind: AccessibilityRotorKind, search: @escaping (_ current: Item?, _ isForward: Bool) -> Item?) {
        (name, self.kind, self.search) = (kind.name, kind, search)
    }

    /// A rotor through things in an order that is known.
    package init(_ kind: AccessibilityRotorKind, items: @escaping () -> [Item]) {
        self.init(kind) { current, isForward in
            let items = items()
            guard let current else { return isForward ? items.first : items.last }
            guard let index = items.firstIndex(where: { $0.id == current.id }) else { return nil }
            let next = index + (isForward ? 1 : -1)
            return items.indices.contains(next) ? items[next] : nil
        }
    }

    /// An item to which a rotor leads.
    @MainActor public struct Item {
        /// The label of the item; `nil` if it has none.
        public let label: String?
        /// The identity of the item in its rotor.
        package let id: AnyHashable
        /// The object that the item stands for.
        package let source: AnyObject?
        private let goThere: () -> Bool

        package init(
            _ label: String?, id: AnyHashable, source: AnyObject? = nil, goThere: @escaping () -> Bool
        ) { (self.label, self.id, self.source, self.goThere) = (label, id, source, goThere) }

        /// Moves the accessibility focus to the item, and scrolls it into view if it is in a scrolling container.
        /// Returns whether the focus is at the item.
        @discardableResult
        public func focus() -> Bool { goThere() }
    }

    /// Returns the item after another, or the first for `nil`. Returns `nil` after the last item.
    public func item(after item: Item?) -> Item? { search(item, true) }

    /// Returns the item before another, or the last for `nil`. Returns `nil` before the first item.
    public func item(before item: Item?) -> Item? { search(item, false) }

    /// More things than these are not listed.
    private static var limit: Int { 10_000 }

    /// All items from the first on, up to one that is already in the list, and at most 10,000.
    public var items: [Item] {
        var (items, known): ([Item], Set<AnyHashable>) = ([], [])
        while items.count < Self.limit, let next = search(items.last, true), known.insert(next.id).inserted {
            items.append(next)
        }
        return items
    }
}
