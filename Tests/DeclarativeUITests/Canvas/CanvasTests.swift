import Drawing
import Foundation
import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@Observable @MainActor private final class Amount {
    var value = 10.0
}

@MainActor @Suite("Canvases") struct CanvasTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func groups(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayGroup] {
        DisplayListContents(Pictured(Canvas(renderer: renderer)).list()).groups
    }

    @Test("A canvas takes the room it is given, and draws in its size")
    func size() {
        var sizes: [CGSize] = []
        let picture = Pictured(
            Canvas { context, size in
                sizes.append(size)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }.frame(width: 40))
        #expect(picture.items.count == 1)
        #expect(sizes == [CGSize(width: 40, height: 100)])
        picture.list()
        #expect(sizes.count == 1)
    }

    @Test("A copy of a context draws into the same picture, with a state of its own")
    func copies() {
        let faint = groups { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 0)
            copy.fill(Path(box), with: .color(.red))
            context.fill(Path(box), with: .color(.blue))
        }
        #expect(faint.filter { $0.effects.opacity == 0.5 }.count == 1)
        #expect(faint.filter { $0.effects.transform.tx == 5 }.count == 1)
    }

    @Test("Without a state that says more, a shape is drawn as it is, without a group around it")
    func plain() {
        let picture = Pictured(Canvas { context, _ in context.fill(Path(box), with: .color(.red)) })
        #expect(DisplayListContents(picture.list()).groups.count == 1)
    }

    @Test("Transforms, clips and filters are as they were when they were added")
    func order() {
        let made = groups { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.clip(to: Path(box))
            context.addFilter(.blur(radius: 3))
            context.rotate(by: .degrees(90))
            context.fill(Path(box), with: .color(.red))
        }
        #expect(made.compactMap(\.effects.clip).map(\.shape.bounds) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(made.compactMap(\.effects.treatment) == [.blur(radius: 6, opaqueArea: nil)])
    }

    @Test("The box of the clips is in the current coordinates")
    func clipBox() {
        var boxes: [CGRect] = []
        _ = groups { context, _ in
            boxes.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 20, y: 20, width: 200, height: 20)))
            context.translateBy(x: 10, y: 10)
            boxes.append(context.clipBoundingRect)
        }
        #expect(
            boxes == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 10, width: 80, height: 20)])
    }

    @Test("What is blended in a layer stays in it")
    func layers() {
        let made = groups { context, _ in
            context.drawLayer { layer in
                layer.blendMode = .destinationOut
                layer.fill(Path(box), with: .color(.red))
            }
        }
        #expect(made.compactMap(\.effects.treatment) == [.isolation, .blend(.destinationOut)])
    }

    @Test("A text is measured and drawn in the fonts of the environment")
    func texts() {
        var sizes: [CGSize] = []
        let picture = Pictured(
            Canvas { context, _ in
                let text = context.resolve(Text(verbatim: "some words"))
                sizes = [
                    text.measure(in: CGSize(width: 1_000, height: 1_000)),
                    text.measure(in: CGSize(width: 80, height: 100)),
                ]
                context.draw(text, at: .zero, anchor: .topLeading)
            }.font(.title))
        let runs = picture.runs
        #expect(runs.map { $0.lines.map(\.text) } == [["some words"]])
        #expect(runs.first.map { CGSize(width: $0.frame.width, height: $0.frame.height) } == sizes[0])
        #expect(sizes[1].height > sizes[0].height && sizes[1].width < sizes[0].width)
    }

    @Test("The canvas is drawn again when something that it read in the environment changes")
    func environment() {
        var draws = 0
        let host = TestHost()
        func show(_ color: Color, _ size: DynamicTypeSize) {
            host.show(
                Fixed { context, _ in
                    draws += 1
                    context.fill(Path(box), with: .foreground)
                }.foregroundStyle(color).dynamicTypeSize(size))
            host.graph.place(in: CGSize(width: 20, height: 20))
            var context = DrawingContext()
            host.graph.drawViews(in: &context, scale: 1)
        }
        show(.red, .large)
        #expect(draws == 1)
        show(.blue, .large)
        #expect(draws == 2)
        show(.blue, .xLarge)
        #expect(draws == 2)
    }

    /// A canvas whose body does not run again by itself.
    private struct Fixed: View, Equatable {
        let renderer: (inout GraphicsContext, CGSize) -> Void
        var body: some View { Canvas(renderer: renderer) }
        nonisolated static func == (one: Fixed, other: Fixed) -> Bool { true }
    }

    @Test("The canvas is drawn again when an observable object changes that the code read")
    func objects() {
        let amount = Amount()
        let picture = Pictured(
            Canvas { context, _ in
                let side = MainActor.assumeIsolated { amount.value }
                context.fill(Path(CGRect(x: 0, y: 0, width: side, height: 10)), with: .color(.red))
            })
        #expect(picture.items.map(\.bounds.width) == [10])
        amount.value = 30
        picture.host.update()
        #expect(picture.items.map(\.bounds.width) == [30])
    }

    @Test("Symbols are found by their tags, drawn as often as wanted, and take part in nothing else")
    func symbols() {
        var size = CGSize.zero
        var isFound = true
        var taps = 0
        let picture = Pictured(
            Canvas { context, _ in
                isFound = context.resolveSymbol(id: "none") != nil
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                size = symbol.size
                context.draw(symbol, at: .zero, anchor: .topLeading)
                context.draw(symbol, in: CGRect(x: 50, y: 50, width: 40, height: 40))
            } symbols: {
                Text(verbatim: "never drawn").tag(2)
                Color.red.frame(width: 20, height: 20).onTapGesture { taps += 1 }.tag(1)
            })
        let contents = DisplayListContents(picture.list())
        #expect(size == CGSize(width: 20, height: 20) && !isFound)
        #expect(
            contents.places == [
                CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 50, y: 50, width: 40, height: 40),
            ])
        let interaction = GraphInteraction(picture.host.graph)
        interaction.tap(at: CGPoint(x: 10, y: 10))
        interaction.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0)
        #expect(picture.host.graph.rootNode?.shownTexts == [])
        picture.host.graph.checkInvariants()
    }

    @Test("A canvas is drawn again when a symbol looks different, and not when something else does")
    func symbolChanges() {
        var draws = 0
        let rig = AnimationRig { value in
            Fixed2(value: value == 1 ? 1 : 0) { context, _ in
                draws += 1
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            }
        }
        func picture() {
            var context = DrawingContext()
            rig.host.graph.drawViews(in: &context, scale: 1)
        }
        picture()
        #expect(draws == 1)
        picture()
        #expect(draws == 1)
        rig.set(1)
        picture()
        #expect(draws == 2)
    }

    private struct Fixed2: View {
        let value: Int
        let renderer: (inout GraphicsContext, CGSize) -> Void
        var body: some View {
            Canvas(renderer: renderer) { Color.red.opacity(value == 0 ? 1 : 0.5).frame(width: 20, height: 20).tag(1) }
        }
    }

    @Test("Numbers that cannot be draw nothing, or are not taken")
    func hostile() {
        var matrix = CGAffineTransform.identity
        let reported = issues {
            let picture = Pictured(
                Canvas { context, _ in
                    context.scaleBy(x: .nan, y: 1)
                    context.rotate(by: .radians(.infinity))
                    matrix = context.transform
                    context.opacity = .nan
                    context.addFilter(.blur(radius: .infinity))
                    context.addFilter(.brightness(.nan))
                    context.draw(Text(verbatim: "a"), at: CGPoint(x: CGFloat.nan, y: 0))
                    context.draw(Text(verbatim: "a"), in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
                    context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)), with: .color(.red))
                    context.fill(Path(box), with: .color(.red))
                })
            #expect(picture.items.count == 1)
        }
        #expect(matrix == .identity)
        #expect(reported.count == 2)
    }
}
