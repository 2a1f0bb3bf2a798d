import DeclarativeUI
import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("Glass in both worlds", .serialized) struct GlassTests {
    /// The areas that are filled with what can be seen, from back to front, where they are on screen, and their colours.
    private func fills(_ list: DisplayList) -> [(shape: PathData, color: ColorComponents)] {
        var result: [(PathData, ColorComponents)] = []
        func walk(_ list: DisplayList, _ transform: CGAffineTransform) {
            for item in list.items {
                switch item {
                case .fill(let shape, let paint, _) where paint.plainColor.map { $0.alpha > 0 } == true:
                    paint.plainColor.map { result.append((shape.path.applying(transform), $0)) }
                case .group(let group): walk(group.list, group.effects.transform.concatenating(transform))
                default: break
                }
            }
        }
        walk(list, .identity)
        return result
    }

    private func picture(_ view: UIView, dark: Bool = false) -> DisplayList {
        let window = UIWindow(frame: view.frame)
        if dark { window.overrideUserInterfaceStyle = .dark }
        window.addSubview(view)
        window.isHidden = false
        UpdateQueue.shared.flush()
        return window.displayList()
    }

    private func host(_ view: some View, _ width: Double = 120, _ height: Double = 80) -> _UIHostingView<AnyView> {
        let host = _UIHostingView(rootView: AnyView(view))
        host.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return host
    }

    private func effectView(_ effect: UIVisualEffect, _ frame: CGRect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame
        return view
    }

    // MARK: Colours

    @Test("Glass of a view and of an effect view are one colour, in both schemes", arguments: [false, true])
    func sameColors(dark: Bool) throws {
        let pairs: [(Glass, UIGlassEffect)] = [
            (.regular, UIGlassEffect()), (.clear, UIGlassEffect(style: .clear)),
            (
                .regular.tint(.red),
                {
                    let glass = UIGlassEffect(style: .regular)
                    glass.tintColor = .systemRed
                    return glass
                }()
            ),
        ]
        for (glass, effect) in pairs {
            let one = try #require(
                fills(picture(host(Color.clear.glassEffect(glass)), dark: dark)).last?.color)
            let other = try #require(
                fills(picture(effectView(effect, CGRect(x: 0, y: 0, width: 120, height: 80)), dark: dark)).last?.color)
            // Colours of views are kept less exactly.
            let distances = [one.red - other.red, one.green - other.green, one.blue - other.blue]
            #expect(distances.allSatisfy { abs($0) < 1e-6 } && one.alpha == other.alpha)
        }
    }

    @Test("Clear glass lets more through than regular glass, a tint less, and no glass paints nothing")
    func strengths() throws {
        func alpha(_ glass: Glass) -> Double? { fills(picture(host(Color.clear.glassEffect(glass)))).last?.color.alpha }
        let regular = try #require(alpha(.regular))
        #expect(try #require(alpha(.clear)) < regular)
        #expect(try #require(alpha(.regular.tint(.red))) > regular)
        #expect(alpha(.regular.tint(.red).tint(nil)) == regular)
        #expect(alpha(.identity) == nil)
    }

    @Test("With less transparency asked for, glass is opaque in both worlds")
    func lessTransparency() {
        defer { UIAccessibility.flags.remove(.reduceTransparency) }
        UIAccessibility.flags.insert(.reduceTransparency)
        let view = effectView(UIGlassEffect(), CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(fills(picture(view)).last?.color.alpha == 1)
        #expect(fills(picture(host(Color.clear.glassEffect()))).last?.color.alpha == 1)
    }

    @Test("Glass is a capsule unless another shape is given")
    func shapes() {
        let corner = CGPoint(x: 3, y: 3)
        func covers(_ view: some View) -> Bool {
            fills(picture(host(view))).last?.shape.contains(corner) ?? false
        }
        #expect(!covers(Color.clear.glassEffect()))
        #expect(covers(Color.clear.glassEffect(in: Rectangle())))
        #expect(covers(Color.clear.glassEffect(.regular, in: .rect)))
    }

    // MARK: Containers

    private func pair(_ spacing: CGFloat?) -> some View {
        GlassEffectContainer(spacing: spacing) {
            HStack(spacing: 10) {
                Color.clear.frame(width: 40, height: 40).glassEffect()
                Color.clear.frame(width: 40, height: 40).glassEffect()
            }
        }
    }

    @Test("In a container glass flows together that is nearer than the spacing")
    func joining() {
        let middle = CGPoint(x: 60, y: 40)
        let joined = fills(picture(host(pair(20))))
        #expect(joined.count == 1 && joined[0].shape.contains(middle))
        let apart = fills(picture(host(pair(4))))
        #expect(apart.count == 1 && !apart[0].shape.contains(middle))
        #expect(apart[0].shape.bounds.width == 90)
    }

    @Test("Glass that looks different does not flow together, and is drawn behind all contents")
    func looks() {
        let view = GlassEffectContainer(spacing: 20) {
            HStack(spacing: 10) {
                Color.green.frame(width: 40, height: 40).glassEffect()
                Color.green.frame(width: 40, height: 40).glassEffect(.regular.tint(.red))
            }
        }
        let found = fills(picture(host(view)))
        #expect(found.count == 4)
        #expect(found.map { $0.shape.bounds.width } == [40, 40, 40, 40])
        #expect(found[0].color.alpha < 1 && found[1].color.alpha < 1 && found[2].color.alpha == 1)
    }

    private struct United: View {
        @Namespace private var space
        let tint: Color?

        var body: some View {
            GlassEffectContainer(spacing: 0) {
                HStack(spacing: 20) {
                    Color.clear.frame(width: 30, height: 30).glassEffect().glassEffectUnion(id: "a", namespace: space)
                    Color.clear.frame(width: 30, height: 30).glassEffect(.regular.tint(tint))
                        .glassEffectUnion(id: "a", namespace: space)
                }
            }
        }
    }

    @Test("United glass is one layer around all of it, if it looks the same")
    func unions() {
        let one = fills(picture(host(United(tint: nil))))
        #expect(one.map(\.shape.bounds) == [CGRect(x: 20, y: 25, width: 80, height: 30)])
        #expect(one.first?.shape.contains(CGPoint(x: 60, y: 40)) == true)
        #expect(fills(picture(host(United(tint: .red)))).map(\.shape.bounds.width) == [30, 30])
    }

    @Test("Glass in a container inside is drawn by that one alone")
    func nested() {
        let view = GlassEffectContainer {
            GlassEffectContainer { Color.clear.frame(width: 40, height: 40).glassEffect() }
        }
        #expect(fills(picture(host(view))).count == 1)
    }

    @Test("The effect view of a container draws the glass in it, joined, and follows it")
    func effectContainer() throws {
        let container = UIGlassContainerEffect()
        container.spacing = 20
        let outer = effectView(container, CGRect(x: 0, y: 0, width: 120, height: 80))
        let middle = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
        let views = [0, 50].map { effectView(UIGlassEffect(), CGRect(x: $0, y: 0, width: 40, height: 40)) }
        for view in views { middle.addSubview(view) }
        outer.contentView.addSubview(middle)
        let window = UIWindow(frame: outer.frame)
        window.addSubview(outer)
        window.isHidden = false
        func found() -> [PathData] {
            UpdateQueue.shared.flush()
            return fills(window.displayList()).map(\.shape)
        }
        let gap = CGPoint(x: 55, y: 30)
        #expect(found().count == 1 && found()[0].contains(gap))
        views[1].frame.origin.x = 60
        #expect(!found()[0].contains(gap))
        #expect(found()[0].bounds.width == 100)
        views[1].isHidden = true
        #expect(found()[0].bounds.width == 40)
        // Out of the container, it draws itself.
        views[1].isHidden = false
        window.addSubview(middle)
        #expect(found().map(\.bounds.width) == [40, 40])
        outer.contentView.addSubview(middle)
        #expect(found().map(\.bounds.width) == [100])
        outer.effect = nil
        #expect(found().map(\.bounds.width) == [40, 40])
    }

    // MARK: Movement

    @Observable final class Model { var spacing = 0.0 }

    private struct Moving: View {
        let model: Model

        var body: some View {
            GlassEffectContainer(spacing: 0) {
                HStack(spacing: model.spacing) {
                    Color.clear.frame(width: 30, height: 30).glassEffect()
                    Color.clear.frame(width: 30, height: 30).glassEffect()
                }
            }
        }
    }

    @Test("Glass in a container moves with its views under an animation")
    func movement() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let model = Model()
            let host = host(Moving(model: model))
            let window = UIWindow(frame: host.frame)
            window.addSubview(host)
            window.isHidden = false
            @MainActor func width() -> Double {
                UpdateQueue.shared.flush()
                return Double(fills(window.displayList()).first?.shape.bounds.width ?? 0)
            }
            #expect(width() == 60)
            withAnimation(.linear(duration: 1)) { model.spacing = 40 }
            #expect(width() == 60)
            clock.advance(by: 0.5)
            #expect(abs(width() - 80) < 0.01)
            clock.advance(by: 0.6)
            #expect(width() == 100)
        }
    }

    @Observable final class Choice { var isOpen = false }

    private struct Opening: View {
        let choice: Choice
        let transition: GlassEffectTransition
        @Namespace private var space

        var body: some View {
            GlassEffectContainer(spacing: 0) {
                ZStack(alignment: .leading) {
                    Color.clear.frame(width: 20, height: 20).glassEffect().glassEffectID("first", in: space)
                    if choice.isOpen {
                        Color.clear.frame(width: 20, height: 20).glassEffect().glassEffectID("second", in: space)
                            .glassEffectTransition(transition).padding(.leading, 60)
                    }
                }
                .frame(width: 100, height: 40, alignment: .leading)
            }
        }
    }

    @Test("Glass that comes is where its transition says", arguments: [0, 1, 2])
    func transitions(which: Int) {
        let transition: GlassEffectTransition = [.matchedGeometry, .identity, .materialize][which]
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let choice = Choice()
            let host = host(Opening(choice: choice, transition: transition))
            let window = UIWindow(frame: host.frame)
            window.addSubview(host)
            window.isHidden = false
            UpdateQueue.shared.flush()
            _ = window.displayList()
            withAnimation(.linear(duration: 1)) { choice.isOpen = true }
            UpdateQueue.shared.flush()
            clock.advance(by: 0.5)
            UpdateQueue.shared.flush()
            let widths = fills(window.displayList()).map(\.shape.bounds.width)
            // Half way out of the first, in its place at once, and in a layer of its own, which fades.
            #expect(widths == [[50], [80], [20, 20]][which])
        }
    }

    // MARK: Touches and buttons

    private struct Buttons: View {
        let action: @MainActor () -> Void

        var body: some View {
            VStack {
                Button("Plain", action: action).buttonStyle(.glass)
                Button("Strong", action: action).buttonStyle(.glassProminent).tint(.red)
                Button("Clear", action: action).buttonStyle(.glass(.clear)).disabled(true)
            }
        }
    }

    @Test("Buttons of glass act, and shine while they are pressed")
    func buttons() throws {
        var count = 0
        let application = GestureApplication(UIHostingController(rootView: Buttons { count += 1 }))
        defer { application.host.end() }
        func colors() -> [ColorComponents] {
            UpdateQueue.shared.flush()
            return fills(application.window.displayList()).map(\.color).filter { $0.alpha < 1 }
        }
        let before = colors()
        #expect(before.count == 3)
        let place = try #require(
            application.window.accessibilityTree.elements.first { $0.label == "Plain" }?.frame)
        let point = CGPoint(x: place.midX, y: place.midY)
        application.host.send(.pointer(HostPointer(.down, at: point)))
        #expect(colors()[0].alpha > before[0].alpha)
        application.host.send(.pointer(HostPointer(.up, at: point)))
        #expect(colors() == before)
        #expect(count == 1)
    }

    @Test("Interactive glass shines while it is touched, in both worlds, and takes no tap from what is in it")
    func interactive() {
        var count = 0
        let glass = UIGlassEffect()
        glass.isInteractive = true
        let effect = effectView(glass, CGRect(x: 0, y: 0, width: 100, height: 40))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        effect.contentView.addSubview(button)
        let views = UIHostingController(
            rootView: Button("A") { count += 1 }.frame(width: 100, height: 40)
                .glassEffect(.regular.interactive()))
        views.view.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        let controller = UIViewController()
        controller.view.addSubview(effect)
        controller.addChild(views)
        controller.view.addSubview(views.view)
        let application = GestureApplication(controller)
        defer { application.host.end() }
        func alphas() -> [Double] {
            UpdateQueue.shared.flush()
            return fills(application.window.displayList()).map(\.color.alpha).filter { $0 < 1 }
        }
        let before = alphas()
        #expect(before.count == 2)
        for (index, y) in [20.0, 120].enumerated() {
            application.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 50, y: y))))
            #expect(alphas()[index] > before[index])
            #expect(alphas()[1 - index] == before[1 - index])
            application.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 50, y: y))))
            #expect(alphas() == before)
            #expect(count == index + 1)
        }
    }

    @Test("A configuration of glass draws a capsule of glass, unless a background colour is set")
    func configurations() {
        func found(_ configuration: UIButton.Configuration) -> [(shape: PathData, color: ColorComponents)] {
            let button = UIButton(configuration: configuration)
            button.tintColor = .systemRed
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
            return fills(picture(button))
        }
        let regular = found(.glass())
        #expect(regular.count == 1 && !regular[0].shape.contains(CGPoint(x: 3, y: 3)))
        #expect(found(.clearGlass())[0].color.alpha < regular[0].color.alpha)
        #expect(found(.prominentGlass())[0].color.alpha > regular[0].color.alpha)
        #expect(found(.prominentGlass())[0].color.red > found(.prominentGlass())[0].color.green)
        #expect(found(.prominentClearGlass())[0].color.alpha < found(.prominentGlass())[0].color.alpha)
        var own = UIButton.Configuration.glass()
        own.background.backgroundColor = .systemGreen
        #expect(found(own).map(\.color.alpha) == [1])
    }
}
