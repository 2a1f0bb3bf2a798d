import Foundation

/// State shared by the nodes of one tree: counters, caches and the hook for reports.
package final class LayoutContext {
    /// The number of sizes computed so far, not counting cached ones.
    // A counter is accessed in single steps, and incremented at every question.
    @exclusivity(unchecked)
    package var measuredCount = 0
    /// The number of the current layout, by which a node recognises results cached in this one.
    // Read at every question, assigned in single steps.
    @exclusivity(unchecked)
    private(set) var pass: LayoutPass = 1
    /// The medium the tree is laid out for, as a number below 4; see `LayoutNode.show(in:)`.
    package internal(set) final var medium: UInt8 = 0
    /// Whether the tree has been laid out for more than one medium.
    @exclusivity(unchecked)
    final var hasMedia = false
    /// Whether the tree is changing to another medium.
    final var isChangingMedium = false
    /// Storage lent to the stacks that are dividing a length among their children, the outermost first.
    @exclusivity(unchecked)
    var shares: [LengthShare] = []
    /// The range of the size that a layout of the engine has just returned, if it is more than one proposal.
    // Set and taken in single steps.
    @exclusivity(unchecked)
    var answerRange: ProposalRange?
    /// The oldest layout in which a child was measured for the size that was computed last; `.max` for this layout.
    @exclusivity(unchecked)
    private var answerAge = LayoutPass.max
    /// The items that are being removed, each with the number of removals it is part of.
    // Asked for each item, in single steps.
    @exclusivity(unchecked)
    package var departing: [ObjectIdentifier: Int] = [:]
    /// The area of the last layout and its safe area.
    package var safeArea = RootSafeArea()
    /// Cached positions of items while the safe areas of many are asked for; otherwise `nil`.
    package var safeAreaPositions: [ObjectIdentifier: SafeAreaPosition]?
    /// Whether any item has ever reserved a part of the safe area. While none has, only the root's counts.
    final var reservesSafeArea = false
    /// The followed items that layouts have moved; see `LayoutNode.followPosition()`.
    final var movedItems: [LayoutNode] = []
    /// The number of times that a node placed its children.
    package var placedCount = 0
    /// The number of nodes and items passed on the way to others, to gather items, find their position or read their
    /// attributes. For tests.
    // Accessed in single steps, like `measuredCount`.
    @exclusivity(unchecked)
    package var walkedCount = 0
    /// How many sizes were computed, children placed and nodes passed so far.
    package var workCount: Int { measuredCount + placedCount + walkedCount }
    /// Whether sizes are cached; false only in tests that compare cached sizes with computed ones.
    package let remembersSizes: Bool

    /// Whether any item has ever set a z-index. While none has, there is no search for one.
    final var hasZIndexes = false

    /// The effects applied to items when they are drawn, for the items that have `hasEffects` set.
    @exclusivity(unchecked)
    package final var effects: [ObjectIdentifier: any ItemEffects] = [:]

    /// The owners of the client code that items run.
    @exclusivity(unchecked)
    private final var clients: [ObjectIdentifier: UnownedClient] = [:]

    private struct UnownedClient {
        // Owners are removed before they are freed.
        unowned(unsafe) let client: any LayoutClient
    }
    /// Computes sizes, spacing and guides of deeply nested items.
    // Read at every question, in single steps.
    @exclusivity(unchecked)
    final var trampoline = LayoutTrampoline()
    /// The items waiting to be revalidated, the innermost last.
    @exclusivity(unchecked)
    final var revalidations: [Revalidation] = []
    /// Returns the path of an item in the tree of views, for reports.
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

    /// Notes that the size being computed depends on sizes that children had in an earlier layout.
    func noteAnswer(since pass: LayoutPass) { answerAge = min(answerAge, pass) }

    /// Returns the oldest layout in which a child was measured for the size that was computed last.
    @inline(__always)
    func takeAnswerAge() -> LayoutPass {
        let age = answerAge
        if age == .max { return pass }
        answerAge = .max
        return min(age, pass)
    }

    /// Begins a layout of the tree.
    func beginPass() {
        // When the numbers run out, all further layouts count as one. Results stay correct.
        if pass < .max - 1 { pass += 1 }
    }

    /// Reports an issue, at most once per kind and type.
    @inline(never)
    func report(_ kind: LayoutIssue.Kind, _ type: Any.Type, _ text: @autoclosure () -> String) {
        // Results computed from placeholders are not reported.
        if trampoline.isUnwinding { return }
        guard reported.insert(Reported(kind: kind, type: ObjectIdentifier(type))).inserted else { return }
        let name = String(reflecting: type)
        hook(LayoutIssue(kind: kind, layoutType: name, description: "Layout \(name): \(text())"))
    }

    /// The number of items whose client code is tracked.
    var clientCount: Int { clients.count }

    /// Sets the owner of the client code that an item runs; `nil` ends the tracking of the code's reads.
    package func setClient(_ client: (any LayoutClient)?, of item: LayoutNode) {
        clients[ObjectIdentifier(item)] = client.map { UnownedClient(client: $0) }
    }

    /// Runs client code on behalf of an item, tracking its reads if the code has an owner.
    @inline(__always)
    func asking<Result>(_ item: LayoutNode, code: UInt, _ body: () -> Result) -> Result {
        guard !clients.isEmpty, let client = clients[ObjectIdentifier(item)] else { return body() }
        return client.client.followReads(code: code, body)
    }
}
