import Foundation
import Observation
import Testing

@testable import DeclarativeUI

// Used by one thread at a time.
@Observable private final class Gaps: @unchecked Sendable {
    var gap: CGFloat = 10
    var other = 0
}

/// Puts its subviews one below the other, with what a function answers in between.
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
            Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.top] - distance }
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
    private func frames(_ host: TestHost, _ size: CGSize = CGSize(width: 100, height: 100)) -> [CGRect] {
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

    @Test("An object changed on another thread is shown by a layout of the main thread")
    func otherThreads() async {
        let gaps = Gaps()
        let host = TestHost(ModelPage(log: Log(), gaps: gaps))
        _ = frames(host)
        await Task.detached { gaps.gap = 4 }.value
        for _ in 0..<1_000 where drop(frames(host)) != -14 { await Task.yield() }
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
        for size in 0..<2_000 {
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
        #expect(host.graph.layoutEngine.clients.count == 4)
        #expect(host.graph.layoutReads.count == 2)
        shows.other = 1
        _ = frames(host)
        #expect(host.graph.layoutEngine.clients.isEmpty)
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
