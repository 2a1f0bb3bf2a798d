import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Colours, gradients and other styles that change under an animation.
@MainActor @Suite("Colours that move", .serialized) struct ColorMotionTests {
    private let clock = ManualAnimationClock()

    @Observable final class Model {
        var isOn = false
        var other = 0
    }

    private let model = Model()
    private let log = Log()

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)
    private static let second = Animation.linear(duration: 1)

    private struct Root<V: View>: View {
        let model: Model
        let log: Log
        @ViewBuilder let content: (Bool) -> V
        var body: some View {
            let _ = log.run("root")
            content(model.isOn)
        }
    }

    /// Shows a view, and runs code under the clock.
    private func run<V: View>(
        @ViewBuilder _ content: @escaping (Bool) -> V, _ body: (Pictured) -> Void
    ) {
        model.isOn = false
        clock.withCurrent {
            let picture = Pictured(Root(model: model, log: log, content: content))
            picture.list()
            body(picture)
        }
    }

    private func change(_ animation: Animation? = Self.second) {
        withAnimation(animation) { model.isOn.toggle() }
        UpdateQueue.shared.flush()
    }

    private func colors(_ picture: Pictured) -> [ColorComponents] {
        picture.list().paints.compactMap(\.paint.firstColor)
    }

    /// A colour between two others by the definition of the space, written down once more.
    private func naive(_ a: (Double, Double, Double, Double), _ b: (Double, Double, Double, Double), _ t: Double)
        -> [Double]
    {
        func lab(_ c: (Double, Double, Double, Double)) -> [Double] {
            func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
            let rgb = [linear(c.0), linear(c.1), linear(c.2)]
            func row(_ m: [Double], _ v: [Double]) -> Double { m[0] * v[0] + m[1] * v[1] + m[2] * v[2] }
            let lms = [
                row([0.4122214708, 0.5363325363, 0.0514459929], rgb),
                row([0.2119034982, 0.6806995451, 0.1073969566], rgb),
                row([0.0883024619, 0.2817188376, 0.6299787005], rgb),
            ].map { cbrt($0) }
            return [
                row([0.2104542553, 0.7936177850, -0.0040720468], lms) * c.3,
                row([1.9779984951, -2.4285922050, 0.4505937099], lms) * c.3,
                row([0.0259040371, 0.7827717662, -0.8086757660], lms) * c.3, c.3,
            ]
        }
        return zip(lab(a), lab(b)).map { $0 + ($1 - $0) * t }
    }

    private func isNear(_ color: ColorComponents?, _ lab: [Double]) -> Bool {
        guard let color else { return false }
        let seen = PerceptualColor(color)
        return zip([seen.lightness, seen.redness, seen.yellowness, seen.alpha], lab).allSatisfy {
            abs($0 - $1) < 1e-4
        }
    }

    /// The ways in which a colour gets to where it is drawn.
    enum Way: CaseIterable, Sendable {
        case view, fill, stroke, foreground, shapeForeground, text, background, tint, border, symbol, nested
    }

    @ViewBuilder private func view(_ way: Way, _ color: Color) -> some View {
        switch way {
        case .view: color
        case .fill: Circle().fill(color)
        case .stroke: Circle().stroke(color, lineWidth: 2)
        case .foreground: Text(verbatim: "text").foregroundStyle(color)
        case .shapeForeground: Rectangle().foregroundStyle(color)
        case .text: Text(verbatim: "text").foregroundColor(color)
        case .background: Color.clear.background(color)
        case .tint: Rectangle().fill(.tint).tint(color)
        case .border: Color.clear.border(color)
        case .symbol: Image(systemName: "star").foregroundStyle(color)
        case .nested: VStack { Rectangle().fill(.primary) }.foregroundStyle(color)
        }
    }

    @Test("A colour moves in perceptual space, at five times, without a body run more", arguments: Way.allCases)
    func ways(_ way: Way) {
        run {
            view(way, $0 ? Self.blue : Self.red)
        } _: { picture in
            change()
            let runs = log("root")
            _ = picture.draws()
            for step in 0...4 {
                if step > 0 { clock.advance(by: 0.25) }
                let want = naive((1, 0, 0, 1), (0, 0, 1, 1), Double(step) / 4)
                let seen = colors(picture)
                #expect(seen.contains { isNear($0, want) }, "\(way) after \(step) quarters: \(seen)")
            }
            #expect(log("root") == runs)
            #expect(picture.draws() == 0)
            #expect(!clock.isAnimating)
            #expect(clock.frameCount == 60)
        }
    }

    @Test("Without an animation a colour is there at once, and no frame is made", arguments: Way.allCases)
    func atOnce(_ way: Way) {
        run {
            view(way, $0 ? Self.blue : Self.red)
        } _: { picture in
            change(nil)
            #expect(colors(picture).contains { isNear($0, naive((0, 0, 1, 1), (0, 0, 1, 1), 0)) })
            #expect(clock.frameCount == 0 && !clock.isAnimating)
        }
    }

    @Test("A colour that appears out of nothing keeps its hue on the way")
    func clear() {
        run {
            Rectangle().fill($0 ? Self.blue : Color.clear)
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            let shown = colors(picture)[0]
            #expect(abs(shown.alpha - 0.5) < 1e-6 && abs(shown.blue - 1) < 1e-3 && abs(shown.red) < 1e-3)
        }
    }

    @Test("What a palette colour comes to moves with the colour scheme of the place")
    func palette() {
        run { on in
            Rectangle().fill(.background).environment(\.colorScheme, on ? .dark : .light)
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            let shown = colors(picture)[0]
            #expect(isNear(shown, naive((1, 1, 1, 1), (0, 0, 0, 1), 0.5)))
        }
    }

    @Test("Gradients of one kind move in colours, locations and points; a colour becomes a gradient of itself")
    func gradients() {
        run { on in
            Rectangle().fill(
                LinearGradient(
                    stops: [
                        .init(color: on ? Self.blue : Self.red, location: on ? 0.5 : 0),
                        .init(color: Self.red, location: 1),
                    ], startPoint: on ? .leading : .top, endPoint: .bottomTrailing))
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            guard case .linearGradient(let shown, let from, _)? = picture.list().paints.first?.paint else {
                Issue.record("is no gradient")
                return
            }
            #expect(isNear(shown.stops[0].color, naive((1, 0, 0, 1), (0, 0, 1, 1), 0.5)))
            #expect(shown.stops[0].location == 0.25)
            #expect(from == CGPoint(x: 25, y: 25))
            clock.advance(by: 1)
            #expect(!clock.isAnimating)
        }
        run { on in
            Rectangle().fill(on ? AnyShapeStyle(Self.red) : AnyShapeStyle(Gradient(colors: [Self.red, Self.blue])))
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            let stops = picture.list().paints.first?.paint.gradient?.stops.map(\.color) ?? []
            #expect(isNear(stops.first, naive((1, 0, 0, 1), (1, 0, 0, 1), 0)) || stops.count == 2)
            #expect(isNear(stops.last, naive((0, 0, 1, 1), (1, 0, 0, 1), 0.5)))
            clock.advance(by: 1)
            #expect(picture.list().paints.first?.paint.gradient == nil)
        }
    }

    @Test("Between gradients of different kinds, and drawings of different parts, there is nothing")
    func different() {
        run { on in
            Rectangle().fill(
                on
                    ? AnyShapeStyle(RadialGradient(colors: [Self.red], center: .center, startRadius: 0, endRadius: 9))
                    : AnyShapeStyle(Gradient(colors: [Self.red, Self.blue])))
        } _: { picture in
            change()
            #expect(!clock.isAnimating)
            if case .radialGradient? = picture.list().paints.first?.paint {} else { Issue.record("is as before") }
        }
    }

    @Test("A colour that turns back takes over from where it is; one changed without an animation ends")
    func retarget() {
        run {
            Rectangle().fill($0 ? Self.blue : Self.red)
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            let before = colors(picture)[0]
            change()
            #expect(isNear(before, naive((1, 0, 0, 1), (0, 0, 1, 1), 0.5)))
            let after = PerceptualColor(colors(picture)[0])
            #expect(abs(after.lightness - PerceptualColor(before).lightness) < 1e-6)
            clock.advance(by: 0.25)
            change(nil)
            #expect(isNear(colors(picture)[0], naive((0, 0, 1, 1), (0, 0, 1, 1), 0)))
            #expect(!clock.isAnimating)
        }
    }

    @Test("A shape that changes its size and its colour moves in both")
    func both() {
        run { on in
            Rectangle().fill(on ? Self.blue : Self.red).frame(width: on ? 40 : 20, height: 10)
                .frame(width: 100, height: 100, alignment: .topLeading)
        } _: { picture in
            change()
            picture.list()
            clock.advance(by: 0.5)
            guard
                case .fill(let shape, .color(let color), _)? = picture.items.first(where: {
                    if case .fill = $0 { true } else { false }
                })
            else {
                Issue.record("is not drawn")
                return
            }
            #expect(shape.bounds.width == 30)
            #expect(isNear(color, naive((1, 0, 0, 1), (0, 0, 1, 1), 0.5)))
        }
    }

    @Test("The colour of a shadow moves, from nothing and in the surroundings of its place")
    func shadow() {
        run { on in
            Rectangle().fill(.white).frame(width: 10, height: 10).shadow(color: on ? Self.blue : .clear, radius: 2)
        } _: { picture in
            #expect(picture.effects.isEmpty)
            change()
            clock.advance(by: 0.5)
            let shown = picture.effects.first?.shadow?.color
            #expect(isNear(shown, naive((0, 0, 1, 0), (0, 0, 1, 1), 0.5)))
            clock.advance(by: 1)
            #expect(isNear(picture.effects.first?.shadow?.color, naive((0, 0, 1, 1), (0, 0, 1, 1), 0)))
        }
        run { on in
            Rectangle().fill(.white).frame(width: 10, height: 10).shadow(
                color: Color(.palette(.systemBackground)), radius: 2
            )
            .environment(\.colorScheme, on ? .dark : .light)
        } _: { picture in
            change()
            clock.advance(by: 0.5)
            #expect(isNear(picture.effects.first?.shadow?.color, naive((1, 1, 1, 1), (0, 0, 0, 1), 0.5)))
        }
    }

    @Test("An animation for a value moves the colours inside it only")
    func forValue() {
        run { on in
            VStack {
                Rectangle().fill(on ? Self.blue : Self.red).animation(Self.second, value: on)
                Rectangle().fill(on ? Self.blue : Self.red)
            }
        } _: { picture in
            change(nil)
            clock.advance(by: 0.5)
            let seen = colors(picture)
            #expect(isNear(seen[0], naive((1, 0, 0, 1), (0, 0, 1, 1), 0.5)))
            #expect(isNear(seen[1], naive((0, 0, 1, 1), (0, 0, 1, 1), 0)))
        }
    }

    @Test("The completion of an animation waits for colours")
    func completion() {
        run {
            Rectangle().fill($0 ? Self.blue : Self.red)
        } _: { picture in
            var isDone = false
            withAnimation(Self.second) {
                model.isOn = true
            } completion: {
                isDone = true
            }
            UpdateQueue.shared.flush()
            clock.advance(by: 0.5)
            #expect(!isDone)
            clock.advance(by: 0.6)
            UpdateQueue.shared.flush()
            #expect(isDone)
            #expect(!clock.isAnimating)
        }
    }

    @Test("A view that goes while its colour moves is moved no more")
    func gone() {
        run { on in
            if model.other == 0 { Rectangle().fill(on ? Self.blue : Self.red) }
        } _: { picture in
            change(Self.second.repeatForever())
            #expect(clock.isAnimating)
            model.other = 1
            UpdateQueue.shared.flush()
            #expect(!clock.isAnimating)
        }
    }

    @Test("Resolved colours are animatable: their data leads there and back")
    func resolved() {
        var color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.5)
        let before = color
        color.animatableData = before.animatableData
        #expect(abs(color.red - before.red) < 1e-4 && abs(color.blue - before.blue) < 1e-4)
        #expect(color.opacity == 0.5)
    }

    enum Step: CustomStringConvertible {
        case turn(Int, animated: Bool)
        case advance(Double)
        var description: String {
            switch self {
            case .turn(let color, let animated): "turn(\(color), animated: \(animated))"
            case .advance(let seconds): "advance(\(seconds))"
            }
        }
    }

    @Observable final class Choice {
        var index = 0
    }

    @Test("Under any sequence of changes a colour never jumps where it is animated, and arrives")
    func laws() {
        struct Tile: View {
            let choice: Choice
            let styles: [AnyShapeStyle]
            var body: some View { Rectangle().fill(styles[choice.index]) }
        }
        let styles: [AnyShapeStyle] = [
            AnyShapeStyle(Self.red), AnyShapeStyle(Self.blue), AnyShapeStyle(Color.clear), AnyShapeStyle(.tint),
            AnyShapeStyle(Color.white.opacity(0.5)),
        ]
        PropertyCheck<Step>("Colours that move") { random in
            random.below(2) == 0
                ? .turn(random.below(5), animated: random.below(4) > 0)
                : .advance([0, 0.1, 0.35, 1.2][random.below(4)])
        } run: { steps in
            let clock = ManualAnimationClock()
            return clock.withCurrent {
                let choice = Choice()
                let picture = Pictured(Tile(choice: choice, styles: styles))
                @MainActor func seen() -> PerceptualColor {
                    PerceptualColor(picture.list().paints[0].paint.firstColor ?? ColorComponents(white: 0))
                }
                _ = seen()
                for step in steps {
                    switch step {
                    case .turn(let index, let animated):
                        let before = seen()
                        withAnimation(animated ? .linear(duration: 1) : nil) { choice.index = index }
                        UpdateQueue.shared.flush()
                        let after = seen()
                        let jump = abs(after.lightness - before.lightness) + abs(after.alpha - before.alpha)
                        if animated, jump > 1e-4 { return "jumped from \(before) to \(after)" }
                    case .advance(let seconds): clock.advance(by: seconds)
                    }
                }
                clock.advance(by: 3)
                if clock.isAnimating { return "moves for ever" }
                let want = styles[choice.index].paint(in: EnvironmentValues(), bounds: .zero)
                return picture.list().paints[0].paint == want ? nil : "did not arrive"
            }
        }
        .check(sequences: 60, length: 30)
    }
}
