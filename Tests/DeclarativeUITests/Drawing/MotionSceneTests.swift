import DeclarativeUI
import Foundation
import Testing
import BridgedEnvironment

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is on its way, as it is stored after half of it; `ISTHMUS_RECORD=1` stores it anew.
@MainActor @Suite("What moves, half way", .serialized) struct MotionSceneTests {
    enum Scene: String, CaseIterable, Sendable {
        case colors, matched, numbers, phases, keyframes
    }

    @Observable final class Model {
        var isOn = false
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden")

    @Test("A scene looks as recorded", arguments: Scene.allCases)
    func scene(_ scene: Scene) throws {
        let model = Model()
        let clock = ManualAnimationClock()
        let snapshot = clock.withCurrent {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
            window.rootViewController = UIHostingController(rootView: Stage(scene: scene, model: model))
            window.makeKeyAndVisible()
            // Colours move from what was seen.
            _ = window.snapshot().text()
            withAnimation(.linear(duration: 1)) { model.isOn = true }
            UpdateQueue.shared.flush()
            window.layoutIfNeeded()
            clock.advance(by: 0.5)
            return window.snapshot()
        }
        try snapshot.verify("motion-\(scene.rawValue)", in: Self.folder)
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }

    private struct Stage: View {
        @Namespace private var space
        let scene: Scene
        let model: Model

        var body: some View {
            let isOn = model.isOn
            switch scene {
            case .colors:
                VStack(alignment: .leading, spacing: 16) {
                    Text("Colours").foregroundStyle(isOn ? Color.blue : Color.red)
                    Rectangle()
                        .fill(
                            LinearGradient(
                                colors: isOn ? [.yellow, .blue] : [.red, .yellow], startPoint: .leading,
                                endPoint: .trailing)
                        )
                        .frame(width: 96, height: 16)
                    Circle().stroke(isOn ? Color.green : Color.clear, lineWidth: 4).frame(width: 32, height: 32)
                }
            case .matched:
                ZStack(alignment: .topLeading) {
                    if isOn {
                        Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 96, height: 64)
                            .padding(EdgeInsets(top: 16, leading: 48, bottom: 0, trailing: 0))
                    } else {
                        Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 32, height: 16)
                    }
                }
                .frame(width: 160, height: 96, alignment: .topLeading)
            case .numbers:
                VStack(spacing: 16) {
                    Text(verbatim: isOn ? "1042 km" : "999 km").contentTransition(.numericText())
                    Text(verbatim: isOn ? "arrived" : "leaving").contentTransition(.opacity)
                }
            case .phases:
                PhaseAnimator([0.25, 1, 0.5], trigger: isOn) { phase in
                    Color.red.opacity(phase).frame(width: 64 * phase, height: 32)
                } animation: { _ in
                    .linear(duration: 1)
                }
            case .keyframes:
                Rectangle().fill(.red).frame(width: 32, height: 32)
                    .keyframeAnimator(initialValue: Angle.zero, trigger: isOn) { content, angle in
                        content.rotationEffect(angle)
                    } keyframes: { _ in
                        LinearKeyframe(.degrees(90), duration: 1)
                    }
            }
        }
    }
}
