import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("The space of a scroll view") struct ScrollSpaceTests {
    @MainActor private final class Seen {
        var frames: [CGRect] = []
        var bounds: [CGRect?] = []
    }

    /// Notes where it is in a space.
    private struct Probe<Space: CoordinateSpaceProtocol>: View {
        let seen: Seen
        let space: Space

        var body: some View {
            GeometryReader { proxy in
                let _ = seen.frames.append(proxy.frame(in: space))
                let _ = seen.bounds.append((space as? NamedCoordinateSpace).flatMap { proxy.bounds(of: $0) })
                Color.clear
            }
            .frame(height: 20)
        }
    }

    @Test("A frame counts from the corner of the scroll view, and the scroll view's bounds from that of the frame")
    func frame() {
        let seen = Seen()
        let rig = ScrollRig(
            VStack(spacing: 0) {
                Color.clear.frame(height: 30)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 40)
                        Probe(seen: seen, space: .scrollView)
                        Color.clear.frame(height: 400)
                    }
                }
            })
        #expect(seen.frames.last == CGRect(x: 0, y: 40, width: 200, height: 20))
        #expect(seen.bounds.last == CGRect(x: 0, y: -40, width: 200, height: 170))
        rig.scroll(25)
        #expect(seen.frames.last?.minY == 15 && seen.bounds.last??.minY == -15)
    }

    @Test("With an axis it is the nearest scroll view that scrolls along it")
    func axis() {
        let (any, vertical, horizontal) = (Seen(), Seen(), Seen())
        let rig = ScrollRig(
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 30)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Color.clear.frame(width: 50, height: 10)
                            VStack(spacing: 0) {
                                Probe(seen: any, space: .scrollView)
                                Probe(seen: vertical, space: .scrollView(axis: .vertical))
                                Probe(seen: horizontal, space: .scrollView(axis: .horizontal))
                            }
                            .frame(width: 300)
                        }
                    }
                    Color.clear.frame(height: 400)
                }
            })
        func origins() -> [CGPoint?] { [any, vertical, horizontal].map { $0.frames.last?.origin } }
        #expect(origins() == [CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 40)])
        rig.run { rig.host.scroll(20, 0, at: (100, 40)) }
        #expect(origins() == [CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 50), CGPoint(x: 30, y: 40)])
        rig.run { rig.host.scroll(0, 10, at: (100, 120)) }
        #expect(origins() == [CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    }

    @Test("Where no scroll view is around it is the global space, and has no bounds")
    func none() {
        let seen = Seen()
        _ = ScrollRig(
            VStack(spacing: 0) {
                Color.clear.frame(height: 30)
                Probe(seen: seen, space: .scrollView)
                Spacer(minLength: 0)
            })
        #expect(seen.frames.last?.minY == 30 && seen.bounds.last == .some(nil))
    }

    @Test("A parallax follows the scroll view, at five places")
    func parallax() {
        let rig = ScrollRig(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 100)
                        .visualEffect { effect, proxy in
                            effect.offset(y: -proxy.frame(in: .scrollView).minY / 2)
                        }
                    Color.clear.frame(height: 400)
                }
            })
        func shift() -> Double {
            var effects: [Double] = []
            var next: LayoutNode? = rig.graph.rootItems.first
            while let here = next {
                if here.hasEffects { effects.append(here.transform.ty) }
                var children: [LayoutNode] = []
                here.appendChildrenBackToFront(to: &children)
                next = children.first
            }
            return effects.first ?? 0
        }
        var values = [shift()]
        for _ in 0..<4 {
            rig.scroll(20)
            values.append(shift())
        }
        #expect(areNear(values, [0, 10, 20, 30, 40]), "\(values)")
    }

    @Test("A gesture is told places in the space of the scroll view around")
    func gestures() {
        var places: [CGPoint] = []
        let rig = ScrollRig(
            VStack(spacing: 0) {
                Color.clear.frame(height: 30)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 100).onTapGesture(coordinateSpace: .scrollView) { places.append($0) }
                        Color.clear.frame(height: 400)
                    }
                }
            })
        rig.scroll(40)
        rig.run { _ = rig.host.tap(20, 50) }
        #expect(places == [CGPoint(x: 20, y: 20)])
    }
}
