import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("How hard is what is felt") struct FlexibilityTests {
    @Observable final class Model { var value = 0 }

    private struct Felt: View {
        let model: Model
        let flexibility: SensoryFeedback.Flexibility

        var body: some View {
            Text("\(model.value)")
                .sensoryFeedback(.impact(flexibility: flexibility, intensity: 0.5), trigger: model.value)
        }
    }

    @Test("An impact is rigid, solid or soft: solid is neither")
    func solid() {
        func felt(_ flexibility: SensoryFeedback.Flexibility) -> [HostFeedback] {
            let model = Model()
            let stage = NavigationStage(Felt(model: model, flexibility: flexibility))
            _ = stage.lines
            model.value = 1
            _ = stage.lines
            return stage.host.feedback
        }
        #expect(felt(.rigid) == [.impact(.rigid, intensity: 0.5)])
        #expect(felt(.solid) == [.impact(.medium, intensity: 0.5)])
        #expect(felt(.soft) == [.impact(.soft, intensity: 0.5)])
    }
}
