import ImperativeUI
import Testing

/// A registration lives as long as what it observes; its token with it.
@MainActor @Suite("How long registrations live") struct RegistrationLifeTests {
    private final class Client {
        weak var token: (any UITraitChangeRegistration)?
        var calls = 0
    }

    @Test("A token that its client keeps weakly lives as long as the object observed, and can end the registration")
    func weakToken() {
        let stage = Stage()
        let client = Client()
        client.token = stage.root.registerForTraitChanges([CrowdTrait.self]) {
            (_: UIViewController, _: UITraitCollection) in
            client.calls += 1
        }
        #expect(client.token != nil)
        stage.scene.traitOverrides.crowd = 2
        stage.settle()
        #expect(client.calls == 1)
        client.token.map { stage.root.unregisterForTraitChanges($0) }
        #expect(client.token == nil)
        stage.scene.traitOverrides.crowd = 3
        stage.settle()
        #expect(client.calls == 1)
    }

    @Test("The token goes with the object observed, and one that is kept does not keep it")
    func observedGoes() {
        let client = Client()
        var view: UIView? = UIView()
        weak let observed = view
        client.token = view?.registerForTraitChanges([CrowdTrait.self]) { (_: UIView, _: UITraitCollection) in }
        let kept = view?.registerForTraitChanges([CrowdTrait.self], action: UIView.setNeedsLayout)
        #expect(client.token != nil)
        view = nil
        #expect(observed == nil && client.token == nil)
        let other = UIView()
        // Ended already: nothing happens.
        kept.map { other.unregisterForTraitChanges($0) }
    }

    @Test("A copy of a token is the same registration")
    func copies() {
        let view = UIView()
        let token = view.registerForTraitChanges([CrowdTrait.self]) { (_: UIView, _: UITraitCollection) in }
        #expect(token.copy(with: nil) as AnyObject === token)
    }
}
