import BridgedEnvironment
import DeclarativeUI
import ImperativeUI
import TestSupport
import Testing

private struct Hour: UITraitDefinition { static let defaultValue = 12 }
private struct HourKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Hour.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[Hour.self] = value }
}
extension EnvironmentValues {
    fileprivate var hour: Int {
        get { self[HourKey.self] }
        set { self[HourKey.self] = newValue }
    }
    @Entry fileprivate var player = "nobody"
}

@MainActor private final class Log { var notes: [String] = [] }

/// Notes the values it reads, and shows a represented view.
private struct Sign: View {
    @Environment(\.hour) private var hour
    @Environment(\.player) private var player
    let log: Log
    let inner: UITraitNode

    var body: some View {
        let _ = log.notes.append("\(player) \(hour)")
        Needle(inner: inner).environment(\.hour, hour + 1)
    }
}

private struct Needle: UIViewRepresentable {
    let inner: UITraitNode
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        inner.setParent(view)
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Views at nodes of one's own") struct NodeViewTests {
    private let scene = UITraitNode(rootTraits: UITraitCollection(userInterfaceStyle: .dark))
    private let log = Log()
    private let inner = UITraitNode()

    private func hosted(at node: any UITraitEnvironment) -> (UINodeView, UIHostingController<Sign>) {
        let controller = UIHostingController(rootView: Sign(log: log, inner: inner))
        let place = UINodeView(at: node)
        place.addSubview(controller.view)
        place.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        place.layoutIfNeeded()
        return (place, controller)
    }

    @Test("A view sees the key's default where the traits stood for another value, and no change where they did not")
    func setsWhatTraitsStoodFor() {
        let node = EnvironmentNode()
        node.setParent(scene)
        let (place, controller) = hosted(at: node)
        #expect(log.notes == ["nobody 12"])
        func set(_ hour: Int?) {
            if let hour { node.environment(\.hour, hour) } else { node.removeEnvironmentChanges() }
            node.updateIfNeeded()
            place.layoutIfNeeded()
        }
        set(12)
        #expect(log.notes == ["nobody 12"])
        set(0)
        set(nil)
        #expect(log.notes == ["nobody 12", "nobody 0", "nobody 12"])
        _ = controller
    }

    @Test("A hosting controller takes the values of a node of either kind, and passes its own on")
    func hosts() {
        let overlay = EnvironmentNode()
        overlay.setParent(scene)
        overlay.environment(\.player, "Ada")
        let (place, controller) = hosted(at: overlay)
        #expect(log.notes == ["Ada 12"])
        #expect(place.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection[Hour.self] == 13)
        scene.traitOverrides[Hour.self] = 20
        scene.updateTraitsIfNeeded()
        place.layoutIfNeeded()
        #expect(log.notes == ["Ada 12", "Ada 20"])
        #expect(inner.traitCollection[Hour.self] == 21)
        overlay.environment(\.hour, 3)
        overlay.updateIfNeeded()
        place.layoutIfNeeded()
        #expect(log.notes.last == "Ada 3" && inner.traitCollection[Hour.self] == 4)
        _ = controller
    }

    @Test("A view at a node inherits from it wherever it is shown")
    func shownElsewhere() {
        scene.traitOverrides[Hour.self] = 5
        scene.updateTraitsIfNeeded()
        let (place, controller) = hosted(at: scene)
        let window = UIWindow()
        window.traitOverrides[Hour.self] = 9
        window.makeKeyAndVisible()
        window.addSubview(place)
        window.layoutIfNeeded()
        #expect(place.traitCollection[Hour.self] == 5 && log.notes == ["nobody 5"])
        window.traitOverrides[Hour.self] = 10
        scene.traitOverrides[Hour.self] = 6
        scene.updateTraitsIfNeeded()
        window.layoutIfNeeded()
        #expect(place.traitCollection[Hour.self] == 6 && log.notes == ["nobody 5", "nobody 6"])
        place.removeFromSuperview()
        let other = UITraitNode(rootTraits: UITraitCollection())
        place.move(to: other)
        #expect(place.traitCollection[Hour.self] == 12)
        _ = controller
    }

    @Test("A view whose node is gone keeps its latest values")
    func nodeGoes() {
        var overlay: EnvironmentNode? = EnvironmentNode()
        overlay?.setParent(scene)
        overlay?.environment(\.hour, 7)
        let place = overlay.map { UINodeView(at: $0) }
        #expect(place?.traitCollection[Hour.self] == 7)
        overlay = nil
        scene.traitOverrides[Hour.self] = 1
        scene.updateTraitsIfNeeded()
        #expect(place?.node == nil && place?.traitCollection[Hour.self] == 7)
    }

    @Test("A view that is added to a view at a node below it says so")
    func ownAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (view, node) = (UIView(), UITraitNode())
                node.setParent(view)
                UINodeView(at: node).addSubview(view)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A view cannot be its own ancestor: UIView is added to a UINodeView"))
        #expect(text.contains("Give the node another parent first"))
    }

    @Test("A view at a node does not come from an archive, and says so")
    func archive() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINodeView(coder: NSKeyedArchiver(requiringSecureCoding: true)) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A view at a node needs its node: use init(at:)"))
    }

    @Test("A hosting configuration takes the values of a node")
    func configuration() {
        let overlay = EnvironmentNode()
        overlay.setParent(scene)
        overlay.environment(\.player, "Ada")
        let place = UINodeView(at: overlay)
        let content = UIHostingConfiguration { Sign(log: log, inner: inner) }.makeContentView()
        place.addSubview(content)
        place.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        place.layoutIfNeeded()
        #expect(log.notes == ["Ada 12"])
    }

    @Test("The whole way of a value is explained, from a node through a view to a node below it")
    func explains() throws {
        let overlay = EnvironmentNode()
        overlay.setParent(scene)
        let (place, controller) = hosted(at: overlay)
        scene.traitOverrides[Hour.self] = 20
        scene.updateTraitsIfNeeded()
        place.layoutIfNeeded()
        let explanations = place.explain(\.hour, in: Sign.self)
        let explanation = try #require(explanations.first)
        #expect(explanations.count == 1 && explanation.value == "20")
        #expect(explanation.write?.place?.description == "UITraitNode")
        #expect(
            explanation.crossings.map { "\($0.place): \($0.to)" } == [
                "UITraitNode > EnvironmentNode: Hour",
                "UITraitNode > EnvironmentNode > UINodeView > UIHostingController > _UIHostingView: Hour",
                "UITraitNode > EnvironmentNode > UINodeView > UIHostingController > _UIHostingView > Sign: HourKey",
            ])
        _ = controller
    }
}
