import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// The poses in which effects draw symbols.
@MainActor @Suite("Effects of symbols", .serialized) struct SymbolEffectTests {
    private struct Probe: View {
        let handle: Handle<SymbolPose>
        @Environment(\.symbolPose) private var pose

        var body: some View {
            let _ = handle.value = pose
            Color.red.frame(width: 10, height: 10)
        }
    }

    private let handle = Handle<SymbolPose>()
    private var pose: SymbolPose { handle.value ?? SymbolPose() }

    @Test("A bounce runs once each time its value changes, and ends where it began")
    func bounce() {
        let rig = AnimationRig { [handle] value in Probe(handle: handle).symbolEffect(.bounce, value: value) }
        rig.run {}
        rig.advance(by: 1)
        #expect(pose == SymbolPose() && !rig.clock.isAnimating)
        rig.set(1)
        rig.advance(by: 0.2)
        #expect(isClose(pose.y, -0.15) && isClose(pose.scale, 1.1))
        rig.advance(by: 1)
        #expect(pose == SymbolPose() && !rig.clock.isAnimating)
    }

    @Test("The speed divides the time, and a count repeats the run")
    func options() {
        let rig = AnimationRig { [handle] value in
            Probe(handle: handle).symbolEffect(.bounce.down, options: .repeat(2).speed(2), value: value)
        }
        rig.run {}
        rig.set(1)
        for _ in 0..<2 {
            rig.advance(by: 0.1)
            #expect(isClose(pose.y, 0.15))
            rig.advance(by: 0.3)
            #expect(isClose(pose.y, 0))
        }
        rig.advance(by: 0.1)
        #expect(!rig.clock.isAnimating)
    }

    @Test("A pulse goes on while it is active, and ends when it is not")
    func pulse() {
        let rig = AnimationRig { [handle] value in
            Probe(handle: handle).symbolEffect(.pulse, isActive: value == 0)
        }
        rig.run {}
        for _ in 0..<2 {
            rig.advance(by: 0.8)
            #expect(isClose(pose.opacity, 0.35))
            rig.advance(by: 0.8)
            #expect(isClose(pose.opacity, 1))
        }
        rig.advance(by: 0.4)
        rig.set(1)
        rig.advance(by: 0.1)
        #expect(pose == SymbolPose() && !rig.clock.isAnimating)
    }

    @Test("A scale is held while it is active, from the first on without a motion")
    func held() {
        let rig = AnimationRig { [handle] value in
            Probe(handle: handle).symbolEffect(.scale.up, isActive: value != 1)
        }
        rig.run {}
        #expect(pose.scale == 1.25)
        rig.set(1)
        rig.advance(by: 0.15)
        #expect(pose.scale < 1.25 && pose.scale > 1)
        rig.advance(by: 1)
        #expect(pose.scale == 1 && !rig.clock.isAnimating)
    }

    @Test("A symbol that has not appeared is invisible, and effects add up unless they are removed")
    func joined() {
        let rig = AnimationRig { [handle] value in
            Probe(handle: handle).symbolEffect(.scale.up).symbolEffect(.appear, isActive: value == 1)
        }
        rig.run {}
        #expect(pose.opacity == 0 && isClose(pose.scale, 1.25 * 0.6))
        let other = AnimationRig { [handle] value in
            Probe(handle: handle).symbolEffectsRemoved(value == 0).symbolEffect(.scale.up)
        }
        other.run {}
        #expect(pose == SymbolPose())
        other.set(1)
        #expect(pose.scale == 1.25)
    }

    @Test("Symbols are drawn in the pose, other images and texts are not")
    func drawn() {
        func svg(_ view: some View) -> String { view.snapshot(size: CGSize(width: 32, height: 32)).svg() }
        let star = Image(systemName: "star")
        #expect(svg(star.symbolEffect(.scale.up)) != svg(star))
        #expect(svg(star.symbolEffectsRemoved().symbolEffect(.scale.up)) == svg(star))
        #expect(svg(Text("a").symbolEffect(.scale.up)) == svg(Text("a")))
    }
}
