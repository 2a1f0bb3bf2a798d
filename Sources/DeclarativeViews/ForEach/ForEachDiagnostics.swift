import Foundation
import Observation
import BridgedEnvironment

/// Reports IDs and ranges that one `ForEach` cannot handle well, each problem once.
@MainActor struct ForEachDiagnostics<ID: Hashable> {
    /// The IDs reported as repeated.
    private var reported: [ID] = []
    private var reportedHashes = HashTable()
    private var hasReportedRange = false
    private var hasReportedInstability = false

    /// The maximum number of an ID's positions named in a message.
    private static var positionLimit: Int { 32 }

    mutating func report(_ repeats: [(id: ID, positions: [Int])], in node: _ViewNode) {
        for (id, positions) in repeats {
            if !reportedHashes.insert(id.tableHash, isSame: { reported[$0] == id }).isNew { continue }
            reported.append(id)
            var list = positions.prefix(Self.positionLimit).map(String.init).joined(separator: ", ")
            if positions.count > Self.positionLimit { list += " and \(positions.count - Self.positionLimit) more" }
            RuntimeIssue.report(
                "duplicate-id",
                "\(node.viewType): the id \(id) occurs \(positions.count) times in the collection, at positions "
                    + "\(list). Every element is shown, the repeats with an identity by their order. Give each "
                    + "element an id of its own.")
        }
    }

    mutating func reportRange(_ range: String, initial: String, of node: _ViewNode) {
        if hasReportedRange { return }
        hasReportedRange = true
        RuntimeIssue.report(
            "changed-range",
            "\(node.viewType): the range is \(range) and was \(initial) at first; the first one is kept. "
                + "`ForEach(_:content:)` with a range is for constant data only. Conform the data to `Identifiable`, "
                + "or use `ForEach(_:id:content:)` and provide an explicit `id`.")
    }

    /// Reports IDs that are not stable, given that none of them was there before.
    ///
    /// New IDs alone prove nothing: another page of a list has them, too. They are unstable if an element asked twice
    /// returns two different IDs, or if two or more elements are unchanged and in the same order, apart from their IDs.
    mutating func checkStability<Element>(
        of old: [Element], _ oldRules: ElementRules<Element, ID>,
        and new: [Element], _ newRules: ElementRules<Element, ID>,
        reporter node: _ViewNode
    ) {
        guard !hasReportedInstability, let first = new.first else { return }
        if newRules.id(first) != newRules.id(first) {
            reportInstability("an element asked twice for its id answers two", in: node)
            return
        }
        if new.count < 2 { return }
        for (a, b) in zip(old, new) {
            let before = ElementContents(element: oldRules.subject(a), id: oldRules.id(a))
            let now = ElementContents(element: newRules.subject(b), id: newRules.id(b))
            if !before.isSame(as: now) { return }
        }
        reportInstability("all ids are new, while the elements are the same otherwise", in: node)
    }

    private mutating func reportInstability(_ reason: String, in node: _ViewNode) {
        hasReportedInstability = true
        RuntimeIssue.report(
            "unstable-ids",
            "\(node.viewType): \(reason); the rows lost their state. Give each element an id that stays with it, such "
                + "as a stored `let id`, made when the element is and not in a body.")
    }
}

/// The contents of an element besides its ID.
private struct ElementContents<ID: Hashable> {
    let element: Any
    let id: ID

    /// Returns whether two elements are equal apart from their IDs.
    ///
    /// Elements without other contents are so only if IDs of their type carry no meaning, like a `UUID`.
    func isSame(as other: Self) -> Bool {
        if element is ID { return false }
        let mine = properties
        let others = other.properties
        if mine.count != others.count { return false }
        var isTelling = ID.self != ObjectIdentifier.self && ID.self != UUID.self
        for (a, b) in zip(mine, others) {
            if let a = a as? ID, let b = b as? ID, a == id, b == other.id { continue }
            if !valuesAreEqual(a, b, mode: .equatableAlways) { return false }
            isTelling = false
        }
        return !isTelling
    }

    private var properties: [Any] {
        var values: [Any] = []
        var mirror: Mirror? = Mirror(reflecting: element)
        while let current = mirror {
            for child in current.children where !(child.value is ObservationRegistrar) { values.append(child.value) }
            mirror = current.superclassMirror
        }
        return values
    }
}
