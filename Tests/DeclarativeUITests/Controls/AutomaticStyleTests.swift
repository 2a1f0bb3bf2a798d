import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Sets a style that is not known before the program runs.
private struct BoxWriter<Key: StyleKey>: EnvironmentWriter {
    let box: StyleBox<Key.Configuration>?
    func apply(to values: inout EnvironmentValues) { values[Key.self] = box }
}

/// Counts its own taps, and notes how opaque the foreground style is.
private struct Counted: View {
    let log: Log
    @State private var taps = 0
    @Environment(\.foregroundStyles) private var styles
    var body: some View {
        let opacity = (styles?.levels.first?.base as? FaintStyle<AnyShapeStyle>)?.opacity
        log.run("label", "\(taps) \(opacity ?? 0)")
        return Text(verbatim: "abc").onTapGesture(count: 2) { taps += 1 }
    }
}

private struct Noted: PrimitiveButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
        log.run("style")
        return configuration.label.onTapGesture { configuration.trigger() }
    }
}

private struct NotedToggle: ToggleStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
        log.run("style", "\(configuration.isOn)")
        return configuration.label.onTapGesture { configuration.isOn.toggle() }
    }
}

@MainActor @Suite("The automatic style") struct AutomaticStyleTests {
    private let log = Log()

    @Test("A button's label is as faint as the button's state says, and that is all a press changes")
    func strength() {
        func view(_ disabled: Bool) -> some View {
            Button {
            } label: {
                Counted(log: log)
            }
            .disabled(disabled)
        }
        let host = ControlHost(view(false))
        #expect(host.press(50, 50))
        #expect(host.release())
        host.press(50, 50)
        host.interaction.cancelPress()
        host.settle()
        host.show(view(true))
        host.show(view(false))
        #expect(log.values("label") == ["0 1.0", "0 0.5", "0 1.0", "0 0.5", "0 1.0", "0 0.0", "0 1.0"])
        host.host.graph.checkInvariants()
    }

    @Test("A label keeps its state where the automatic style is set, and begins anew in another style")
    func buttonStyles() {
        typealias Box<Style: PrimitiveButtonStyle> = TypedStyleBox<ButtonStyleKey, PrimitiveButtonStyling<Style>>
        func view(_ box: StyleBox<PrimitiveButtonStyleConfiguration>?) -> some View {
            Button {
                log.run("action")
            } label: {
                Counted(log: log)
            }
            .modifier(EnvironmentModifier(BoxWriter<ButtonStyleKey>(box: box)))
        }
        let host = ControlHost(view(nil))
        host.tap(50, 50, count: 2)
        host.show(view(Box(DefaultButtonStyle(), outer: nil)))
        host.tap(50, 50, count: 2)
        #expect(log.values("label") == ["0 1.0", "1 1.0", "2 1.0"])
        host.show(view(Box(Noted(log: log), outer: nil)))
        #expect(log.values("label").suffix(1) == ["0 0.0"])
        host.tap(50, 50)
        #expect(log("action") == 1)
        host.show(view(nil))
        #expect(log.values("label").suffix(1) == ["0 1.0"])
        host.tap(50, 50)
        #expect(log("action") == 2)
        #expect(log("style") == 1)
        host.host.graph.checkInvariants()
    }

    @Test("A toggle changes between the automatic style and others")
    func toggleStyles() {
        typealias Box<Style: ToggleStyle> = TypedStyleBox<ToggleStyleKey, ToggleStyling<Style>>
        var isOn = false
        let binding = Binding(get: { isOn }, set: { isOn = $0 })
        func view(_ box: StyleBox<ToggleStyleConfiguration>?) -> some View {
            Toggle("abc", isOn: binding).modifier(EnvironmentModifier(BoxWriter<ToggleStyleKey>(box: box)))
        }
        let host = ControlHost(view(nil), 200, 31)
        host.tap(5, 5)
        #expect(isOn)
        host.show(view(Box(NotedToggle(log: log), outer: nil)))
        #expect(host.frames(of: ShapeNode<Circle, Color>.self).isEmpty)
        host.tap(100, 15)
        #expect(!isOn)
        host.show(view(Box(DefaultToggleStyle(), outer: nil)))
        #expect(isClose(host.frames(of: ShapeNode<Circle, Color>.self)[0], 151, 2, 27, 27))
        host.tap(190, 15)
        #expect(isOn)
        host.host.graph.checkInvariants()
    }

    @Test("A switch follows the tint, the state of being enabled and the reading direction")
    func switches() {
        func view(_ tint: Color?, _ direction: LayoutDirection) -> some View {
            Toggle("abc", isOn: .constant(true)).tint(tint).environment(\.layoutDirection, direction)
        }
        let host = ControlHost(view(nil, .leftToRight), 200, 31)
        func track() -> AnyShapeStyle? {
            let node = host.host.graph.rootNode?.first { $0 is ShapeNode<Capsule, AnyShapeStyle> }
            return (node as? ShapeNode<Capsule, AnyShapeStyle>)?.style
        }
        #expect(track()?.base as? Color == .green)
        host.show(view(.orange, .leftToRight))
        #expect(track()?.base as? Color == .orange)
        #expect(isClose(host.frames(of: ShapeNode<Circle, Color>.self)[0], 171, 2, 27, 27))
        host.show(view(.orange, .rightToLeft))
        #expect(isClose(host.frames(of: ShapeNode<Circle, Color>.self)[0], 2, 2, 27, 27))
        #expect(isClose(host.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 0, 0, 51, 31))
        #expect(isClose(host.texts[0], 176, 7.5, 24, 16))
    }

    @Test("Where buttons and toggles are, the labels inside have paths through them")
    func paths() {
        let host = ControlHost(
            VStack {
                Button("one") {}
                Toggle("two", isOn: .constant(true))
            })
        var paths: [String] = []
        _ = host.host.graph.rootNode?.first { node in
            if node is LeafNode { paths.append("\(TreePath(of: node))") }
            return false
        }
        #expect(
            paths == [
                "VStack[0] > Button.true.false > Text", "VStack[1] > Toggle > HStack[0] > Text",
                "VStack[1] > Toggle > HStack[1] > Spacer", "VStack[1] > Toggle > HStack[2] > ZStack[0] > Capsule",
                "VStack[1] > Toggle > HStack[2] > ZStack[1] > Circle",
            ])
    }
}
