/// A way from one thing to the next of some kind, past all others: from heading to heading, or to what a program says.
///
/// Nothing of it is kept: each thing is looked for when it is asked for.
@MainActor public struct AccessibilityRotor {
    /// Its name.
    public let name: String
    package let kind: AccessibilityRotorKind
    /// Finds what comes after a thing, or before it; for `nil` the first, or the last.
    private let search: (_ current: Item?, _ isForward: Bool) -> Item?

    package init(_ kind: AccessibilityRotorKind, search: @escaping (_ current: Item?, _ isForward: Bool) -> Item?) {
        (name, self.kind, self.search) = (kind.name, kind, search)
    }

    /// A rotor through things in an order that is known.
    package init(_ kind: AccessibilityRotorKind, items: @escaping () -> [Item]) {
        self.init(kind) { current, isForward in
            let items = items()
            guard let current else { return isForward ? items.first : items.last }
            guard let place = items.firstIndex(where: { $0.id == current.id }) else { return nil }
            let next = place + (isForward ? 1 : -1)
            return items.indices.contains(next) ? items[next] : nil
        }
    }

    /// A thing that a rotor leads to.
    @MainActor public struct Item {
        /// What it is called; `nil` where that is not said.
        public let label: String?
        /// What tells it from the others of its rotor.
        package let id: AnyHashable
        /// What stands for it where it comes from.
        package let source: AnyObject?
        private let goThere: () -> Bool

        package init(
            _ label: String?, id: AnyHashable, source: AnyObject? = nil, goThere: @escaping () -> Bool
        ) { (self.label, self.id, self.source, self.goThere) = (label, id, source, goThere) }

        /// Goes there: brings it in sight, as far as it is in something that scrolls, and has it be what is read.
        /// Returns whether it is there.
        @discardableResult
        public func focus() -> Bool { goThere() }
    }

    /// What comes after a thing; the first for `nil`. `nil` after the last.
    public func item(after item: Item?) -> Item? { search(item, true) }

    /// What comes before a thing; the last for `nil`. `nil` before the first.
    public func item(before item: Item?) -> Item? { search(item, false) }

    /// More things than these are not listed.
    private static var limit: Int { 10_000 }

    /// All things from the first on, up to one that was there already.
    public var items: [Item] {
        var (items, known): ([Item], Set<AnyHashable>) = ([], [])
        while items.count < Self.limit, let next = search(items.last, true), known.insert(next.id).inserted {
            items.append(next)
        }
        return items
    }
}
