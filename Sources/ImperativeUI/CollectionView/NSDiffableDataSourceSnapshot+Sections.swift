import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Appends sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return unknown(toIdentifier) }
        insert(identifiers, at: index)
    }

    /// Inserts sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return unknown(toIdentifier) }
        insert(identifiers, at: index + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var index = index
        for identifier in identifiers {
            if items[identifier] != nil {
                repeated(identifier)
                continue
            }
            items[identifier] = []
            sectionIdentifiers.insert(identifier, at: index)
            index += 1
        }
    }

    /// Deletes sections together with their items. Ignores unknown sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
        }
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll { gone.contains($0) }
        forgetMarks()
    }

    /// Moves a section before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves a section after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        guard items[identifier] != nil else { return unknown(identifier) }
        guard items[other] != nil else { return unknown(other) }
        if identifier == other { return }
        sectionIdentifiers.removeAll { $0 == identifier }
        guard let index = indexOfSection(other) else { return }
        sectionIdentifiers.insert(identifier, at: index + offset)
    }

    /// Marks sections for reloading: applying the snapshot gives their items new cells.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { identifier in
            if items[identifier] != nil { return true }
            unknown(identifier)
            return false
        }
    }
}
