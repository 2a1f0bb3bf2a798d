import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// What features do here: they note their turns.
@MainActor private class Probe {
    private(set) var turns: [String] = []
    /// How often the items are to be placed again.
    var rounds = 0
    var work = 0
    private(set) weak var graph: ViewGraph?

    required init(of graph: ViewGraph) { self.graph = graph }

    func performWork() -> Bool {
        if work == 0 { return false }
        work -= 1
        turns.append("work")
        return true
    }

    func updateDidChangeLayout() { turns.append("changed") }
    func layoutWillBegin() { turns.append("begin") }
    func itemsWillBePlaced() { turns.append("place") }

    func itemsWerePlaced(round: Int) -> Bool {
        turns.append("placed \(round)")
        return round < rounds
    }

    func layoutDidEnd() { turns.append("end") }
    func graphWillEnd() { turns.append("last") }
    func graphDidEnd() { turns.append("over") }
}

private final class FirstProbe: Probe, GraphFeature {
    typealias Part = Marked
    static let slot = GraphFeatureSlot()
}

private final class SecondProbe: Probe, GraphFeature {
    static let slot = GraphFeatureSlot()
}

/// A view whose node plays a part in the first feature.
private struct Mark: View {
    typealias Body = Never

    static func _makeNode(_ view: Mark, in context: _NodeContext) -> _ViewNode { Marked(in: context) }
    static func _updateNode(_ node: _ViewNode, with view: Mark) {}
}

private final class Marked: OneChildNode {
    override func part(in feature: any GraphFeature.Type) -> AnyObject? { feature == FirstProbe.self ? self : nil }
}

@MainActor @Suite("Features of a graph") struct GraphFeatureTests {
    private let graph: ViewGraph
    private let first: FirstProbe
    private let second: SecondProbe

    init() {
        let scope = Scope(root: PropertyMap.empty)
        scope.isLive = true
        let features: [any GraphFeature.Type] = [FirstProbe.self] + ViewGraph.allFeatures + [SecondProbe.self]
        graph = ViewGraph(scope: scope, delegate: nil, features: features)
        first = graph.feature()
        second = graph.feature()
        graph.setRoot(
            VStack {
                Mark()
                Text("text")
            })
        graph.settle()
    }

    @Test("Each graph has its own features, found by type")
    func own() {
        #expect(first.graph === graph)
        #expect(second.graph === graph)
        #expect(graph.feature(FirstProbe.self) === first)
        #expect(graph.motions === graph.feature(FrameMotions.self))
    }

    @Test("What a node is to a feature is found without asking its class")
    func parts() throws {
        let node = try #require(graph.rootNode?.first { $0.part(of: FirstProbe.self) != nil })
        #expect(node is Marked)
        #expect(node.part(of: SecondProbe.self) == nil)
        #expect(graph.rootNode?.part(of: FirstProbe.self) == nil)
    }

    @Test("Work of features is done once it is told of, until none is left")
    func work() {
        first.work = 2
        second.work = 1
        graph.settle()
        #expect(first.work == 2)
        graph.featureHasWork()
        graph.settle()
        #expect(first.work == 0)
        #expect(second.work == 0)
    }

    @Test("A layout begins and ends for all; what is settled begins anew when a later feature is not")
    func layouts() {
        second.rounds = 1
        graph.place(in: CGSize(width: 10, height: 10))
        #expect(first.turns.suffix(6) == ["begin", "place", "placed 0", "place", "placed 0", "end"])
        #expect(second.turns.suffix(6) == ["begin", "place", "placed 0", "place", "placed 1", "end"])
    }

    @Test("A feature may have the items placed again several times")
    func rounds() {
        first.rounds = 2
        graph.place(in: CGSize(width: 10, height: 10))
        #expect(
            first.turns.suffix(8) == [
                "begin", "place", "placed 0", "place", "placed 1", "place", "placed 2", "end",
            ])
    }

    @Test("Features hear of changes of the layout, and of the end of the graph")
    func changes() {
        #expect(first.turns == ["changed"])
        graph.tearDown()
        #expect(first.turns == ["changed", "last", "over"])
    }

    @Test("What features say of their states is checked")
    func invariants() { graph.checkInvariants() }
}
