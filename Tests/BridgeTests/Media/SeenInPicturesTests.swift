import DeclarativeUI
import Foundation
import Observation
import Testing

@testable import BridgedEnvironment

/// Movements after pictures of a window that nothing else shows.
@MainActor @Suite("Movements from what a picture showed") struct SeenInPicturesTests {
    @Observable final class Model {
        var color = Color.red
    }

    private struct Page: View {
        let model: Model
        var body: some View { model.color.frame(width: 64, height: 32) }
    }

    @MainActor private struct Rig {
        let model = Model()
        let clock = ManualAnimationClock()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 96))

        init(_ color: Color = .red) {
            model.color = color
            clock.withCurrent {
                window.rootViewController = UIHostingController(rootView: Page(model: model))
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
            }
        }

        func show(_ color: Color, moving: Bool = true) {
            clock.withCurrent {
                withAnimation(moving ? .linear(duration: 1) : nil) { model.color = color }
                UpdateQueue.shared.flush()
                window.layoutIfNeeded()
            }
        }

        func advance() { clock.withCurrent { clock.advance(by: 0.5) } }

        var picture: String { clock.withCurrent { window.snapshot(medium: .vector).svg() } }
    }

    private static let adaptive = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .red })

    @Test(
        "Colours move from those that the last picture showed, in whichever medium", arguments: Snapshot.Medium.allCases
    )
    func moving(_ medium: Snapshot.Medium) {
        let (rig, plain) = (Rig(), Rig(.blue))
        let start = Rig().picture
        _ = rig.clock.withCurrent { rig.window.snapshot(medium: medium).text() }
        rig.show(.blue)
        #expect(rig.picture == start)
        rig.advance()
        #expect(rig.picture != start && rig.picture != plain.picture)
        rig.advance()
        #expect(rig.picture == plain.picture)
    }

    @Test("Colours move from those of the traits in force, and not from those of a picture with others")
    func otherTraits() {
        let (rig, plain) = (Rig(Self.adaptive), Rig(Self.adaptive))
        for one in [rig, plain] { _ = one.picture }
        _ = rig.clock.withCurrent {
            rig.window.snapshot(traits: UITraitCollection(userInterfaceStyle: .dark), medium: .vector).svg()
        }
        for one in [rig, plain] {
            one.show(.blue)
            one.advance()
        }
        #expect(rig.picture == plain.picture)
        #expect(rig.picture != Rig(.blue).picture)
    }

    @Test("A colour that changes without an animation is there at once, though another was on its way")
    func atOnce() {
        let rig = Rig()
        _ = rig.picture
        rig.show(.blue)
        rig.advance()
        _ = rig.picture
        rig.show(.green, moving: false)
        #expect(rig.picture == Rig(.green).picture)
        #expect(!rig.clock.isAnimating)
    }
}
