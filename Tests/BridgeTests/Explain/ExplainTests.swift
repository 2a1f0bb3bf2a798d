import DeclarativeUI
import Testing

/// A chain of both worlds, with values at some of its levels.
@MainActor private func chain(u0: String? = nil, s1: String? = nil, u2: String? = nil, s3: String? = nil)
    -> Chain<BridgedKey>
{
    let chain = Chain<BridgedKey>()
    chain.settle()
    chain.set(
        u0: u0.map { Letter($0) }, s1: s1.map { Letter($0) }, u2: u2.map { Letter($0) }, s3: s3.map { Letter($0) })
    return chain
}

extension Chain {
    /// What the innermost view's read of the key comes from.
    fileprivate var innermost: Explanation? { host.explain(K.self, in: Inner3<K>.self).first }
}

private final class TracingView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        _ = traitCollection[LetterTrait.self]
    }
}

@MainActor @Suite struct ExplainTests {
    @Test("A value set in views is followed through both boundaries to an imperative view, with the conversion")
    func throughRepresentable() throws {
        let chain = chain(u0: "a", s1: "b")
        let level4 = try #require(chain.model.level4)
        #expect(
            "\(level4.explain(LetterTrait.self))" == """
                LetterTrait = b
                  read at UIWindowScene > UIWindow > UIHostingController > _UIHostingView > Level1.true > Inner1 > Level2 > Level2View > UIView > _UIHostingView > Level3.false > Inner3 > Level4 > UIView
                  set: BridgedKey = b by environment of UIWindowScene > UIWindow > UIHostingController > _UIHostingView > Level1.true, at BridgeTests/Chain.swift:103
                  through … > Level2, into the imperative world: BridgedKey.write makes LetterTrait = b of BridgedKey
                  through … > _UIHostingView, into the declarative world: LetterTrait as it is
                  wakes … > Inner1: body
                  wakes … > Level2: conversion to traits
                  wakes … > Inner3: body
                """)
    }

    @Test("A trait set at the scene is followed to a hosted view, where the key's bridge reads it")
    func intoViews() {
        let chain = chain(u0: "a")
        #expect(
            chain.innermost?.description == """
                BridgedKey = a
                  read at UIWindowScene > UIWindow > UIHostingController > _UIHostingView > Level1.false > Inner1 > Level2 > Level2View > UIView > _UIHostingView > Level3.false > Inner3
                  set: LetterTrait = a by traitOverrides of UIWindowScene, at BridgeTests/Chain.swift:63
                  through … > _UIHostingView, into the declarative world: LetterTrait as it is
                  through … > Level2, into the imperative world: LetterTrait as it is
                  through … > _UIHostingView, into the declarative world: LetterTrait as it is
                  through … > Inner3, into the declarative world: BridgedKey.read makes BridgedKey = a of LetterTrait
                  wakes … > Inner1: body
                  wakes … > Inner3: body
                """)
    }

    @Test("The setter named is that of the truth table, for each setting of the four levels")
    func setters() throws {
        for bits in 0..<16 {
            func value(_ bit: Int, _ name: String) -> String? { bits & 1 << bit == 0 ? nil : name }
            let chain = chain(u0: value(0, "a"), s1: value(1, "b"), u2: value(2, "c"), s3: value(3, "d"))
            let level4 = try #require(chain.model.level4)
            let seen = chain.seen
            let setters = ["a": "UIWindowScene", "b": "Level1.true", "c": "Level2View", "d": "Level3.true"]
            let level1 = try #require(chain.host.explain(BridgedKey.self, in: Inner1<BridgedKey>.self).first)
            let level3 = try #require(chain.innermost)
            for (explanation, value) in [
                (level1, seen[1]), (level3, seen[3]), (level4.explain(LetterTrait.self), seen[4]),
            ] {
                #expect(explanation.value == value)
                #expect((explanation.write == nil) == (value == "td"))
                if let place = explanation.write?.place?.description {
                    #expect(place.hasSuffix(setters[value] ?? "?"), "\(bits)")
                }
            }
        }
    }

    @Test("Where nothing was set, the key whose default shows is named")
    func defaults() {
        let chain = chain()
        #expect(chain.innermost?.write == nil)
        #expect(chain.innermost?.defaultOf == "LetterTrait")
        #expect(chain.window.explain(LetterTrait.self).defaultOf == "LetterTrait")
        #expect(
            "\(chain.window.explain(PlainKey.self))" == """
                PlainKey = kd
                  read at UIWindowScene > UIWindow
                  not set: default of PlainKey
                """)
    }

    @Test("A key that is not bridged passes imperative nodes as it is")
    func plain() throws {
        let chain = Chain<PlainKey>()
        chain.settle()
        chain.set(u0: nil, s1: Letter("b"), u2: Letter("c"), s3: nil)
        let explanation = try #require(chain.innermost)
        #expect(explanation.value == "b")
        #expect(explanation.crossings.map(\.conversion) == [nil, nil])
        #expect(explanation.crossings.map(\.into) == [.imperative, .declarative])
        #expect(explanation.write?.origin == "environment")
    }

    @Test("Lines are known of the subscript, and said to be unknown of properties")
    func lines() {
        let view = UIView()
        view.traitOverrides[LetterTrait.self] = Letter("x")
        let line = #line - 1
        view.updateTraitsIfNeeded()
        #expect(view.explain(LetterTrait.self).write?.source?.line == UInt(line))
        #expect(view.explain(LetterTrait.self).write?.source?.fileID == "BridgeTests/ExplainTests.swift")
        view.traitOverrides.userInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        #expect(
            "\(view.explain(UITraitUserInterfaceStyle.self))" == """
                UITraitUserInterfaceStyle = dark
                  read at UIView
                  set: by traitOverrides of UIView, line not known
                """)
    }

    @Test("Each way to write a trait is named")
    func means() {
        func style(_ node: any UITraitEnvironment) -> String? {
            node.explain(UITraitUserInterfaceStyle.self).write?.origin
        }
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.updateTraitsIfNeeded()
        #expect(style(child.view) == "own traits")
        #expect(child.view.explain(UITraitUserInterfaceStyle.self).write?.place?.description == "UIWindowScene")
        window.overrideUserInterfaceStyle = .dark
        window.updateTraitsIfNeeded()
        #expect(style(child.view) == "overrideUserInterfaceStyle")
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        window.updateTraitsIfNeeded()
        #expect(style(child.view) == "override collection")
        #expect(style(UIView()) == "what is foreseen outside of windows")
        child.view.removeFromSuperview()
        child.removeFromParent()
        let view = UIView()
        parent.view.addSubview(view)
        window.updateTraitsIfNeeded()
        view.removeFromSuperview()
        #expect(style(view) == "values kept from the last tree")
    }

    @Test("Views of the imperative world are found by their class, in the order of the tree, and in hosted views too")
    func explainInViews() {
        class Badge: UIView {}
        final class LoudBadge: Badge {}
        struct Hosted: UIViewRepresentable {
            func makeUIView(context: Context) -> LoudBadge { LoudBadge() }
            func updateUIView(_ uiView: LoudBadge, context: Context) {}
        }
        let window = UIWindow()
        window.isHidden = false
        window.addSubview(Badge())
        window.rootViewController = UIHostingController(rootView: Hosted().environment(\.layoutDirection, .rightToLeft))
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        let directions = window.explain(UITraitLayoutDirection.self, in: Badge.self)
        #expect(Set(directions.map(\.value)) == ["leftToRight", "rightToLeft"])
        #expect(window.explain(UITraitLayoutDirection.self, in: LoudBadge.self).map(\.value) == ["rightToLeft"])
        #expect(window.explain(UITraitUserInterfaceStyle.self, in: UISwitch.self).isEmpty)
        #expect(window.explain(\.colorScheme, in: Badge.self).map(\.value) == ["dark", "dark"])
        #expect(window.explain(BridgedKey.self, in: LoudBadge.self).count == 1)
    }

    @Test("A write a controller answers already is pending until the next update")
    func pending() {
        let controller = UIViewController()
        controller.traitOverrides[LetterTrait.self] = Letter("x")
        let before = controller.explain(LetterTrait.self)
        #expect(before.value == "x")
        #expect(before.write?.isPending == true)
        controller.updateTraitsIfNeeded()
        #expect(controller.explain(LetterTrait.self).write?.isPending == false)
    }

    @Test("Handlers, tracked methods and represented views that depend on a write are named")
    func observers() {
        struct Shown: UIViewRepresentable {
            func makeUIView(context: Context) -> TracingView { TracingView() }
            func updateUIView(_ uiView: TracingView, context: Context) { _ = context.environment[BridgedKey.self] }
        }
        let host = UIHostingController(rootView: Shown())
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.registerForTraitChanges([LetterTrait.self]) { (_: UIWindow, _) in }
        window.layoutIfNeeded()
        window.traitOverrides[LetterTrait.self] = Letter("x")
        window.layoutIfNeeded()
        #expect(
            window.explain(LetterTrait.self).observers.map { "\($0.place): \($0.role)" } == [
                "UIWindow: trait change handler",
                "UIWindow > UIHostingController > _UIHostingView > ExplainTests.Shown: update",
                "UIWindow > UIHostingController > _UIHostingView > ExplainTests.Shown > TracingView: layoutSubviews",
            ])
    }

    @Test("A system pair is explained as bridged keys are")
    func systemPair() throws {
        let chain = chain()
        let explanation = try #require(chain.host.explain(\.colorScheme, in: Inner3<BridgedKey>.self).first)
        #expect(explanation.key == "ColorSchemeKey")
        #expect(explanation.write?.key == "UITraitUserInterfaceStyle")
        #expect(explanation.crossings.last?.conversion == "ColorSchemeKey.read")
    }

    @Test("The view of a row is explained once, at its own place")
    func rows() {
        let host = UIHostingController(rootView: ForEach(0..<2) { Labelled(number: $0) })
        host.loadViewIfNeeded()
        host.view.layoutIfNeeded()
        #expect(
            host.explain(\.colorScheme, in: Labelled.self).map(\.reader.description) == [
                "UIHostingController > _UIHostingView[id 0] > ExplainTests.Labelled",
                "UIHostingController > _UIHostingView[id 1] > ExplainTests.Labelled",
            ])
    }

    private struct Labelled: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    @Test("A key path that computes from several keys, or from none, is explained by its parts")
    func keyPaths() {
        let window = UIWindow()
        window.isHidden = false
        let length = window.explain(\.pixelLength)
        #expect(length.key == "a value made of DisplayScaleKey")
        #expect(length.value == "0.5")
        #expect(length.others.map(\.key) == ["DisplayScaleKey"])
        #expect(window.explain(\.self).others.isEmpty)
    }

    @Test("An object with a trait node of its own is explained by its class")
    func ownNodes() {
        final class Sprite: NSObject, UITraitNodeOwner { let traitNode = UITraitNode() }
        let view = UIView()
        let sprite = Sprite()
        sprite.traitNode.owner = sprite
        sprite.traitNode.setParent(view)
        view.traitOverrides[LetterTrait.self] = Letter("x")
        view.updateTraitsIfNeeded()
        let explanation = sprite.explain(LetterTrait.self)
        #expect(explanation.reader.description == "UIView > ExplainTests.Sprite")
        #expect(explanation.write?.place?.description == "UIView")
    }
}
