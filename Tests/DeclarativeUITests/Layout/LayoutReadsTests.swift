import Foundation
import Observation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

// Used by one thread at a time.
@Observable private final class Gaps: @unchecked Sendable {
    var gap: CGFloat = 10
    var other = 0
}

/// Puts its subviews one below the other, with gaps that a function returns in between.
private struct Spaced: Layout {
    let gap: @Sendable () -> CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + gap() * CGFloat(max(0, subviews.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height + gap()
        }
    }
}

private struct StatePage: View {
    let log: Log
    let handle: Handle<Binding<CGFloat>>
    @State private var distance: CGFloat = 0

    var body: some View {
        let _ = log.run("page")
        let _ = handle.value = $distance
        HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 10)
                .alignmentGuide(.top) { $0[.top] - MainActor.assumeIsolated { distance } }
            Color.blue.frame(width: 10, height: 10)
        }
    }
}

private struct BindingPage: View {
    let log: Log
    let handle: Handle<Binding<CGFloat>>
    @State private var distance: CGFloat = 0

    var body: some View {
        let _ = log.run("page")
        let _ = handle.value = $distance
        Row(log: log, distance: $distance)
    }

    struct Row: View {
        let log: Log
        @Binding var distance: CGFloat
        var body: some View {
            let _ = log.run("row")
            Spaced { MainActor.assumeIsolated { distance } }() {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
    }
}

/// Never differs, so that what it was made with first stays.
private struct Still: View, Equatable {
    let distance: Binding<CGFloat>
    var body: some View {
        let distance = distance
        HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.top] - distance.wrappedValue }
            Color.blue.frame(width: 10, height: 10)
        }
    }
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

private struct StillPage: View {
    let handle: Handle<Binding<CGFloat>>
    @State private var distance: CGFloat = 0
    var body: some View {
        let _ = handle.value = $distance
        Still(distance: $distance).equatable()
    }
}

private struct ModelPage: View {
    let log: Log
    let gaps: Gaps
    var body: some View {
        let _ = log.run("page")
        Spaced { [gaps] in gaps.gap }() {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
    }
}

@MainActor @Suite("What is read during a layout") struct LayoutReadsTests {
    fileprivate func frames(_ host: TestHost, _ size: CGSize = CGSize(width: 100, height: 100)) -> [CGRect] {
        host.update()
        host.graph.place(in: size)
        var frames: [CGRect] = []
        var stack = host.graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let leaf = node as? StyleNode<Color> { frames.append(leaf.frame) }
            stack += node.children.reversed()
        }
        return frames
    }

    private func drop(_ frames: [CGRect]) -> CGFloat { frames[0].minY - frames[1].minY }

    @Test("A state read in the function of a guide alone lays out again, and runs no body")
    func stateInGuide() {
        let (log, handle) = (Log(), Handle<Binding<CGFloat>>())
        let host = TestHost(StatePage(log: log, handle: handle))
        #expect(drop(frames(host)) == 0)
        for distance in [5, 8, 0, 3] as [CGFloat] {
            let requests = host.layoutRequests
            handle.value?.wrappedValue = distance
            host.update()
            #expect(host.layoutRequests > requests)
            #expect(drop(frames(host)) == distance)
        }
        #expect(log("page") == 1)
        let requests = host.layoutRequests
        handle.value?.wrappedValue = 3
        host.update()
        #expect(host.layoutRequests == requests)
        host.close()
    }

    @Test("A binding read in a client's layout alone lays out again")
    func bindingInLayout() {
        let (log, handle) = (Log(), Handle<Binding<CGFloat>>())
        let host = TestHost(BindingPage(log: log, handle: handle))
        #expect(drop(frames(host)) == -10)
        handle.value?.wrappedValue = 7
        #expect(drop(frames(host)) == -17)
        handle.value?.wrappedValue = 2
        #expect(drop(frames(host)) == -12)
        #expect(log("page") == 1 && log("row") == 1)
        host.close()
    }

    @Test("A function that stays although views around it are made again is run again")
    func functionThatStays() {
        let handle = Handle<Binding<CGFloat>>()
        let host = TestHost(StillPage(handle: handle))
        #expect(drop(frames(host)) == 0)
        handle.value?.wrappedValue = 4
        #expect(drop(frames(host)) == 4)
        host.close()
    }

    @Test("An observable object read in a client's layout lays out again; its other properties do not")
    func observableInLayout() {
        let (log, gaps) = (Log(), Gaps())
        let host = TestHost(ModelPage(log: log, gaps: gaps))
        #expect(drop(frames(host)) == -20)
        for gap in [3, 5, 0] as [CGFloat] {
            gaps.gap = gap
            #expect(drop(frames(host)) == -10 - gap)
        }
        let requests = host.layoutRequests
        gaps.other = 1
        host.update()
        #expect(host.layoutRequests == requests)
        #expect(log("page") == 1)
        host.close()
    }

    // Used on the main actor only.
    private final class Room: ObservableObject, @unchecked Sendable {
        @Published var gap: CGFloat = 10
    }

    @Test("A published property read in a layout alone lays out again, also where no body observes its object")
    func publishedInLayout() {
        struct Page: View {
            let log: Log
            let room: Room
            var body: some View {
                let _ = log.run("page")
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { [room] in $0[.top] - room.gap }
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        let (log, room) = (Log(), Room())
        let host = TestHost(Page(log: log, room: room))
        #expect(drop(frames(host)) == 10)
        for gap in [3, 5, 0] as [CGFloat] {
            room.gap = gap
            #expect(drop(frames(host)) == gap)
        }
        #expect(log("page") == 1)
        host.close()
        room.gap = 1
        #expect(drop([.zero, .zero]) == 0)
    }

    @Test("A published property of an object that the view observes is laid out with its new value")
    func observedObjectInLayout() {
        struct Page: View {
            @ObservedObject var room: Room
            var body: some View {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { [room] in $0[.top] - room.gap }
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        let room = Room()
        let host = TestHost(Page(room: room))
        #expect(drop(frames(host)) == 10)
        room.gap = 4
        #expect(drop(frames(host)) == 4)
        host.close()
    }

    @Test("A value of the environment read in the function of a guide alone lays out again")
    func environmentInGuide() {
        struct Page: View {
            @Environment(\.a) private var a
            var body: some View {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.top) {
                        $0[.top] - CGFloat(MainActor.assumeIsolated { a })
                    }
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        let host = TestHost(Page())
        #expect(drop(frames(host)) == 0)
        for a in [4, 9, 0] {
            host.set(KeyA.self, to: a)
            #expect(drop(frames(host)) == CGFloat(a))
        }
        host.close()
    }

    @Test("What is read by a function that is asked from the top of the stack, as it lies too deep, is followed")
    func deep() {
        struct Tower: View {
            let gaps: Gaps
            let depth: Int
            var body: some View {
                var view = AnyView(Color.red.frame(width: 10, height: 10))
                for level in 0..<depth {
                    let inner = view
                    view =
                        level % 2 == 0
                        ? AnyView(Spaced { [gaps] in gaps.gap }() { inner })
                        : AnyView(
                            HStack(alignment: .top, spacing: 0) {
                                inner
                                Color.blue.frame(width: 1, height: 1)
                                    .alignmentGuide(.top) { [gaps] in $0[.top] - gaps.gap }
                            })
                }
                return view
            }
        }
        let gaps = Gaps()
        let depth = SizeOfTests.isFull ? 4_000 : 2_000
        let host = TestHost(Tower(gaps: gaps, depth: depth))
        func height(_ host: TestHost) -> CGFloat {
            host.update()
            return host.graph.sizeThatFits(.unspecified).height
        }
        let before = height(host)
        #expect(host.graph.layoutContext.trampoline.interruptedCount > 0)
        for gap in SizeOfTests.isFull ? [12, 25, 3] : [12] as [CGFloat] {
            gaps.gap = gap
            let fresh = TestHost(Tower(gaps: gaps, depth: depth))
            #expect(height(host) == height(fresh))
            fresh.close()
        }
        #expect(height(host) != before)
        host.close()
    }

    @Test("An object changed on another thread is shown by a layout of the main thread")
    func otherThreads() async {
        let gaps = Gaps()
        let host = TestHost(ModelPage(log: Log(), gaps: gaps))
        _ = frames(host)
        onThread { gaps.gap = 4 }
        await eventually("the layout to be made again") { drop(frames(host)) == -14 }
        #expect(drop(frames(host)) == -14)
        host.close()
    }

    @Test("The function of a frame relative to its container is run again when what it read differs")
    func relativeFrame() {
        let gaps = Gaps()
        let host = TestHost(Color.red.containerRelativeFrame(.horizontal) { length, _ in length - gaps.gap })
        #expect(frames(host).first?.width == 90)
        gaps.gap = 25
        #expect(frames(host).first?.width == 75)
        host.close()
    }

    @Test("However often it is laid out, a change is noticed once, and little is kept")
    func manyLayouts() {
        let gaps = Gaps()
        let host = TestHost(ModelPage(log: Log(), gaps: gaps))
        for size in 0..<(SizeOfTests.isFull ? 2_000 : 600) {
            _ = frames(host, CGSize(width: 100 + size, height: 100 + size))
            #expect(host.graph.layoutReads.count == 1)
        }
        gaps.gap = 3
        #expect(drop(frames(host)) == -13)
        host.close()
    }

    @Test("Items without functions of the client's are not followed; what has gone is not either")
    func costs() {
        let shows = Gaps()
        struct Page: View {
            let gaps: Gaps
            var body: some View {
                VStack {
                    HStack { Color.red.padding(3).frame(width: 10) }
                    if gaps.other == 0 {
                        HStack(alignment: .top) {
                            ForEach(0..<3) { _ in Color.blue.frame(height: 5) }
                                .alignmentGuide(.top) { [gaps] _ in gaps.gap }
                        }
                        ModelPage(log: Log(), gaps: gaps)
                    }
                }
            }
        }
        let host = TestHost(Page(gaps: shows))
        _ = frames(host)
        #expect(host.graph.layoutContext.clientCount == 4)
        #expect(host.graph.layoutReads.count == 2)
        shows.other = 1
        _ = frames(host)
        #expect(host.graph.layoutContext.clientCount == 0)
        #expect(host.graph.layoutReads.count == 0)
        shows.gap = 1
        _ = frames(host)
        host.close()
    }

    @Test("A state of a graph inside a layout of another belongs to the body that reads it")
    func bodiesInsideLayouts() {
        let (log, handle) = (Log(), Handle<Binding<CGFloat>>())
        struct Inner: View {
            let log: Log
            let handle: Handle<Binding<CGFloat>>
            @State private var width: CGFloat = 10
            var body: some View {
                let _ = log.run("inner")
                let _ = handle.value = $width
                Color.red.frame(width: width, height: 10)
            }
        }
        let inner = TestHost()
        let outer = TestHost(
            Spaced {
                MainActor.assumeIsolated {
                    if handle.value == nil { inner.show(Inner(log: log, handle: handle)) }
                    return 0
                }
            }() { Color.blue })
        _ = frames(outer)
        #expect(log("inner") == 1)
        handle.value?.wrappedValue = 20
        inner.update()
        #expect(log("inner") == 2)
        inner.close()
        outer.close()
    }
}

/// A tree whose functions in layouts read models.
private indirect enum Plan {
    case leaf(CGFloat)
    case column(Int, [Plan])
    case row(Int, [Plan])

    static func random(_ depth: Int, _ source: inout SplitMix64) -> Plan {
        let kind = depth == 0 ? 0 : Int.random(in: 0..<5, using: &source)
        if kind < 1 { return .leaf(CGFloat(Int.random(in: 1...9, using: &source))) }
        let model = Int.random(in: 0..<4, using: &source)
        let parts = (0..<Int.random(in: 1...3, using: &source)).map { _ in random(depth - 1, &source) }
        return kind < 3 ? .column(model, parts) : .row(model, parts)
    }
}

@MainActor private final class Models {
    let gaps = [Gaps(), Gaps()]
    let rooms = [PublishedRoom(), PublishedRoom()]

    func read(_ index: Int) -> CGFloat { index < 2 ? gaps[index].gap : rooms[index - 2].gap }

    func write(_ value: CGFloat, to index: Int) {
        if index < 2 { gaps[index].gap = value } else { rooms[index - 2].gap = value }
    }
}

private final class PublishedRoom: ObservableObject {
    @Published var gap: CGFloat = 10
}

@MainActor private func view(_ plan: Plan, _ models: Models) -> AnyView {
    switch plan {
    case .leaf(let size): return AnyView(Color.red.frame(width: size, height: size))
    case .column(let model, let parts):
        return AnyView(
            Spaced { MainActor.assumeIsolated { models.read(model) } }() {
                ForEach(parts.indices, id: \.self) { view(parts[$0], models) }
            })
    case .row(let model, let parts):
        return AnyView(
            HStack(alignment: .top, spacing: 0) {
                ForEach(parts.indices, id: \.self) { index in
                    view(parts[index], models)
                        .alignmentGuide(.top) {
                            $0[.top] - MainActor.assumeIsolated { models.read(model) } * CGFloat(index)
                        }
                }
            })
    }
}

private struct PlanView: View {
    let plan: Plan
    let models: Models
    let log: Log
    var body: some View {
        let _ = log.run("page")
        view(plan, models)
    }
}

private enum ReadStep: CustomStringConvertible {
    case write(Int, CGFloat)
    case layout(CGFloat)

    var description: String {
        switch self {
        case .write(let model, let value): "model \(model) = \(value)"
        case .layout(let width): "layout in \(width)"
        }
    }
}

extension LayoutReadsTests {
    @Test("However models change that only layouts read, what is shown is what a full layout shows, and no body runs")
    func law() {
        for seed in 0..<(SizeOfTests.isFull ? 12 : 3) as Range<UInt64> {
            PropertyCheck<ReadStep>("Reads in layouts, tree \(seed)") { source in
                Int.random(in: 0..<3, using: &source) < 2
                    ? .write(Int.random(in: 0..<4, using: &source), CGFloat(Int.random(in: 0...9, using: &source)))
                    : .layout(CGFloat(Int.random(in: 10...90, using: &source)))
            } run: { steps in
                var source = SplitMix64(seed: seed)
                let plan = Plan.column(0, [Plan.random(3, &source), Plan.random(3, &source)])
                let (models, log) = (Models(), Log())
                let host = TestHost(PlanView(plan: plan, models: models, log: log))
                defer { host.close() }
                var size = CGSize(width: 100, height: 100)
                for step in steps {
                    switch step {
                    case .write(let model, let value): models.write(value, to: model)
                    case .layout(let width): size = CGSize(width: width, height: 100)
                    }
                    let shown = self.frames(host, size)
                    let fresh = TestHost(PlanView(plan: plan, models: models, log: Log()))
                    let expected = self.frames(fresh, size)
                    fresh.close()
                    if shown != expected { return "\(shown) after \(step), not \(expected)" }
                }
                return log("page") == 1 ? nil : "the body ran \(log("page")) times"
            }.check(sequences: 4, length: SizeOfTests.isFull ? 20 : 10)
        }
    }
}
