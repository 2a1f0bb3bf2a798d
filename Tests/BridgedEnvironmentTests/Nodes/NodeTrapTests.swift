import BridgedEnvironment
import Foundation
import TestSupport
import Testing

@Suite("Misuse of nodes of one's own") struct NodeTrapTests {
    @Test("A node below itself says so, across both kinds")
    func ancestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, between) = (EnvironmentNode(), UITraitNode())
                between.setParent(outer)
                outer.setParent(between)
            }
        }
        expect(result, says: "An environment node cannot be its own ancestor", "Give that another parent first")
    }

    @Test("A root that is given a parent says so")
    func root() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                EnvironmentNode(rootTraits: UITraitCollection()).setParent(UITraitNode())
            }
        }
        expect(result, says: "The root of a tree has no parent", "Create it without")
    }

    @Test("A parent outside of the hierarchies says so")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { EnvironmentNode().setParent(Stranger()) }
        }
        expect(result, says: "A node's parent must be in the trait hierarchy: Stranger is not")
    }

    @Test("An object outside of the hierarchies has nothing to explain")
    func unexplained() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Stranger().explain(\.colorScheme) }
        }
        expect(result, says: "Only nodes of the hierarchies can be explained: Stranger is none")
    }
}

private final class Stranger: NSObject, UITraitEnvironment {
    let traitCollection = UITraitCollection()
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
