import Foundation
import BridgedEnvironment

/// The sections and items of a collection view at a point in time, represented by identifiers.
///
/// Adding an identifier that the snapshot already contains, or passing an unknown one, is reported and has no effect.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The identifiers of the sections, in order.
    public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The identifiers of the items that get new cells when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The identifiers of the items whose cells are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The identifiers of the sections whose items get new cells when the snapshot is applied.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.count }
    /// The number of sections in the snapshot.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The identifiers of the items in all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// Returns the number of items in a section; 0 for an unknown section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the identifiers of the items in a section; an empty array for an unknown section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// Returns the identifier of the section that contains an item; `nil` for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }
    /// Returns the index of an item among all items; `nil` for an unknown item. Takes linear time.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }
    /// Returns the index of a section; `nil` for an unknown section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Appends items at the end of a section; by default, of the last section. Traps if there are no sections.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            fatalError("Items are added to a section: there is none. Call appendSections(_:) first.")
        }
        guard items[section] != nil else { return unknown(section) }
        let new = adding(identifiers, to: section)
        items[section]?.append(contentsOf: new)
    }

    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard let section = sections[other], let index = items[section]?.firstIndex(of: other) else {
            return unknown(other)
        }
        let new = adding(identifiers, to: section)
        items[section]?.insert(contentsOf: new, at: index + offset)
    }

    /// Replaces the items of a section.
    mutating func setItems(_ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        for item in items[section] ?? [] { sections[item] = nil }
        items[section] = adding(identifiers, to: section)
        forgetMarks()
    }

    /// Returns the identifiers that are not yet in the snapshot, after recording their section.
    private mutating func adding(
        _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        var new: [ItemIdentifierType] = []
        new.reserveCapacity(identifiers.count)
        sections.reserveCapacity(sections.count + identifiers.count)
        for identifier in identifiers {
            if Self.enter(section, ifMissing: &sections[identifier]) {
                new.append(identifier)
            } else {
                repeated(identifier)
            }
        }
        return new
    }

    /// Sets the section of an item that has none. Returns whether it had none.
    private static func enter(_ section: SectionIdentifierType, ifMissing known: inout SectionIdentifierType?) -> Bool {
        if known != nil { return false }
        known = section
        return true
    }

    /// Deletes items. Ignores unknown items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            if let section = sections.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
        }
        for (section, identifiers) in gone { items[section]?.removeAll { identifiers.contains($0) } }
        forgetMarks()
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        guard let old = sections[identifier] else { return unknown(identifier) }
        guard let new = sections[other] else { return unknown(other) }
        if identifier == other { return }
        items[old]?.removeAll { $0 == identifier }
        guard let index = items[new]?.firstIndex(of: other) else { return }
        items[new]?.insert(identifier, at: index + offset)
        sections[identifier] = new
    }

    /// Marks items for reloading: applying the snapshot gives them new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += known(identifiers)
    }

    /// Marks items for reconfiguring: applying the snapshot configures their cells again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += known(identifiers)
    }

    private func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            if sections[identifier] != nil { return true }
            unknown(identifier)
            return false
        }
    }

    mutating func forgetMarks() {
        reloadedItemIdentifiers.removeAll { sections[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
        reloadedSectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// The snapshot without marks for reloading and reconfiguring.
    var applied: NSDiffableDataSourceSnapshot {
        var result = self
        result.reloadedItemIdentifiers = []
        result.reconfiguredItemIdentifiers = []
        result.reloadedSectionIdentifiers = []
        return result
    }

    func repeated(_ identifier: some Hashable) {
        RuntimeIssue.report(
            "snapshot", "An identifier is in a snapshot once: \(identifier) is there already. The repeat is left out.")
    }

    func unknown(_ identifier: some Hashable) {
        RuntimeIssue.report("snapshot", "A snapshot has no \(identifier). The call is ignored.")
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
