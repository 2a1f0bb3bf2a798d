import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Safe area") struct SafeAreaTests {
    private func rig<V: View>(_ view: V, _ insets: EdgeInsets = EdgeInsets()) -> LazyRig {
        let rig = LazyRig(view, 100, 200)
        rig.host.host.graph.safeAreaInsets = insets
        rig.settle()
        return rig
    }

    @Test("2.19: K.safeAreaInset(.bottom){F(100,30)} @100x200, with spacing 0 and without")
    func worked() {
        for (spacing, height) in [(0, 170), (nil, 162)] as [(CGFloat?, CGFloat)] {
            let rig = rig(
                Color.red.safeAreaInset(edge: .bottom, spacing: spacing) { Color.blue.frame(width: 100, height: 30) })
            #expect(rig.frames[0] == CGRect(x: 0, y: 0, width: 100, height: height))
            #expect(rig.frames[1] == CGRect(x: 0, y: 170, width: 100, height: 30))
        }
    }

    @Test("2.19: K that ignores a 20-point safe area at the top is drawn into it")
    func ignoring() {
        let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)
        let plain = rig(Color.red, insets)
        #expect(plain.frames == [CGRect(x: 5, y: 20, width: 88, height: 170)])
        let top = rig(Color.red.ignoresSafeArea(edges: .top), insets)
        #expect(top.frames == [CGRect(x: 5, y: 0, width: 88, height: 190)])
        let all = rig(Color.red.ignoresSafeArea(), insets)
        #expect(all.frames == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        let keyboard = rig(Color.red.ignoresSafeArea(.keyboard), insets)
        #expect(keyboard.frames == plain.frames)
        let mirrored = rig(Color.red.environment(\.layoutDirection, .rightToLeft), insets)
        #expect(mirrored.frames == plain.frames)
    }

    @Test("What does not come as far as the limit of the safe area stays in its place")
    func untouched() {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let rig = rig(
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea()
                Color.red.ignoresSafeArea()
                Color.red.frame(height: 30)
            }, insets)
        #expect(rig.frames.map(\.minY) == [0, 90, 160])
        #expect(rig.frames.map(\.maxY) == [90, 160, 190])
    }

    @Test("A view inside an inset view reaches under the inset, and on into the area's own")
    func nested() {
        let rig = rig(
            Color.red.ignoresSafeArea()
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) },
            EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(rig.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(rig.frames[1] == CGRect(x: 0, y: 20, width: 100, height: 30))
        let padded = self.rig(Color.red.ignoresSafeArea(edges: .leading).safeAreaPadding(10))
        #expect(padded.frames == [CGRect(x: 0, y: 10, width: 90, height: 180)])
    }

    @Test("Insets at leading and trailing edges follow the reading direction and are lined up by the alignment")
    func sideways() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let rig = rig(
                Color.red
                    .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 2) {
                        Color.blue.frame(width: 20, height: 10)
                    }
                    .environment(\.layoutDirection, direction))
            let isMirrored = direction == .rightToLeft
            #expect(rig.frames[0] == CGRect(x: isMirrored ? 0 : 22, y: 0, width: 78, height: 200))
            #expect(rig.frames[1] == CGRect(x: isMirrored ? 80 : 0, y: 190, width: 20, height: 10))
        }
    }

    @Test("A geometry reader is told the insets, and again when they differ; one that ignores them has none")
    func proxy() {
        let log = Log()
        func reader(_ name: String) -> some View {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                let _ = log.run(name, "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
                Color.red
            }
        }
        let rig = rig(
            ZStack {
                reader("plain")
                reader("ignoring").ignoresSafeArea(edges: .top)
                reader("inset").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
            }, EdgeInsets(top: 20, leading: 1, bottom: 2, trailing: 3))
        #expect(log.values("plain").last == "20.0 1.0 2.0 3.0")
        #expect(log.values("ignoring").last == "0.0 1.0 2.0 3.0")
        #expect(log.values("inset").last == "20.0 1.0 32.0 3.0")
        rig.host.host.graph.safeAreaInsets = EdgeInsets(top: 0, leading: .nan, bottom: -5, trailing: 0)
        rig.settle()
        #expect(log.values("plain").last == "0.0 0.0 0.0 0.0")
    }

    @Test("A hosting size includes what is not safe")
    func size() {
        let rig = rig(Color.red.frame(width: 30, height: 40), EdgeInsets(top: 20, leading: 1, bottom: 2, trailing: 3))
        #expect(rig.host.host.graph.sizeThatFits(.unspecified) == CGSize(width: 34, height: 62))
    }

    @Test("Hostile lengths of insets and contents leave every frame a finite one")
    func hostile() {
        for length in [CGFloat.nan, .infinity, -.infinity, -1e308, 1e308, -10] {
            let rig = rig(
                Color.red.ignoresSafeArea()
                    .safeAreaInset(edge: .bottom, spacing: length) { Color.blue.frame(height: 1e300) }
                    .safeAreaPadding(length)
                    .safeAreaInset(edge: .trailing, spacing: length) { EmptyView() })
            #expect(rig.frames.count == 2)
            for frame in rig.frames {
                #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
            }
        }
    }
}

@MainActor @Suite("Following geometry") struct GeometryChangeTests {
    @Test("The action is called once a view is laid out, then for each other value, with the old and the new one")
    func changes() {
        let log = Log()
        func page(_ width: CGFloat) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: width)
                Color.blue.frame(width: 30)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        log.run("width", "\($0)")
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        log.run("x", "\($0) \($1)")
                    }
            }
        }
        let rig = LazyRig(page(10), 100, 100)
        rig.host.host.update()
        rig.settle()
        rig.host.host.update()
        #expect(log.values("width") == ["30.0"])
        #expect(log.values("x") == ["40.0 40.0"])
        rig.show(page(20))
        rig.host.host.update()
        #expect(log.values("width") == ["30.0"])
        #expect(log.values("x") == ["40.0 40.0", "40.0 45.0"])
    }

    @Test("A state set from the geometry is laid out; one that never settles is stopped and reported")
    func feedback() {
        struct Page: View {
            let step: CGFloat
            @State private var width: CGFloat = 10
            var body: some View {
                VStack {
                    Color.red.frame(width: width).onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = min($0 + step, step == 0 ? 50 : 1e6)
                    }
                }
            }
        }
        let reported = issues {
            let rig = LazyRig(Page(step: 7), 100, 100)
            for _ in 0..<4 {
                rig.host.host.update()
                rig.settle()
            }
            #expect(rig.frames[0].width > 10)
        }
        #expect(reported.allSatisfy { $0.category == "repeated-change" })
    }
}
