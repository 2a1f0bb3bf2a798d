import Foundation
import UnifiedStorage

/// The sections and items of a collection view at one moment, by identifiers.
///
/// An identifier that is there already is reported and left out when it is added once more; one that is not there is
/// reported and ignored where it is named.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, in order.
    public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that get new cells when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items get new cells when the snapshot is applied.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    /// The number of items.
    public var numberOfItems: Int { sections.count }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// The number of items in a section; 0 for one that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// The items of a section; none for one that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// The section an item is in; `nil` for one that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }
    /// The place of an item among all; `nil` for one that is not there. Takes time in proportion to their number.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }
    /// The place of a section; `nil` for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section, of the last one if none is named. Without sections this traps.
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

    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Adds items after another.
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

    /// The identifiers that are not there yet, noted as in a section.
    private mutating func adding(
        _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        var new: [ItemIdentifierType] = []
        new.reserveCapacity(identifiers.count)
        sections.reserveCapacity(sections.count + identifiers.count)
        for identifier in identifiers {
            if sections.updateValue(section, forKey: identifier) == nil {
                new.append(identifier)
            } else {
                repeated(identifier)
            }
        }
        return new
    }

    /// Takes items out. Those that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            if let section = sections.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
        }
        for (section, identifiers) in gone { items[section]?.removeAll { identifiers.contains($0) } }
        forgetMarks()
    }

    /// Takes everything out, sections too.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another.
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

    /// Gives items new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += known(identifiers)
    }

    /// Has the cells of items configured again when the snapshot is applied.
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

    /// The snapshot without what is to be loaded or configured again.
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
