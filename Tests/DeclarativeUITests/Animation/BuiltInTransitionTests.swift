import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Built-in transitions") struct BuiltInTransitionTests {
    let second = Animation.linear(duration: 1)

    @Test("Every built-in transition moves from its outside to its inside and back")
    func builtIns() {
        let size = CGSize(width: 20, height: 20)
        struct Seen: Equatable {
            var x, y, scale, opacity: Double
            init(_ x: Double, _ y: Double, scale: Double = 1, opacity: Double = 1) {
                (self.x, self.y, self.scale, self.opacity) = (x, y, scale, opacity)
            }
        }
        let cases: [(AnyTransition, Seen, Seen)] = [
            (.opacity, Seen(0, 0, opacity: 0), Seen(0, 0, opacity: 0)),
            (.scale(scale: 0.5), Seen(0, 0, scale: 0.5), Seen(0, 0, scale: 0.5)),
            (.scale, Seen(0, 0, scale: 1e-5), Seen(0, 0, scale: 1e-5)),
            (.slide, Seen(-20, 0), Seen(20, 0)),
            (.move(edge: .leading), Seen(-20, 0), Seen(-20, 0)),
            (.move(edge: .trailing), Seen(20, 0), Seen(20, 0)),
            (.move(edge: .top), Seen(0, -20), Seen(0, -20)),
            (.move(edge: .bottom), Seen(0, 20), Seen(0, 20)),
            (.push(from: .bottom), Seen(0, 20, opacity: 0), Seen(0, -20, opacity: 0)),
            (.push(from: .leading), Seen(-20, 0, opacity: 0), Seen(20, 0, opacity: 0)),
            (.offset(x: 3, y: 4), Seen(3, 4), Seen(3, 4)),
            (.asymmetric(insertion: .slide, removal: .opacity), Seen(-20, 0), Seen(0, 0, opacity: 0)),
            (.opacity.combined(with: .offset(x: 3)), Seen(3, 0, opacity: 0), Seen(3, 0, opacity: 0)),
            (
                .modifier(active: Moved(x: 7), identity: Moved(x: 0)), Seen(7, 0), Seen(7, 0)
            ),
        ]
        for (transition, before, after) in cases {
            let rig = AnimationRig { value in
                if value == 1 {
                    Color.red.frame(width: size.width, height: size.height).transition(transition)
                }
            }
            func seen() -> Seen {
                let item = rig.host.graph.rootItems[0]
                return Seen(
                    Double(item.frame.minX - 40), Double(item.frame.minY - 40), scale: Double(item.transform.a),
                    opacity: item.opacity)
            }
            rig.set(1, second)
            let start = seen()
            #expect(start.x == before.x && start.y == before.y && start.opacity == before.opacity, "\(transition)")
            #expect(isClose(start.scale, before.scale), "\(transition)")
            rig.advance(by: 2)
            #expect(seen() == Seen(0, 0), "\(transition)")
            rig.set(0, second)
            rig.clock.frameInterval = 0.999_999
            rig.advance(by: 0.999_999)
            let end = seen()
            #expect(abs(end.x - after.x) < 0.01 && abs(end.y - after.y) < 0.01, "\(transition)")
            #expect(abs(end.scale - after.scale) < 0.01 && abs(end.opacity - after.opacity) < 0.01, "\(transition)")
            rig.advance(by: 1)
            #expect(rig.leaves.isEmpty, "\(transition)")
        }
    }
}

private struct Moved: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
}
