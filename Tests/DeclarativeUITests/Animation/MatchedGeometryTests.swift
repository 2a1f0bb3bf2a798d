import Drawing
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Views that share a frame.
@MainActor @Suite("Matched geometry", .serialized) struct MatchedGeometryTests {
    private let clock = ManualAnimationClock()

    @Observable final class Model {
        var choice = 0
        var other = 0
    }

    private let model = Model()
    private let log = Log()
    private static let second = Animation.linear(duration: 1)

    private struct Root<V: View>: View {
        @Namespace var namespace
        let model: Model
        let log: Log
        @ViewBuilder let content: (Int, Namespace.ID) -> V

        var body: some View {
            let _ = log.run("root")
            content(model.choice, namespace).frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    private func run<V: View>(
        @ViewBuilder _ content: @escaping (Int, Namespace.ID) -> V, _ body: (Pictured) -> Void
    ) {
        clock.withCurrent {
            let picture = Pictured(Root(model: model, log: log, content: content))
            picture.list()
            body(picture)
            picture.host.graph.checkInvariants()
        }
    }

    private func choose(_ value: Int, _ picture: Pictured, _ animation: Animation? = Self.second) {
        withAnimation(animation) { model.choice = value }
        UpdateQueue.shared.flush()
        picture.list()
    }

    /// The rectangles that are drawn in a grey, from back to front.
    private func rects(_ white: Double, _ picture: Pictured) -> [CGRect] {
        var result: [CGRect] = []
        var visitor = Rects(white: white)
        picture.list().walk(&visitor)
        result = visitor.found
        return result
    }

    private struct Rects: DisplayListVisitor {
        let white: Double
        var found: [CGRect] = []
        private var origins = [CGPoint.zero]

        init(white: Double) { self.white = white }

        mutating func visit(_ item: DisplayItem) {
            guard case .fill(let shape, .color(let color), _) = item, abs(color.red - white) < 1e-3 else { return }
            found.append(shape.bounds.offsetBy(dx: origins.last?.x ?? 0, dy: origins.last?.y ?? 0))
        }

        mutating func begin(_ group: DisplayGroup) -> Bool {
            let last = origins.last ?? .zero
            origins.append(
                CGPoint(x: last.x + group.effects.transform.tx, y: last.y + group.effects.transform.ty))
            return true
        }

        mutating func end(_ group: DisplayGroup) { origins.removeLast() }
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A namespace is the same for as long as its view lives, and another for each view")
    func namespaces() {
        struct One: View {
            @Namespace var space
            let handle: Handle<[Namespace.ID]>
            let value: Int
            var body: some View {
                let _ = handle.value = (handle.value ?? []) + [space]
                Color.red.opacity(Double(value))
            }
        }
        let (first, second) = (Handle<[Namespace.ID]>(), Handle<[Namespace.ID]>())
        let rig = AnimationRig { value in
            One(handle: first, value: value)
            One(handle: second, value: value)
        }
        rig.set(1)
        #expect(first.value?.count == 2 && Set(first.value ?? []).count == 1)
        #expect(Set((first.value ?? []) + (second.value ?? [])).count == 2)
    }

    @Test("A namespace that is read outside of a tree is reported, and equals no other")
    func uninstalled() {
        var ids: [Namespace.ID] = []
        let found = issues {
            let space = Namespace()
            ids = [space.wrappedValue, space.wrappedValue]
        }
        #expect(found.map(\.category) == ["uninstalled-namespace", "uninstalled-namespace"])
        #expect(ids[0] != ids[1])
    }

    @Test("A view that is no source is laid out in the frame of the one that is; around it nothing changes")
    func follower() {
        run { _, space in
            VStack(alignment: .leading, spacing: 0) {
                Color(white: 0.2).frame(width: 40, height: 30).matchedGeometryEffect(id: 1, in: space)
                Color(white: 0.4).matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
                Color(white: 0.6).frame(width: 10, height: 10)
            }
        } _: { picture in
            #expect(rects(0.4, picture) == [Self.rect(0, 0, 40, 30)])
            #expect(rects(0.6, picture) == [Self.rect(0, 40, 10, 10)])
        }
    }

    @Test("A view takes the position or the size only, with its anchor on that of the source")
    func properties() {
        run { _, space in
            ZStack(alignment: .topLeading) {
                Color(white: 0.2).frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space).offset(
                    x: 20, y: 20)
                Color(white: 0.4).frame(width: 10, height: 10)
                    .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
                Color(white: 0.6).frame(width: 10, height: 10)
                    .matchedGeometryEffect(
                        id: 1, in: space, properties: .position, anchor: .bottomTrailing, isSource: false)
                Color(white: 0.8).matchedGeometryEffect(
                    id: 1, in: space, properties: .size, anchor: .topLeading, isSource: false
                ).frame(width: 10, height: 10)
            }
        } _: { picture in
            #expect(rects(0.2, picture) == [Self.rect(20, 20, 40, 20)])
            #expect(rects(0.4, picture) == [Self.rect(35, 25, 10, 10)])
            #expect(rects(0.6, picture) == [Self.rect(50, 30, 10, 10)])
            #expect(rects(0.8, picture) == [Self.rect(0, 0, 40, 20)])
        }
    }

    @Test("Where lines go from right to left, a view is in the frame of the source, too")
    func mirrored() {
        run { _, space in
            ZStack(alignment: .topLeading) {
                Color(white: 0.2).frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
                Color(white: 0.4).matchedGeometryEffect(id: 1, in: space, isSource: false)
                    .frame(width: 10, height: 10).padding(.leading, 30)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
            .environment(\.layoutDirection, .rightToLeft)
        } _: { picture in
            #expect(rects(0.2, picture) == [Self.rect(60, 0, 40, 20)])
            #expect(rects(0.4, picture) == [Self.rect(60, 0, 40, 20)])
        }
    }

    @ViewBuilder private func hero(_ choice: Int, _ space: Namespace.ID) -> some View {
        ZStack(alignment: .topLeading) {
            if choice == 0 {
                Color(white: 0.2).matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 10)
            } else {
                Color(white: 0.8).matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 50)
                    .padding(40)
            }
        }
    }

    @Test("A source that replaces another comes from its frame, and the other goes to the new one, at five times")
    func replaced() {
        run { choice, space in
            hero(choice, space)
        } _: { picture in
            choose(1, picture)
            let runs = log("root")
            for step in 0...4 {
                if step > 0 { clock.advance(by: 0.25) }
                let t = Double(step) / 4
                let want = Self.rect(40 * t, 40 * t, 20 + 40 * t, 10 + 40 * t)
                // A view that comes is transparent at first.
                #expect(rects(0.8, picture) == (step > 0 ? [want] : []), "\(step)")
                #expect(rects(0.2, picture) == (step < 4 ? [want] : []), "\(step)")
            }
            #expect(log("root") == runs)
            #expect(!clock.isAnimating)
        }
    }

    @Test("Without an animation a source that replaces another is in its own frame at once")
    func atOnce() {
        run { choice, space in
            hero(choice, space)
        } _: { picture in
            choose(1, picture, nil)
            #expect(rects(0.8, picture) == [Self.rect(40, 40, 60, 50)])
            #expect(rects(0.2, picture) == [])
            #expect(!clock.isAnimating && clock.frameCount == 0)
        }
    }

    @Test("A replacement that is turned back goes back from where it is")
    func turnedBack() {
        run { choice, space in
            hero(choice, space)
        } _: { picture in
            choose(1, picture)
            clock.advance(by: 0.5)
            let middle = Self.rect(20, 20, 40, 30)
            #expect(rects(0.8, picture) == [middle])
            choose(0, picture)
            #expect(rects(0.2, picture) == [middle])
            clock.advance(by: 2)
            #expect(rects(0.2, picture) == [Self.rect(0, 0, 20, 10)])
            #expect(rects(0.8, picture) == [])
            #expect(!clock.isAnimating)
        }
    }

    @Test("A mark moves to another source when its identifier changes")
    func mark() {
        run { choice, space in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<3) { index in
                    Color(white: 0.2).frame(width: CGFloat(10 + 10 * index), height: 10)
                        .matchedGeometryEffect(id: index, in: space)
                }
            }
            .overlay { Color(white: 0.8).matchedGeometryEffect(id: choice, in: space, isSource: false) }
        } _: { picture in
            #expect(rects(0.8, picture) == [Self.rect(0, 0, 10, 10)])
            choose(2, picture)
            clock.advance(by: 0.5)
            #expect(rects(0.8, picture) == [Self.rect(0, 10, 20, 10)])
            clock.advance(by: 0.5)
            #expect(rects(0.8, picture) == [Self.rect(0, 20, 30, 10)])
            #expect(!clock.isAnimating)
        }
    }

    @Test("A row that goes from one list to another moves there")
    func lists() {
        run { choice, space in
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    ForEach(choice == 0 ? [1, 2] : [2], id: \.self) { number in
                        Color(white: Double(number) / 5).matchedGeometryEffect(id: number, in: space)
                            .frame(width: 20, height: 10)
                    }
                }
                .frame(width: 40, height: 100, alignment: .topLeading)
                VStack(spacing: 0) {
                    ForEach(choice == 0 ? [] : [1], id: \.self) { number in
                        Color(white: Double(number) / 5).matchedGeometryEffect(id: number, in: space)
                            .frame(width: 20, height: 30)
                    }
                }
                .frame(width: 40, height: 100, alignment: .topLeading)
            }
        } _: { picture in
            choose(1, picture)
            clock.advance(by: 0.5)
            #expect(rects(0.2, picture).allSatisfy { $0 == Self.rect(20, 0, 20, 20) })
            #expect(rects(0.4, picture) == [Self.rect(0, 5, 20, 10)])
            clock.advance(by: 1)
            #expect(rects(0.2, picture) == [Self.rect(40, 0, 20, 30)])
        }
    }

    @Test("Several sources that are there are reported, and the first is; none leaves all where they are")
    func sources() {
        let found = issues {
            run { choice, space in
                VStack(alignment: .leading, spacing: 0) {
                    Color(white: 0.2).matchedGeometryEffect(id: 1, in: space, isSource: choice < 2)
                        .frame(width: 20, height: 10)
                    Color(white: 0.4).matchedGeometryEffect(id: 1, in: space, isSource: choice == 0)
                        .frame(width: 30, height: 10)
                    Color(white: 0.6).matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .frame(width: 40, height: 10)
                }
            } _: { picture in
                #expect(rects(0.4, picture) == [Self.rect(0, 10, 30, 10)])
                #expect(rects(0.6, picture) == [Self.rect(0, 0, 20, 10)])
                choose(1, picture, nil)
                #expect(rects(0.4, picture) == [Self.rect(0, 0, 20, 10)])
                choose(2, picture, nil)
                #expect(rects(0.4, picture) == [Self.rect(0, 10, 30, 10)])
                #expect(rects(0.6, picture) == [Self.rect(0, 20, 40, 10)])
            }
        }
        #expect(found.map(\.category) == ["matched-geometry"])
        #expect(found.first?.message.contains("not 2") == true)
    }

    @Test("A source inside of a view that takes its frame comes to rest or is reported, and traps nowhere")
    func cycle() {
        _ = issues {
            run { choice, space in
                VStack {
                    Color(white: 0.2).frame(width: 20, height: 10)
                        .matchedGeometryEffect(id: 1, in: space).padding(CGFloat(10 + choice))
                }
                .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading, isSource: false)
            } _: { picture in
                choose(1, picture, nil)
                choose(2, picture)
                clock.advance(by: 2)
            }
        }
    }

    @Test("An anchor that is not finite is reported, and the centre is used")
    func anchor() {
        let found = issues {
            run { _, space in
                ZStack(alignment: .topLeading) {
                    Color(white: 0.2).frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color(white: 0.4).frame(width: 10, height: 10).matchedGeometryEffect(
                        id: 1, in: space, anchor: UnitPoint(x: .nan, y: .infinity), isSource: false)
                }
            } _: { picture in
                #expect(rects(0.4, picture) == [Self.rect(15, 5, 10, 10)])
            }
        }
        #expect(found.map(\.category) == ["layout"])
    }

    @Test("A layout in which nothing of a group moves looks at none of its views")
    func costs() {
        run { choice, space in
            VStack(spacing: 0) {
                ForEach(0..<50) { index in
                    Color(white: 0.2).frame(width: 20, height: 1).matchedGeometryEffect(id: index, in: space)
                }
                Color(white: 0.4).frame(width: CGFloat(10 + choice), height: 1)
            }
            .overlay { Color(white: 0.8).matchedGeometryEffect(id: 1, in: space, isSource: false) }
        } _: { picture in
            let placed = picture.host.graph.layoutContext.placedCount
            picture.host.graph.layoutDidChange()
            picture.list()
            #expect(picture.host.graph.layoutContext.placedCount == placed)
        }
    }

    enum Step: CustomStringConvertible {
        case move(Int, Int, animated: Bool)
        case advance(Double)
        var description: String {
            switch self {
            case .move(let place, let size, let animated): "move(\(place), \(size), animated: \(animated))"
            case .advance(let seconds): "advance(\(seconds))"
            }
        }
    }

    @Observable final class Place {
        var place = 0
        var size = 0
    }

    @Test("A mark is at each time where the sum of its movements between sources puts it")
    func laws() {
        struct Screen: View {
            @Namespace var space
            let model: Place
            var body: some View {
                ZStack(alignment: .topLeading) {
                    ForEach(0..<4) { index in
                        Color(white: 0.2).frame(width: CGFloat(10 + 5 * model.size), height: CGFloat(10 + index))
                            .matchedGeometryEffect(id: index, in: space)
                            .padding(.leading, CGFloat(index * 20)).padding(.top, CGFloat(index * 13))
                    }
                    Color(white: 0.8).matchedGeometryEffect(id: model.place, in: space, isSource: false)
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        PropertyCheck<Step>("Matched geometry") { random in
            random.below(2) == 0
                ? .move(random.below(5), random.below(3), animated: random.below(4) > 0)
                : .advance([0, 0.125, 0.25, 0.5, 1.5][random.below(5)])
        } run: { steps in
            let clock = ManualAnimationClock()
            clock.frameInterval = 0.125
            return clock.withCurrent {
                let model = Place()
                let picture = Pictured(Screen(model: model))
                picture.list()
                @MainActor func goal() -> CGRect? {
                    let (place, size) = (Double(model.place), Double(model.size))
                    if model.place > 3 { return nil }
                    return Self.rect(20 * place, 13 * place, 10 + 5 * size, 10 + place)
                }
                var target = goal()
                /// The movements that go on, each with what it is of the way.
                var ways: [(start: Double, from: CGRect, to: CGRect)] = []
                for step in steps {
                    switch step {
                    case .move(let place, let size, let animated):
                        if place > 3 { continue }
                        withAnimation(animated ? .linear(duration: 1) : nil) {
                            model.place = place
                            model.size = size
                        }
                        UpdateQueue.shared.flush()
                        picture.list()
                        guard let new = goal(), let old = target, new != old else { continue }
                        if animated { ways.append((clock.now, old, new)) } else { ways = [] }
                        target = new
                    case .advance(let seconds): clock.advance(by: seconds)
                    }
                    guard var want = target else { continue }
                    ways.removeAll { clock.now - $0.start >= 1 }
                    for way in ways {
                        let left = 1 - (clock.now - way.start)
                        want.origin.x += (way.from.minX - way.to.minX) * left
                        want.origin.y += (way.from.minY - way.to.minY) * left
                        want.size.width += (way.from.width - way.to.width) * left
                        want.size.height += (way.from.height - way.to.height) * left
                    }
                    // Frames are rounded to whole pixels.
                    let seen = rects(0.8, picture).first ?? .null
                    let distance = max(
                        abs(seen.minX - want.minX), abs(seen.minY - want.minY), abs(seen.maxX - want.maxX),
                        abs(seen.maxY - want.maxY))
                    if distance > 0.51 { return "is at \(seen), not \(want) at \(clock.now)" }
                    picture.host.graph.checkInvariants()
                }
                clock.advance(by: 3)
                return clock.isAnimating ? "moves for ever" : nil
            }
        }
        .check(sequences: 40, length: 25)
    }

    @Observable final class Cards {
        var shown = 0
        var isMarked = false
    }

    @Test("Whatever views come and go, sources are never taken from twice, nothing traps, and all comes to rest")
    func comings() {
        struct Screen: View {
            @Namespace var space
            let model: Cards
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if model.shown & 1 != 0 {
                        Color(white: 0.2).matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 10)
                    }
                    if model.shown & 2 != 0 {
                        Color(white: 0.4).matchedGeometryEffect(id: 0, in: space).frame(width: 40, height: 30)
                            .padding(30)
                    }
                    if model.shown & 4 != 0 {
                        Color(white: 0.6).matchedGeometryEffect(id: 0, in: space, isSource: false)
                            .transition(.identity)
                    }
                    if model.shown & 8 != 0 {
                        Color(white: 0.8).matchedGeometryEffect(id: 0, in: space, isSource: model.isMarked)
                            .frame(width: 5, height: 5)
                    }
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        PropertyCheck<Step>("Matched views that come and go") { random in
            random.below(3) > 0
                ? .move(random.below(16), random.below(2), animated: random.below(4) > 0)
                : .advance([0, 0.1, 0.5, 1.5][random.below(4)])
        } run: { steps in
            let clock = ManualAnimationClock()
            clock.frameInterval = 0.1
            return clock.withCurrent {
                let model = Cards()
                let picture = Pictured(Screen(model: model))
                picture.list()
                _ = issues {
                    for step in steps {
                        switch step {
                        case .move(let shown, let mark, let animated):
                            withAnimation(animated ? .linear(duration: 1) : nil) {
                                model.shown = shown
                                model.isMarked = mark == 1
                            }
                            UpdateQueue.shared.flush()
                        case .advance(let seconds): clock.advance(by: seconds)
                        }
                        picture.list()
                        picture.host.graph.checkInvariants()
                    }
                    model.isMarked = false
                    model.shown = 6
                    UpdateQueue.shared.flush()
                    picture.list()
                    clock.advance(by: 3)
                    UpdateQueue.shared.flush()
                }
                if clock.isAnimating { return "moves for ever" }
                let want = Self.rect(30, 30, 40, 30)
                if rects(0.4, picture) != [want] { return "is at \(rects(0.4, picture))" }
                return rects(0.6, picture) == [want] ? nil : "follows to \(rects(0.6, picture))"
            }
        }
        .check(sequences: 60, length: 20)
    }
}
