import Testing

@testable import BridgedEnvironment
@testable import DeclarativeUI

private enum Mood: Int, Sendable { case calm, merry, sad }

private struct MoodTrait: UITraitDefinition { static let defaultValue = Mood.calm }
private struct CountTrait: UITraitDefinition { static let defaultValue = 0 }
private struct ShareTrait: UITraitDefinition { static let defaultValue = 0.5 }
private struct ObjectTrait: UITraitDefinition {
    static let defaultValue: @Sendable () -> Void = {}
}

@MainActor @Suite("What an inspector is told of a tree") struct InspectionTests {
    private let chain: Chain<BridgedKey>
    private let inspection: Inspection

    init() {
        chain = Chain<BridgedKey>()
        chain.settle()
        inspection = Inspection(below: chain.scene)
    }

    private func number(_ name: String, _ nodes: [InspectedNode]) throws -> Int {
        try #require(nodes.last { $0.name == name }).id
    }

    private func listed(_ name: String, at id: Int) -> InspectedValue? {
        inspection.values(at: id).first { $0.name == name }
    }

    @Test("The nodes of both worlds are listed, parents before their children")
    func nodes() {
        let nodes = inspection.nodes()
        let names = nodes.map(\.name)
        let expected = [
            "UIWindowScene", "UIWindow", "UIHostingController", "_UIHostingView", "Inner1", "Level2", "Level2View",
            "UIView", "_UIHostingView", "Inner3", "Level4", "UIView",
        ]
        var rest = names[...]
        for name in expected {
            let index = rest.firstIndex(of: name)
            #expect(index != nil, "\(name) is not listed after the others: \(names)")
            rest = rest[(index ?? rest.startIndex)...].dropFirst()
        }
        #expect(nodes.first?.depth == 0)
        for (former, next) in zip(nodes, nodes.dropFirst()) { #expect(next.depth <= former.depth + 1) }
        #expect(nodes.first { $0.name == "Level2View" }?.world == .imperative)
        #expect(nodes.first { $0.name == "Inner3" }?.world == .declarative)
    }

    @Test("A node keeps its number while it lives, and a new one gets another")
    func numbers() throws {
        let first = inspection.nodes()
        #expect(inspection.nodes() == first)
        #expect(Set(first.map(\.id)).count == first.count)
        chain.set(u0: nil, s1: Letter("b"), u2: nil, s3: nil)
        let second = inspection.nodes()
        // The other branch of a condition is another view.
        #expect(try number("Inner1", second) > first.map(\.id).max() ?? 0)
        #expect(try number("UIWindow", second) == number("UIWindow", first))
    }

    @Test("A value that is set in one world is listed in the other, as its key is called there")
    func values() throws {
        chain.set(u0: Letter("a"), s1: nil, u2: nil, s3: nil)
        let nodes = inspection.nodes()
        let scene = try #require(listed("LetterTrait", at: number("UIWindowScene", nodes)))
        #expect(scene.value == "a" && scene.isSetHere && scene.isTrait)
        let view = try #require(listed("BridgedKey", at: number("Inner3", nodes)))
        #expect(view.value == "a" && !view.isSetHere && !view.isTrait)
    }

    @Test("Values that a node sets itself are listed first")
    func order() throws {
        chain.set(u0: nil, s1: nil, u2: Letter("c"), s3: nil)
        let nodes = inspection.nodes()
        let values = inspection.values(at: try number("Level2View", nodes))
        #expect(values.first?.name == "LetterTrait" && values.first?.isSetHere == true)
        #expect(nodes.first { $0.name == "Level2View" }?.writeCount == 1)
    }

    @Test("A listed value is explained as it is anywhere else")
    func explanation() throws {
        chain.set(u0: Letter("a"), s1: nil, u2: nil, s3: nil)
        let nodes = inspection.nodes()
        let id = try number("Inner3", nodes)
        let value = try #require(listed("BridgedKey", at: id))
        let explained = chain.host.explain(BridgedKey.self, in: Inner3<BridgedKey>.self).first
        #expect(inspection.explain(value.key, at: id) == explained)
    }

    @Test("A trait is overridden by hand at the nearest imperative node, and has its former override afterwards")
    func override() throws {
        let view = try #require(chain.model.level2)
        view.traitOverrides[MoodTrait.self] = .merry
        chain.settle()
        let id = try number("Inner3", inspection.nodes())
        let mood = try #require(listed("MoodTrait", at: id))
        #expect(mood.entry == .choice(["calm", "merry", "sad"]))
        #expect(inspection.override(mood.key, with: "sad", at: id))
        chain.settle()
        #expect(listed("MoodTrait", at: id)?.value == "sad")
        #expect(listed("MoodTrait", at: id)?.isOverride == true)
        #expect(view.traitCollection[MoodTrait.self] == .merry)
        inspection.endOverride(mood.key, at: id)
        chain.settle()
        #expect(listed("MoodTrait", at: id)?.value == "merry")

        let viewID = try number("Level2View", inspection.nodes())
        inspection.override(mood.key, with: "calm", at: viewID)
        inspection.override(mood.key, with: "sad", at: viewID)
        #expect(view.traitOverrides[MoodTrait.self] == .sad)
        inspection.endOverrides()
        #expect(view.traitOverrides[MoodTrait.self] == .merry)
    }

    @Test("A text that stands for no value overrides nothing, and neither does a key or a node that there is not")
    func refusals() throws {
        chain.scene.traitOverrides[CountTrait.self] = 3
        chain.scene.traitOverrides[ObjectTrait.self] = {}
        chain.scene.traitOverrides[ShareTrait.self] = 0.75
        chain.settle()
        let nodes = inspection.nodes()
        let id = try number("UIWindow", nodes)
        let count = try #require(listed("CountTrait", at: id))
        #expect(count.entry == .text)
        #expect(!inspection.override(count.key, with: "many", at: id))
        #expect(inspection.override(count.key, with: "-7", at: id))
        #expect(!inspection.override(count.key, with: "1", at: 1_000_000))
        #expect(!inspection.override(1_000_000, with: "1", at: id))
        #expect(!inspection.override(-1, with: "1", at: id))
        let share = try #require(listed("ShareTrait", at: id))
        for text in ["nan", "inf", "-infinity", "", "1,5"] {
            #expect(!inspection.override(share.key, with: text, at: id), "\(text)")
        }
        #expect(inspection.override(share.key, with: "0.25", at: id))
        #expect(listed("ObjectTrait", at: id)?.entry == nil)
        let object = try #require(listed("ObjectTrait", at: id))
        #expect(!inspection.override(object.key, with: "", at: id))
        #expect(inspection.explain(-1, at: id) == nil && inspection.explain(count.key, at: -1) == nil)
        inspection.endOverride(-1, at: -1)
    }

    @Test("Text sizes are chosen by name")
    func textSizes() throws {
        let id = try number("UIWindow", inspection.nodes())
        let size = try #require(listed("UITraitPreferredContentSizeCategory", at: id))
        guard case .choice(let names) = size.entry else {
            Issue.record("\(size) has no choices")
            return
        }
        #expect(names.count == 13 && names.contains(size.value))
        #expect(inspection.override(size.key, with: names[12], at: id))
        chain.settle()
        #expect(chain.host.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    }

    @Test("The node at a point is the smallest one that can be seen there")
    func points() throws {
        let nodes = inspection.nodes()
        let level4 = try #require(chain.model.level4)
        let middle = CGPoint(x: level4.bounds.midX, y: level4.bounds.midY)
        let point = level4.convert(middle, to: nil)
        let found = try #require(inspection.node(at: point, among: nodes))
        let frame = try #require(inspection.frame(of: found))
        for node in nodes {
            guard let other = inspection.frame(of: node.id), other.contains(point) else { continue }
            #expect(other.width * other.height >= frame.width * frame.height)
        }
        #expect(inspection.node(at: CGPoint(x: -1, y: -1), among: nodes) == nil)
        chain.window.isHidden = true
        #expect(inspection.node(at: point, among: nodes) == nil)
    }

    @Test("No more nodes are listed than the limit")
    func limit() {
        for _ in 0..<Inspection.nodeLimit { chain.window.addSubview(UIView()) }
        #expect(inspection.nodes().count == Inspection.nodeLimit)
    }

    @Test("Nothing is kept alive")
    func lifetime() throws {
        weak var view: UIView?
        var numbers: [InspectedNode] = []
        do {
            let child = UIView()
            view = child
            chain.window.addSubview(child)
            numbers = inspection.nodes()
            child.removeFromSuperview()
        }
        #expect(view == nil)
        for node in numbers { _ = inspection.values(at: node.id) }
    }
}
