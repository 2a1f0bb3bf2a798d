import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Effects on what is drawn") struct EffectTests {
    let second = Animation.linear(duration: 1)

    @Test("An opacity that changes under an animation moves without a body run more, and without layout")
    func opacity() {
        let rig = AnimationRig { Color.red.frame(width: 10, height: 10).opacity($0 == 0 ? 1 : 0) }
        let layouts = rig.host.layoutRequests
        let measured = rig.host.graph.layoutContext.measuredCount
        rig.set(1, second)
        #expect(rig.log("root") == 2)
        let item = rig.host.graph.rootItems[0]
        #expect(item.opacity == 1)
        rig.advance(by: 0.25)
        #expect(isClose(item.opacity, 0.75))
        rig.advance(by: 1)
        #expect(item.opacity == 0)
        #expect(rig.log("root") == 2)
        #expect(rig.clock.frameCount == 60)
        #expect(rig.host.layoutRequests == layouts)
        #expect(rig.host.graph.layoutContext.measuredCount == measured)
        #expect(!rig.clock.isAnimating)
    }

    @Test("Without an animation an effect is there at once, and no frame is made")
    func atOnce() {
        let rig = AnimationRig { Tile().opacity($0 == 0 ? 1 : 0.5).scaleEffect($0 == 0 ? 1 : 2) }
        rig.set(1)
        #expect(rig.leaf.opacity == 0.5)
        #expect(rig.leaf.transform.a == 2)
        #expect(rig.clock.frameCount == 0)
        rig.set(0, nil)
        #expect(rig.leaf.opacity == 1)
        #expect(rig.leaf.transform == .identity)
    }

    @Test("Effects make no layout items, and inert ones are not attached to any")
    func inert() {
        let rig = AnimationRig { value in
            VStack {
                Tile().opacity(1).scaleEffect(1).offset(x: 0, y: 0)
                Tile().opacity(value == 0 ? 1 : 0.5)
            }
        }
        let stack = rig.host.graph.rootItems[0] as? ContainerLayoutNode
        #expect(stack?.children.map { $0 is LeafLayoutNode } == [true, true])
        #expect(rig.host.graph.layoutContext.effects.isEmpty)
        rig.set(1)
        #expect(stack?.children.map { $0 is LeafLayoutNode } == [true, true])
        #expect(stack?.children.map(\.opacity) == [1, 0.5])
        rig.set(0)
        #expect(rig.host.graph.layoutContext.effects.isEmpty)
    }

    @Test("Effects on one item come together from the inside out")
    func composition() {
        let rig = AnimationRig { _ in
            Color.red.frame(width: 20, height: 20)
                .opacity(0.5).scaleEffect(2, anchor: .topLeading).offset(x: 3, y: 4).opacity(0.5)
        }
        let item = rig.host.graph.rootItems[0]
        #expect(item.opacity == 0.25)
        #expect(item.frame == CGRect(x: 43, y: 44, width: 20, height: 20))
        #expect(item.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
        let other = AnimationRig { _ in
            Color.red.frame(width: 20, height: 20).offset(x: 3, y: 4).scaleEffect(x: 2, y: 1)
        }
        let moved = other.host.graph.rootItems[0]
        #expect(moved.frame == CGRect(x: 46, y: 44, width: 20, height: 20))
        #expect(moved.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -10, ty: 0))
    }

    @Test("An inner effect that comes into force later is still the inner one")
    func order() {
        let rig = AnimationRig { value in
            Color.red.frame(width: 20, height: 20).offset(x: value == 0 ? 0 : 10).scaleEffect(2)
        }
        rig.set(1)
        #expect(rig.host.graph.rootItems[0].frame.minX == 60)
    }

    @Test("An effect is on every view of a group, and on those that come later")
    func groups() {
        let rig = AnimationRig { value in
            VStack {
                Group {
                    Tile()
                    if value > 0 { Color.blue }
                    ForEach(0..<(2 + value), id: \.self) { _ in Color.green }
                }
                .opacity(0.5)
                Color.black
            }
        }
        #expect(rig.leaves.map(\.opacity) == [0.5, 0.5, 0.5, 1])
        rig.set(1)
        #expect(rig.leaves.map(\.opacity) == [0.5, 0.5, 0.5, 0.5, 0.5, 1])
        rig.set(0)
        #expect(rig.leaves.map(\.opacity) == [0.5, 0.5, 0.5, 1])
        rig.host.close()
    }

    @Test("An offset moves a view and what is in it, mirrored from right to left, and tells who follows its place")
    func offset() {
        let rig = AnimationRig { value in
            HStack(spacing: 0) {
                HStack(spacing: 0) { Color.red.frame(width: 10, height: 10) }.offset(x: value == 0 ? 0 : 20, y: 5)
                Color.blue.frame(width: 10, height: 10)
            }
            .environment(\.layoutDirection, value == 2 ? .rightToLeft : .leftToRight)
        }
        #expect(rig.leaves.map(\.absoluteFrame.origin) == [CGPoint(x: 40, y: 50), CGPoint(x: 50, y: 45)])
        rig.set(1, second)
        rig.advance(by: 0.5)
        #expect(rig.leaves.map(\.absoluteFrame.origin) == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 45)])
        rig.advance(by: 1)
        #expect(rig.leaves.map(\.absoluteFrame.origin) == [CGPoint(x: 60, y: 50), CGPoint(x: 50, y: 45)])
        rig.set(2)
        #expect(rig.leaves.map(\.absoluteFrame.origin) == [CGPoint(x: 30, y: 50), CGPoint(x: 40, y: 45)])
    }

    @Test("An animation that is replaced midway goes on from where it is, as fast as it was")
    func replaced() {
        let rig = AnimationRig { Tile().offset(x: CGFloat([0, 100, 30][$0])) }
        rig.clock.frameInterval = 0.001
        rig.set(1, .spring(duration: 1))
        rig.advance(by: 0.3)
        let x = rig.leaf.frame.minX
        rig.advance(by: 0.001)
        let speed = rig.leaf.frame.minX - x
        rig.set(2, .spring(duration: 0.5))
        #expect(isClose(Double(rig.leaf.frame.minX), Double(x + speed)))
        rig.advance(by: 0.001)
        #expect(isClose(Double(rig.leaf.frame.minX - x - speed), Double(speed), within: 0.02))
        rig.advance(by: 10)
        #expect(rig.leaf.frame.minX == 30)
    }

    @Test("Numbers that are not finite are reported and do nothing")
    func badNumbers() {
        let reported = issues {
            let rig = AnimationRig { _ in
                Tile().opacity(.nan).scaleEffect(.infinity).offset(x: .nan, y: -.infinity).opacity(7)
            }
            #expect(rig.leaf.opacity == 1)
            #expect(rig.leaf.transform == .identity)
        }
        #expect(reported.count == 5)
    }
}
