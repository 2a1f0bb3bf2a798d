/// Follows one entry from a reader back to the write that set it.
@MainActor package struct Provenance {
    /// The write, and the scope it was found in; `nil` where nothing was written.
    package private(set) var found: Found?
    /// The crossings, the one next to the reader first.
    private var backwards: [Explanation.Crossing] = []
    /// The scope the search ended in.
    private var last: Scope

    /// A write in force.
    package struct Found {
        package let entry: PropertyWrite
        package let scope: Scope
        /// Whether it is a root's own, or a detached tree's last value, rather than a write of the scope.
        package let isInherited: Bool
        package let isPending: Bool

        /// Whether a boundary made it of another key.
        @MainActor fileprivate var isConverted: Bool { origin != nil }
        /// The key a boundary made it of.
        @MainActor fileprivate var origin: KeyID? { (scope.owner as? any BoundaryPlace)?.origin(of: entry.id) }
    }

    /// - Parameters:
    ///   - world: the world of the reader.
    ///   - staged: whether the reader's values include the staged writes of its own scope.
    package init(of id: KeyID, at scope: Scope, in world: Explanation.World, staged: Bool = false) {
        last = scope
        var id = id
        var start = scope
        var entersStart = world == .declarative
        while true {
            let (found, passed) = Self.search(id, from: start, staged: staged && start === scope)
            for here in passed where here !== start || entersStart { cross(here, carrying: id, found) }
            last = passed[passed.count - 1]
            guard let found else { return }
            self.found = found
            // A boundary's own write was made of another key, written outside of it.
            guard let origin = found.origin, let outer = found.scope.parent else {
                return
            }
            convert(at: found.scope, from: origin, to: found.entry)
            id = origin
            start = outer
            entersStart = true
        }
    }

    /// The nearest write of `id`, and the scopes looked into, the nearest first.
    package static func search(_ id: KeyID, from scope: Scope, staged: Bool = false) -> (Found?, [Scope]) {
        var passed: [Scope] = []
        var next: Scope? = scope
        while let here = next {
            passed.append(here)
            // Writes further out do not come this far.
            if here.ownWrite(of: id)?.isRemoval == true { return (nil, passed) }
            if let found = here.found(id, staged: staged && here === scope) { return (found, passed) }
            next = here.inheritedFrom
        }
        return (nil, passed)
    }

    private mutating func cross(_ scope: Scope, carrying id: KeyID, _ found: Found?) {
        guard let boundary = scope.owner as? any BoundaryPlace else { return }
        if let found, found.scope === scope, found.isConverted { return }
        let name = TypeName.of(id.type)
        backwards.append(
            Explanation.Crossing(
                place: TreePath(of: boundary), into: boundary.worldBelow, from: name, to: name, conversion: nil,
                value: found.map { $0.entry.text } ?? ""))
    }

    private mutating func convert(at scope: Scope, from origin: KeyID, to write: PropertyWrite) {
        guard let boundary = scope.owner as? any BoundaryPlace else { return }
        let name = TypeName.of(origin.type)
        backwards.append(
            Explanation.Crossing(
                place: TreePath(of: boundary), into: boundary.worldBelow, from: name, to: TypeName.of(write.id.type),
                conversion: "\(name).write", value: write.text))
    }

    // MARK: Results

    /// The crossings, the one next to the write first; none where nothing was written.
    package var crossings: [Explanation.Crossing] { found == nil ? [] : backwards.reversed() }

    /// The write as data.
    package var write: Explanation.Write? {
        guard let found else { return nil }
        let place: (any TreePlace)? = found.scope.owner ?? found.scope.label as? any TreePlace
        let origin: WriteOrigin
        if !found.isInherited, let place {
            origin = place.origin(ofWriting: found.entry.id)
        } else if place == nil || found.scope.isLive {
            origin = WriteOrigin(place == nil ? "what is foreseen outside of windows" : "own traits")
        } else {
            origin = WriteOrigin("values kept from the last tree")
        }
        return Explanation.Write(
            key: TypeName.of(found.entry.id.type), value: found.entry.text, place: place.map { TreePath(of: $0) },
            origin: origin.name, source: found.entry.record.source ?? origin.source, isPending: found.isPending)
    }

    /// The observers of a change of the write or, where nothing was written, of `id` at the root of the tree.
    package func observers(on id: KeyID) -> [Explanation.KeyObserver] {
        Survey.together { $0.observers(on: found?.entry.id ?? id, at: found?.scope ?? last) }
    }
}

extension PropertyWrite {
    /// The value as text.
    package var text: String { ValueText.of(record.descriptor.anyValue(word)) }
}

extension Scope {
    /// The scope whose values show through here; `nil` where this scope has values of its own underneath.
    package var inheritedFrom: Scope? { base == nil || isFrozenUntilCommit ? parent : nil }

    fileprivate func found(_ id: KeyID, staged: Bool) -> Provenance.Found? {
        if staged, hasStagedWrites {
            if let write = ownWriteAfterStaging(of: id) {
                let committed = ownWrite(of: id)
                let isPending = committed.map { $0.record !== write.record || $0.word != write.word } ?? true
                return Provenance.Found(entry: write, scope: self, isInherited: false, isPending: isPending)
            }
        } else if let write = ownWrite(of: id) {
            return Provenance.Found(entry: write, scope: self, isInherited: false, isPending: false)
        }
        guard inheritedFrom == nil, let entry = base?.entry(of: id) else { return nil }
        return Provenance.Found(entry: entry.write, scope: self, isInherited: true, isPending: false)
    }
}

/// A search for the scopes in which values were set, for many places of one tree. Its cost is linear in the number of
/// scopes.
@MainActor package final class SetterSearch {
    private struct Visit: Hashable {
        let key: KeyID
        let scope: ObjectIdentifier
    }

    private var found: [Visit: Scope?] = [:]

    /// A search that knows of nothing yet.
    package init() {}

    /// The scope whose write a reader of `id` at `scope` sees, before boundaries converted it; `nil` where nothing was
    /// written. The same as that of a `Provenance`.
    ///
    /// - Parameter staged: Whether the reader's values include the staged writes of `scope`.
    package func setter(of id: KeyID, at scope: Scope, staged: Bool = false) -> Scope? {
        if staged, scope.hasStagedWrites {
            if scope.ownWriteAfterStaging(of: id) != nil { return scope }
            return scope.inheritedFrom.flatMap { setter(of: id, at: $0) }
        }
        var passed: [Visit] = []
        // The last scope that was found, and how many places had been passed by then.
        var (last, count): (Scope?, Int) = (nil, 0)
        var (id, next) = (id, Optional(scope))
        while let here = next {
            let visit = Visit(key: id, scope: ObjectIdentifier(here))
            if let known = found[visit] {
                if let known { (last, count) = (known, passed.count) }
                break
            }
            passed.append(visit)
            if let write = here.ownWrite(of: id) {
                if write.isRemoval { break }
                (last, count) = (here, passed.count)
                guard let origin = (here.owner as? any BoundaryPlace)?.origin(of: id) else { break }
                // A boundary's own write was made of another key, written outside of it.
                (id, next) = (origin, here.parent)
                continue
            }
            next = here.inheritedFrom
            if next == nil, here.base?.contains(id) == true { (last, count) = (here, passed.count) }
        }
        for (index, visit) in passed.enumerated() { found[visit] = .some(index < count ? last : nil) }
        return last
    }
}

extension Explanation {
    /// Creates an explanation from the provenance of a value.
    @MainActor package init(
        of key: String, value: String, at reader: TreePath, _ provenance: Provenance, for id: KeyID,
        conversions: [Crossing] = [], others: [Explanation] = []
    ) {
        self.key = key
        self.value = value
        self.reader = reader
        write = provenance.write
        defaultOf = provenance.found == nil ? TypeName.of(id.type) : nil
        crossings = provenance.crossings + conversions
        observers = provenance.observers(on: id)
        self.others = others
    }

    /// A value made of several keys, or of none.
    package init(of key: String, value: String, at reader: TreePath, conversions: [Crossing], others: [Explanation]) {
        self.key = key
        self.value = value
        self.reader = reader
        write = nil
        defaultOf = nil
        crossings = conversions
        observers = []
        self.others = others
    }
}
