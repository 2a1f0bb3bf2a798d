import Foundation

extension NSDiffableDataSourceSectionSnapshot {
    /// The identifiers of all items, each before its children.
    public var items: [ItemIdentifierType] { walk { _ in true } }

    /// The identifiers of the items whose ancestors are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { walk { expanded.contains($0) } }

    /// Returns the items in order, without the descendants of those that a closure refuses.
    private func walk(_ enters: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        found.reserveCapacity(rootItems.count)
        // The children that are left at each level, deepest last: trees may be deeper than the stack of calls.
        var left = [rootItems[...]]
        while let item = left[left.count - 1].popFirst() ?? next(&left) {
            found.append(item)
            if enters(item), let children = nodes[item]?.children, !children.isEmpty { left.append(children[...]) }
        }
        return found
    }

    private func next(_ left: inout [ArraySlice<ItemIdentifierType>]) -> ItemIdentifierType? {
        while left.count > 1 {
            left.removeLast()
            if let item = left[left.count - 1].popFirst() { return item }
        }
        return nil
    }

    func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        return nodes[parent]?.children ?? []
    }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Returns whether an item is expanded; `false` for an unknown item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether all ancestors of an item are expanded; `false` for an unknown item. Takes time in proportion to
    /// the item's level.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var node = nodes[item] else { return false }
        while let parent = node.parent {
            guard expanded.contains(parent), let above = nodes[parent] else { return false }
            node = above
        }
        return true
    }

    /// Returns the number of an item's ancestors: 0 for a root item. An unknown item is reported; its level is 0.
    public func level(of item: ItemIdentifierType) -> Int {
        if nodes[item] == nil { unknown(item) }
        return nodes[item]?.level ?? 0
    }

    /// Returns the index of an item among all items; `nil` for an unknown item. Takes linear time.
    public func index(of item: ItemIdentifierType) -> Int? {
        nodes[item] == nil ? nil : items.firstIndex(of: item)
    }

    /// Returns the parent of an item; `nil` for a root item and for an unknown item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Returns a snapshot of the descendants of an item, optionally with the item itself as the root. It is empty for an
    /// unknown item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        guard let node = nodes[parent] else { return result }
        var left: [(item: ItemIdentifierType, parent: ItemIdentifierType?)] =
            includingParent ? [(parent, nil)] : node.children.reversed().map { ($0, nil) }
        while let (item, above) = left.popLast() {
            result.append([item], to: above)
            if expanded.contains(item) { result.expanded.insert(item) }
            left += children(of: item).reversed().map { ($0, item) }
        }
        return result
    }

    /// Returns the tree as text, for debugging: an item a line, indented by its level, after `+` if it is expanded, `-`
    /// if it is collapsed, and `*` if it has no children.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children(of: item).isEmpty ? "*" : expanded.contains(item) ? "+" : "-"
            return String(repeating: "  ", count: nodes[item]?.level ?? 0) + mark + " \(item)"
        }.joined(separator: "\n")
    }
}
