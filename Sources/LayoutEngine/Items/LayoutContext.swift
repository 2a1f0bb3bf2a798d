import Foundation

/// What the nodes of one tree share: counters and the hook for reports.
package final class LayoutContext {
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
    var shares: [LengthShare] = []
    /// The items that were removed and are on their way out.
    package var departing: [ObjectIdentifier: Int] = [:]
    /// The area of the last layout.
    package var safeArea = RootSafeArea()
    /// What is known of items' places while many are asked for their safe areas; only then.
    package var safeAreaPlaces: [ObjectIdentifier: SafeAreaPlace]?
    /// How many times a node's children were placed.
    package var placedCount = 0
    /// How many nodes and items were passed on the way to others: to gather items, to find where they are or what they
    /// say of themselves. For tests.
    // As above.
    @exclusivity(unchecked)
    package var walkedCount = 0
    /// Whether sizes are remembered; off only to check the memory against.
    package let remembersSizes: Bool

    /// Whether any item ever had a place from back to front of its own; without, nobody has to look for one.
    final var hasZIndexes = false

    /// What is done to items when they are drawn; for those marked with `hasEffects`.
    @exclusivity(unchecked)
    package final var effects: [ObjectIdentifier: any ItemEffects] = [:]

    /// Who follows the client code that items run.
    // Withdrawn before they go.
    @exclusivity(unchecked)
    private final var clients: [ObjectIdentifier: UnownedClient] = [:]

    private struct UnownedClient {
        unowned(unsafe) let client: any LayoutClient
    }
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

    /// How many items have somebody follow the client code they run.
    var clientCount: Int { clients.count }

    /// Has somebody follow what the client code reads that an item runs, or nobody from now on.
    package func setClient(_ client: (any LayoutClient)?, of item: LayoutNode) {
        clients[ObjectIdentifier(item)] = client.map { UnownedClient(client: $0) }
    }

    /// Runs client code that an item asks; what it reads is followed if somebody does for the item.
    @inline(__always)
    func asking<Result>(_ item: LayoutNode, code: UInt, _ body: () -> Result) -> Result {
        guard !clients.isEmpty, let client = clients[ObjectIdentifier(item)] else { return body() }
        return client.client.followReads(code: code, body)
    }
}
