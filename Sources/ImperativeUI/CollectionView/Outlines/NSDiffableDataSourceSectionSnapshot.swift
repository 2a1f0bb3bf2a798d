import BridgedEnvironment
import Foundation

/// The items of one section at a point in time, as a tree whose parents are expanded or collapsed.
///
/// Adding an identifier that the snapshot already contains, or passing an unknown one, is reported and has no effect.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// An item's place in the tree.
    struct Node {
        var parent: ItemIdentifierType?
        var level: Int
        var children: [ItemIdentifierType] = []
    }

    /// The identifiers of the items without a parent, in order.
    public internal(set) var rootItems: [ItemIdentifierType] = []
    var nodes: [ItemIdentifierType: Node] = [:]
    var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Adding

    /// Appends items at the end of a parent's children, or of the root items if the parent is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, nodes[parent] == nil { return unknown(parent) }
        let new = adding(items, to: parent)
        changeChildren(of: parent) { $0.append(contentsOf: new) }
    }

    /// Inserts items before another one, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: item, offset: 0)
    }

    /// Inserts items after another one, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: item, offset: 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard let node = nodes[other], let index = children(of: node.parent).firstIndex(of: other) else {
            return unknown(other)
        }
        let new = adding(items, to: node.parent)
        changeChildren(of: node.parent) { $0.insert(contentsOf: new, at: index + offset) }
    }

    /// Inserts the tree of another snapshot before an item; its root items become siblings of the item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard nodes[item] != nil else { return unknown(item) }
        let roots = snapshot.rootItems.filter { nodes[$0] == nil }
        insert(snapshot.rootItems, before: item)
        graft(snapshot, roots)
    }

    /// Inserts the tree of another snapshot after an item; its root items become siblings of the item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard nodes[item] != nil else { return unknown(item) }
        let roots = snapshot.rootItems.filter { nodes[$0] == nil }
        insert(snapshot.rootItems, after: item)
        graft(snapshot, roots)
    }

    /// Replaces the children of an item, and their descendants, by the tree of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let node = nodes[parent] else { return unknown(parent) }
        delete(node.children)
        let roots = snapshot.rootItems.filter { nodes[$0] == nil }
        append(snapshot.rootItems, to: parent)
        graft(snapshot, roots)
    }

    /// Adds the descendants that some items have in another snapshot, and expands those that are expanded there.
    private mutating func graft(
        _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ roots: [ItemIdentifierType]
    ) {
        var left = roots
        while let item = left.popLast() {
            if other.expanded.contains(item) { expanded.insert(item) }
            let children = other.children(of: item)
            // A child that is in this tree already keeps its own descendants.
            left += children.filter { nodes[$0] == nil }
            if !children.isEmpty { append(children, to: item) }
        }
    }

    /// Returns the identifiers that are not yet in the snapshot, after recording their parent.
    private mutating func adding(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType?
    ) -> [ItemIdentifierType] {
        let node = Node(parent: parent, level: parent.flatMap { nodes[$0] }.map { $0.level + 1 } ?? 0)
        return items.filter { item in
            if nodes[item] != nil {
                RuntimeIssue.report(
                    "snapshot",
                    "An identifier is in a section snapshot once: \(item) is there already. The repeat is left out.")
                return false
            }
            nodes[item] = node
            return true
        }
    }

    private mutating func changeChildren(
        of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
    ) {
        guard let parent else { return change(&rootItems) }
        if let index = nodes.index(forKey: parent) { change(&nodes.values[index].children) }
    }

    // MARK: Deleting

    /// Deletes items together with their descendants. Ignores unknown items.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone: Set<ItemIdentifierType> = []
        var left = items.filter { nodes[$0] != nil }
        var parents: Set<ItemIdentifierType?> = []
        for item in left { parents.insert(nodes[item]?.parent) }
        while let item = left.popLast() {
            guard gone.insert(item).inserted, let node = nodes.removeValue(forKey: item) else { continue }
            expanded.remove(item)
            left += node.children
        }
        for parent in parents { changeChildren(of: parent) { $0.removeAll { gone.contains($0) } } }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    // MARK: Expanding

    /// Expands items, so that their children are visible if they are visible themselves.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { if nodes[item] == nil { unknown(item) } else { expanded.insert(item) } }
    }

    /// Collapses items, which hides their descendants. These keep their own states.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { if nodes[item] == nil { unknown(item) } else { expanded.remove(item) } }
    }

    func unknown(_ item: ItemIdentifierType) {
        RuntimeIssue.report("snapshot", "A section snapshot has no \(item). The call is ignored.")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
