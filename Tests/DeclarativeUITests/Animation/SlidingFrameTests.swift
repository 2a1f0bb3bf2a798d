import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// What is shown of a layout that changes under an animation.
@MainActor @Suite("Frames that slide", .serialized) struct SlidingFrameTests {
    private let clock = ManualAnimationClock()

    @Observable final class Model {
        var isWide = false
        var order = [0, 1, 2]
        var isRow = false
        var other = 0
    }

    private struct Bars: View {
        let model: Model
        var animation: Animation?
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(model.order, id: \.self) { index in
                    Color(white: Double(index) / 10).frame(width: model.isWide ? 40 : 20, height: 10)
                }
            }
            .animation(animation, value: model.other)
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    /// The rectangles drawn, by the grey they are drawn in.
    private func rects<V: View>(_ renderer: ImageRenderer<V>) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        let svg = renderer.svg
        for line in svg.components(separatedBy: "\n") where line.hasPrefix("<rect x=") {
            let parts = line.components(separatedBy: "\"")
            let numbers = [1, 3, 5, 7].compactMap { Double(parts[$0]) }
            result[parts[9]] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        return result
    }

    private func run<V: View>(_ view: V, _ body: (ImageRenderer<V>) -> Void) {
        clock.withCurrent {
            let renderer = ImageRenderer(content: view)
            renderer.scale = 100
            _ = renderer.svg
            body(renderer)
        }
    }

    private static let names = ["#000000", "#1a1a1a", "#333333"]

    @Test("Rows that change places slide to them, all by the same share of their way")
    func sliding() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.order = [2, 0, 1] }
            _ = renderer.svg
            clock.advance(by: 0.25)
            let shown = rects(renderer)
            #expect(shown[Self.names[0]]?.minY == 2.5)
            #expect(shown[Self.names[1]]?.minY == 12.5)
            #expect(shown[Self.names[2]]?.minY == 15)
            clock.advance(by: 1)
            let settled = rects(renderer)
            #expect(settled[Self.names[2]]?.minY == 0)
            #expect(settled[Self.names[0]]?.minY == 10)
            #expect(renderer.hosting.viewGraph.motions.count == 0)
        }
    }

    @Test("What takes any size grows on its way; layout is asked for final values only")
    func growing() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.isWide = true }
            _ = renderer.svg
            let measured = renderer.hosting.viewGraph.layoutContext.measuredCount
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[0]]?.width == 30)
            clock.advance(by: 0.25)
            #expect(rects(renderer)[Self.names[0]]?.width == 35)
            #expect(renderer.hosting.viewGraph.layoutContext.measuredCount == measured)
            clock.advance(by: 1)
            #expect(rects(renderer)[Self.names[0]]?.width == 40)
        }
    }

    @Test("Without an animation items are at their places at once")
    func atOnce() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            model.order = [2, 0, 1]
            #expect(rects(renderer)[Self.names[2]]?.minY == 0)
            #expect(!clock.isAnimating)
        }
    }

    @Test("A view that comes is at its place at once while its siblings make room")
    func insertion() {
        let model = Model()
        model.order = [0, 1]
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.order = [2, 0, 1] }
            _ = renderer.svg
            clock.advance(by: 0.5)
            let shown = rects(renderer)
            #expect(shown[Self.names[2]]?.minY == 0)
            #expect(shown[Self.names[0]]?.minY == 5)
        }
    }

    @Test("A change of the way takes over from where items are shown")
    func retarget() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.order = [2, 0, 1] }
            _ = renderer.svg
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[0]]?.minY == 5)
            withAnimation(.linear(duration: 1)) { model.order = [0, 1, 2] }
            // Two animations add up: one goes on from 5 to 10, the other begins its way of 10 back.
            #expect(rects(renderer)[Self.names[0]]?.minY == 5)
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[0]]?.minY == 5)
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[0]]?.minY == 0)
        }
    }

    @Test("A change of the way without an animation ends it")
    func interrupted() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.order = [2, 0, 1] }
            _ = renderer.svg
            clock.advance(by: 0.5)
            model.order = [1, 2, 0]
            #expect(rects(renderer)[Self.names[0]]?.minY == 20)
            #expect(!clock.isAnimating)
        }
    }

    @Test("An animation for a value slides what is inside it, in the updates in which the value differs")
    func animationForValue() {
        let model = Model()
        run(Bars(model: model, animation: .linear(duration: 1))) { renderer in
            model.order = [2, 0, 1]
            #expect(rects(renderer)[Self.names[0]]?.minY == 10)
            model.order = [0, 1, 2]
            model.other = 1
            _ = renderer.svg
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[0]]?.minY == 5)
        }
    }

    @Test("Views keep their identity from one layout to another, and slide")
    func anyLayout() {
        struct Switching: View {
            let model: Model
            var body: some View {
                let layout =
                    model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    ForEach(0..<3, id: \.self) { index in
                        Color(white: Double(index) / 10).frame(width: 10, height: 10)
                    }
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        let model = Model()
        run(Switching(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.isRow = true }
            _ = renderer.svg
            clock.advance(by: 0.5)
            #expect(rects(renderer)[Self.names[2]]?.origin == CGPoint(x: 10, y: 10))
        }
    }

    @Test("What is drawn as one slides as one, and what is in it with it")
    func groups() {
        struct Faded: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    if model.isWide { Color(white: 1).frame(width: 10, height: 40) }
                    Color(white: 0).frame(width: 10, height: 10).padding(5).opacity(0.5)
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        let model = Model()
        run(Faded(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.isWide = true }
            _ = renderer.svg
            clock.advance(by: 0.5)
            #expect(rects(renderer)["#000000"]?.origin == CGPoint(x: 5, y: 25))
        }
    }

    @Test("The completion of an animation waits for frames that slide, whether anybody looks or not")
    func completion() {
        let model = Model()
        clock.withCurrent {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = UIHostingController(rootView: Bars(model: model))
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            var isDone = false
            withAnimation(.linear(duration: 1)) {
                model.order = [2, 0, 1]
            } completion: {
                isDone = true
            }
            window.layoutIfNeeded()
            clock.advance(by: 0.5)
            window.layoutIfNeeded()
            #expect(!isDone)
            clock.advance(by: 0.6)
            UpdateQueue.shared.flush()
            #expect(isDone)
        }
    }

    @Test("Nothing is kept of a movement after its views have gone")
    func gone() {
        let model = Model()
        run(Bars(model: model)) { renderer in
            withAnimation(.linear(duration: 1)) { model.order = [2, 0, 1] }
            _ = renderer.svg
            model.order = []
            _ = renderer.svg
            #expect(renderer.hosting.viewGraph.motions.count == 0)
            #expect(!clock.isAnimating)
        }
    }
}
