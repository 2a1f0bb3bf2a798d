import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Colour pickers", .serialized) struct ColorPickerTests {
    @Observable final class Model {
        var color = Color(red: 1, green: 0.5, blue: 0)
        var fixed = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
    }

    private struct Page: View {
        @Bindable var model: Model
        var supportsOpacity = true

        var body: some View {
            ColorPicker("Fill", selection: $model.color, supportsOpacity: supportsOpacity)
        }
    }

    private func stage(_ view: some View) -> NavigationStage {
        NavigationStage(view, size: CGSize(width: 480, height: 480))
    }

    private func open(_ stage: NavigationStage) {
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardReturnOrEnter)
    }

    @Test("The button shows the colour, in text with its channels, and opens the panel")
    func opening() {
        let model = Model()
        let stage = stage(Page(model: model))
        #expect(stage.host.text.contains("Fill") && stage.host.text.contains("#FF8000"))
        #expect(!stage.host.text.contains("Green"))
        open(stage)
        #expect(stage.host.text.contains("Green") && stage.host.text.contains("Opacity"))
    }

    @Test("A colour of the panel is selected, with the opacity that there was")
    func swatches() {
        let model = Model()
        model.color = Color(red: 0, green: 0, blue: 0, opacity: 0.5)
        let stage = stage(Page(model: model))
        open(stage)
        stage.tap("#FF0000")
        #expect(model.resolved.red == 1 && model.resolved.green == 0 && model.resolved.opacity == 0.5)
    }

    @Test("Without opacity, selected colours are opaque, and there is no slider for it")
    func opaque() {
        let model = Model()
        model.color = Color(red: 0, green: 0, blue: 0, opacity: 0.5)
        let stage = stage(Page(model: model, supportsOpacity: false))
        open(stage)
        #expect(!stage.host.text.contains("Opacity"))
        stage.tap("#FF0000")
        #expect(model.resolved.opacity == 1)
    }

    @Test("A colour with fixed channels is selected as such")
    func fixed() {
        let model = Model()
        let binding = Binding {
            model.fixed
        } set: {
            model.fixed = $0
        }
        let stage = stage(ColorPicker(selection: binding) { Text("Line") })
        #expect(stage.host.text.contains("#0000FF 50%"))
        open(stage)
        stage.tap("#FFFFFF")
        #expect(model.fixed.components == [1, 1, 1, 0.5])
    }

    @Test("Accessibility reads the label and the value of the button")
    func accessibility() {
        let stage = stage(Page(model: Model()))
        let outline = stage.window.accessibilityTree.outline
        #expect(outline.contains("Fill") && outline.contains("#FF8000"))
    }
}
