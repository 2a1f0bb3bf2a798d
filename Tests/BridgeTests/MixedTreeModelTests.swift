import Testing
import TreeModels

@MainActor @Suite(.serialized) struct MixedTreeModelTests {
    @Test("Values and deliveries in changing trees of both worlds are those of a fold from the root")
    func matchesModel() { MixedTreeLaw.check.check(sequences: 100, length: 250) }
}
