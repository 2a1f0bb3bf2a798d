import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Layout of views") struct GraphLayoutTests {
    private func colors(_ host: TestHost) -> [CGRect] {
        var frames: [CGRect] = []
        var stack = host.graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let leaf = node as? StyleNode<Color> { frames.append(leaf.frame) }
            stack += node.children.reversed()
        }
        return frames
    }

    private func place<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        let host = TestHost(view)
        host.graph.place(in: CGSize(width: width, height: height))
        return colors(host)
    }

    @Test("A row shares its width, without groups, loops and conditions showing")
    func flattening() {
        let shows = true
        let frames = place(
            HStack(spacing: 0) {
                Group {
                    Color.red
                    if shows { Color.blue }
                }
                ForEach(0..<2) { _ in Color.green }
                EmptyView()
            }, 100, 10)
        #expect(frames.map(\.minX) == [0, 25, 50, 75])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 25, height: 10) })
    }

    @Test("A layout modifier on a group wraps each of its views")
    func distribution() {
        let frames = place(
            HStack(spacing: 0) {
                Group {
                    Color.red
                    Color.blue
                }
                .padding(2)
            }, 40, 20)
        #expect(frames == [CGRect(x: 2, y: 2, width: 16, height: 16), CGRect(x: 22, y: 2, width: 16, height: 16)])
    }

    @Test("A padding of 0 adds no layout item, also when it comes to be 0 and ceases to be")
    func inertPadding() {
        let host = TestHost()
        func show(_ inner: CGFloat, _ outer: CGFloat) -> (items: Int, frames: [CGRect]) {
            host.show(
                VStack(spacing: 0) {
                    Color.red.padding(inner).padding(outer)
                    Color.blue.frame(height: 10).padding(inner)
                })
            host.graph.place(in: CGSize(width: 40, height: 50))
            var count = 0
            var stack = host.graph.rootItems
            while let item = stack.popLast() {
                count += 1
                if let container = item as? ContainerLayoutNode { stack += container.children }
                if let padding = item as? UnaryLayoutNode<PaddingLayout> { stack.append(padding.child) }
            }
            return (count, colors(host))
        }
        let plain = show(0, 0)
        #expect(plain.items == 3)
        #expect(
            plain.frames == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 40, width: 40, height: 10)])
        #expect(show(2, 0).items == 5)
        #expect(show(2, 3).items == 6)
        #expect(show(2, 3).frames[0] == CGRect(x: 5, y: 5, width: 30, height: 26))
        #expect(show(0, 3).frames[0] == CGRect(x: 3, y: 3, width: 34, height: 34))
        #expect(show(0, 0) == plain)
        #expect(show(1, 0).frames[0] == CGRect(x: 1, y: 1, width: 38, height: 36))
        #expect(show(0, 0) == plain)
    }

    @Test("Several views at the root form a column")
    func roots() {
        let frames = place(
            Group {
                Color.red.frame(height: 10)
                Color.blue.frame(height: 10)
            }, 20, 100)
        #expect(frames.map(\.minY) == [36, 54])
    }

    @Test("What appears and disappears is laid out, and the host is asked for it")
    func structure() {
        func view(_ count: Int) -> some View {
            HStack(spacing: 0) { ForEach(Array(0..<count), id: \.self) { _ in Color.red } }
        }
        let host = TestHost(view(2))
        host.graph.place(in: CGSize(width: 60, height: 10))
        #expect(colors(host).map(\.minX) == [0, 30])
        let before = host.layoutRequests
        host.show(view(3))
        #expect(host.layoutRequests == before + 1)
        host.graph.place(in: CGSize(width: 60, height: 10))
        #expect(colors(host).map(\.minX) == [0, 20, 40])
        host.show(view(3))
        #expect(host.layoutRequests == before + 1)
    }

    @Test("A frame that changes is laid out")
    func frame() {
        let host = TestHost(Color.red.frame(width: 10, height: 10))
        host.graph.place(in: CGSize(width: 100, height: 100))
        #expect(colors(host) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
        host.show(Color.red.frame(width: 20, height: 10))
        host.graph.place(in: CGSize(width: 100, height: 100))
        #expect(colors(host) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
    }

    @Test("A background has its view's size, and each view of a group one of its own")
    func background() {
        let frames = place(
            HStack(spacing: 0) {
                Group {
                    Spacer().frame(width: 10, height: 20)
                    Spacer().frame(width: 30, height: 20)
                }
                .background { Color.red }
            }, 100, 100)
        #expect(frames.map(\.size) == [CGSize(width: 10, height: 20), CGSize(width: 30, height: 20)])
    }

    @Test("The reading direction in the environment turns a row round, also when it changes")
    func direction() {
        func view(_ direction: LayoutDirection) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Color.blue.frame(width: 30)
            }
            .environment(\.layoutDirection, direction)
        }
        let host = TestHost(view(.rightToLeft))
        host.graph.place(in: CGSize(width: 40, height: 10))
        #expect(colors(host).map(\.minX) == [30, 0])
        host.show(view(.leftToRight))
        host.graph.place(in: CGSize(width: 40, height: 10))
        #expect(colors(host).map(\.minX) == [0, 10])
        let other = TestHost(
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                Color.blue.frame(width: 30)
            })
        other.set(LayoutDirectionKey.self, to: .rightToLeft)
        other.graph.place(in: CGSize(width: 40, height: 10))
        #expect(colors(other).map(\.minX) == [30, 0])
    }

    @Test("A user's layout places views and reads their values")
    func customLayout() {
        let frames = place(
            Diagonal() {
                Color.red.layoutValue(key: Step.self, value: 5)
                Color.blue
            }, 100, 100)
        #expect(frames.map(\.origin) == [CGPoint(x: 5, y: 5), CGPoint(x: 11, y: 11)])
    }

    @Test("A text takes the room its string needs, and no more lines than the environment allows")
    func text() {
        let host = TestHost(Text(verbatim: "abc"))
        #expect(host.graph.sizeThatFits(.unspecified) == CGSize(width: 24, height: 16))
        host.show(Text(verbatim: "abcd"))
        #expect(host.graph.sizeThatFits(.unspecified) == CGSize(width: 32, height: 16))
        let limited = TestHost(Text(verbatim: "a\nb\nc").lineLimit(2))
        #expect(limited.graph.sizeThatFits(.unspecified).height == 32)
        let number = 3
        #expect(Text("\(number) of 100%").string == "3 of 100%")
        #expect(Text(String("x")).string == "x")
    }

    @Test("A colour follows the colour scheme")
    func color() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: EnvironmentValues()).red == 0)
        #expect(Color.primary.resolve(in: dark).red == 1)
        #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).resolve(in: dark).opacity == 0.5)
    }
}

private struct Step: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for subview in subviews {
            place.x += subview[Step.self]
            place.y += subview[Step.self]
            subview.place(at: place, proposal: ProposedViewSize(width: 5, height: 5))
            place.x += 5
            place.y += 5
        }
    }
}
