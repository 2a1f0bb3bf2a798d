import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Point: PreferenceKey {
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor @Suite("Geometry read by views") struct GeometryTests {
    let log = Log()

    private func place(_ host: TestHost, _ width: CGFloat = 200, _ height: CGFloat = 100) {
        host.graph.place(in: CGSize(width: width, height: height))
        host.update()
    }

    private func show(_ view: some View) -> TestHost {
        let host = TestHost(view)
        place(host)
        return host
    }

    private func text(_ rect: CGRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }

    @Test("A reader's views are made once it has a size, and again only when that differs")
    func size() {
        let host = show(
            GeometryReader { proxy in
                let _ = log.run("size", "\(proxy.size.width)")
                Color.red.frame(width: proxy.size.width / 2, height: 10)
            })
        #expect(log.values("size") == ["200.0"])
        place(host)
        place(host, 300)
        #expect(log.values("size") == ["200.0", "300.0"])
        #expect(host.graph.rootItems.first?.sizeThatFits(.init(width: 7, height: 8)) == CGSize(width: 7, height: 8))
    }

    @Test("What a reader's views are laid out by is right after the same layout")
    func settled() {
        let host = TestHost(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) })
        host.graph.place(in: CGSize(width: 200, height: 100))
        let reader = host.graph.rootItems.first as? ContainerLayoutNode
        #expect(reader?.children.first?.absoluteFrame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test("A frame in the global, local or a named space; a reader moved runs again if it asked for its place")
    func frames() {
        func view(_ space: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: space)
                GeometryReader { proxy in
                    let _ = log.run("global", text(proxy.frame(in: .global)))
                    let _ = log.run("local", text(proxy.frame(in: .local)))
                    let _ = log.run("named", text(proxy.frame(in: .named("box"))))
                    let _ = log.run("missing", text(proxy.frame(in: .named("none"))))
                }
                .frame(width: 30, height: 20).padding(5).coordinateSpace(.named("box"))
                GeometryReader { _ in
                    let _ = log.run("still")
                }
                .frame(width: 1, height: 1)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
        let host = show(view(10))
        host.show(view(20))
        place(host)
        #expect(log.values("global") == ["5.0 15.0 30.0 20.0", "5.0 25.0 30.0 20.0"])
        #expect(log.values("local").last == "0.0 0.0 30.0 20.0")
        #expect(log.values("named").last == "5.0 5.0 30.0 20.0")
        #expect(log.values("missing") == log.values("global"))
        // It was moved too, but did not ask.
        #expect(log("still") == 1)
    }

    @Test("A child's size goes up through a preference and is known after the layout")
    func width() {
        struct Measured: View {
            let log: Log
            @State private var width: CGFloat = 0
            var body: some View {
                let _ = log.run("body", "\(width)")
                Color.red.frame(width: 70, height: 10)
                    .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
                    .onPreferenceChange(Width.self) { width = $0 }
            }
        }
        _ = show(Measured(log: log))
        #expect(log.values("body").last == "70.0")
        #expect(log("body") == 2)
    }

    @Test("An anchor is read in the space of another view, and follows the layout")
    func anchors() {
        func view(_ space: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: space)
                Color.blue.frame(width: 30, height: 20)
                    .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .padding(5)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.run("anchor", anchors.map { text(proxy[$0]) }.joined(separator: ","))
                }
            }
            .frame(width: 200, height: 100, alignment: .bottomTrailing)
        }
        let host = show(view(10))
        host.show(view(15))
        place(host)
        #expect(log.values("anchor").first == "5.0 15.0 30.0 20.0")
        #expect(log.values("anchor").last == "5.0 20.0 30.0 20.0")
    }

    @Test("Points, rectangles, arrays and optionals are anchors too; a change gets what is inside it")
    func sources() {
        typealias Points = Anchor<[CGPoint]>
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let origin = CGPoint(x: 1, y: 2)
        let owner = TestHost(EmptyView())
        let area = owner.graph.geometry.area
        func resolved<Value>(
            _ source: Anchor<Value>.Source, from origin: CGPoint, by transform: CGAffineTransform? = nil
        ) -> Value {
            let anchor = source.anchor(in: frame, of: area)
            return anchor.change(anchor.value, SpaceChange(transform, thenFrom: origin))
        }
        let rect = Anchor<CGRect>.Source.rect(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(resolved(rect, from: origin) == CGRect(x: 10, y: 19, width: 2, height: 2))
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(resolved(rect, from: origin, by: double) == CGRect(x: 21, y: 40, width: 4, height: 4))
        let points = Points.Source([.topLeading, .center, .bottomTrailing, .point(CGPoint(x: 3, y: 4))])
        #expect(
            resolved(points, from: origin) == [
                CGPoint(x: 9, y: 18), CGPoint(x: 24, y: 38), CGPoint(x: 39, y: 58), CGPoint(x: 12, y: 22),
            ])
        #expect(resolved(Anchor<CGRect?>.Source(nil), from: origin) == nil)
        #expect(resolved(Anchor<CGPoint?>.Source(.top), from: .zero) == CGPoint(x: 25, y: 20))
        let bounds = Anchor<CGRect>.Source.bounds
        #expect(bounds.anchor(in: frame, of: area) == bounds.anchor(in: frame, of: area))
        let host = show(
            Color.red.frame(width: 30, height: 20)
                .anchorPreference(key: Point.self, value: .center) { $0 }
                .transformAnchorPreference(key: Point.self, value: .topLeading) { value, own in
                    log.run("change", "\(value != nil) \(value == own)")
                }
                .overlayPreferenceValue(Point.self) { point in
                    GeometryReader { proxy in
                        let _ = log.run("point", point.map { "\(proxy[$0].x) \(proxy[$0].y)" } ?? "nil")
                    }
                })
        place(host)
        #expect(log.values("change") == ["true false"])
        #expect(log.values("point") == ["15.0 10.0"])
    }

    @Test("Views are laid over another in its size, after it")
    func overlay() {
        let host = show(
            VStack { Color.red.frame(width: 30, height: 20).preference(key: Letters.self, value: "a") }
                .overlay(alignment: .bottomTrailing) {
                    Color.blue.frame(width: 10, height: 5).preference(key: Letters.self, value: "b")
                }
                .onPreferenceChange(Letters.self) { log.run("change", $0) })
        let pair = host.graph.rootItems.first as? SecondaryLayoutNode
        #expect(pair?.absoluteFrame.size == CGSize(width: 30, height: 20))
        #expect(pair?.secondary?.frame == CGRect(x: 20, y: 15, width: 10, height: 5))
        #expect(log.values("change") == ["ab"])
    }

    @Test("A view that keeps changing the size it reads is cut off with a report, not a hang")
    func endless() {
        struct Endless: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
                    .onPreferenceChange(Width.self) { width = $0 + 1 }
            }
        }
        let host = TestHost(Endless())
        let reported = issues { for _ in 0..<5 { place(host) } }
        #expect(reported.allSatisfy { $0.category == "preference-cycle" })
    }
}
