import Foundation

/// Something wrong in the numbers a layout gave, which the engine put right.
package struct LayoutIssue: Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case invalidSize, invalidPosition, invalidProposal, invalidAlignment, invalidInput, placedOutsidePass, tooDeep
    }

    package let kind: Kind
    /// The type whose numbers these are.
    package let layoutType: String
    package let description: String
}

/// Where the engine says what it put right.
package enum LayoutDiagnostics {
    /// The engine's hook unless it is made with another: writes a line to standard error.
    package static func report(_ issue: LayoutIssue) {
        FileHandle.standardError.write(Data("\(issue.description)\n".utf8))
    }
}

/// What the nodes of one tree share: counters and the hook for reports.
package final class LayoutEngine {
    /// How many times a node's size was worked out, not counting cached sizes.
    // A counter is read or assigned in single steps, and it is counted up at every question.
    @exclusivity(unchecked)
    package var measuredCount = 0
    /// Numbers the layouts, so that a node can tell what it was asked in the present one.
    // Read at every question, assigned in single steps.
    @exclusivity(unchecked)
    private(set) var pass: LayoutPass = 1
    /// Room for the stacks that are sharing out a length, the outermost first.
    @exclusivity(unchecked)
    var shares: [_StackLayoutCache.Share] = []
    /// The items that were removed and are on their way out.
    var departing: [ObjectIdentifier: Int] = [:]
    /// The area of the last layout.
    var safeArea = RootSafeArea()
    /// What is known of items' places while many are asked for their safe areas; only then.
    var safeAreaPlaces: [ObjectIdentifier: SafeAreaPlace]?
    /// How many times a node's children were placed.
    package var placedCount = 0
    /// How many nodes and items were passed on the way to others: to gather items, to find where they are or what they say
    /// of themselves. For tests.
    // As above.
    @exclusivity(unchecked)
    package var walkedCount = 0
    /// Whether sizes are remembered; off only to check the memory against.
    package let remembersSizes: Bool

    /// Whether any item ever had a place from back to front of its own; without, nobody has to look for one.
    final var hasZIndexes = false

    /// What is done to items when they are drawn; for those marked with `hasEffects`.
    @exclusivity(unchecked)
    final var effects: [ObjectIdentifier: [ItemEffect]] = [:]

    /// The nodes of items that run client code.
    // Nodes withdraw their items before they go.
    @exclusivity(unchecked)
    final var clients: [ObjectIdentifier: Unmanaged<_ViewNode>] = [:]
    /// Works out sizes, spacing and guides of items that are nested deep.
    // Looked at at every question, in single steps.
    @exclusivity(unchecked)
    final var trampoline = LayoutTrampoline()
    /// The items that wait to be made valid, the innermost last.
    @exclusivity(unchecked)
    final var revalidations: [Revalidation] = []
    /// Names the place of an item in the tree of views, for reports.
    package var pathOfItem: (LayoutNode) -> String? = { _ in nil }

    private let hook: (LayoutIssue) -> Void
    private var reported: Set<Reported> = []

    private struct Reported: Hashable {
        let kind: LayoutIssue.Kind
        let type: ObjectIdentifier
    }

    package init(remembersSizes: Bool = true, report: @escaping (LayoutIssue) -> Void = LayoutDiagnostics.report) {
        self.remembersSizes = remembersSizes
        self.hook = report
    }

    /// A layout of the tree begins.
    func beginPass() {
        // Once the numbers are used up, all layouts count as the current one. Results stay correct.
        if pass < .max - 1 { pass += 1 }
    }

    /// Reports a kind of issue once for each type.
    @inline(never)
    func report(_ kind: LayoutIssue.Kind, _ type: Any.Type, _ text: @autoclosure () -> String) {
        // Results made from placeholders are not worth a report.
        if trampoline.isUnwinding { return }
        guard reported.insert(Reported(kind: kind, type: ObjectIdentifier(type))).inserted else { return }
        let name = String(reflecting: type)
        hook(LayoutIssue(kind: kind, layoutType: name, description: "Layout \(name): \(text())"))
    }
}
