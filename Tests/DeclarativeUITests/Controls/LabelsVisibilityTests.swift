import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Switch: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
        log.run("body", "\(isOn)")
        return Toggle("abc", isOn: $isOn)
    }
}

private struct Shown: View {
    @Environment(\.labelsVisibility) private var visibility
    var body: some View { Text(verbatim: "\(visibility)") }
}

@MainActor @Suite("Hidden labels") struct LabelsVisibilityTests {
    @Test("Without its label a switch is as large as its track, and is still found by the label")
    func toggle() {
        let log = Log()
        let host = ControlHost(Switch(log: log).labelsHidden(), 200, 31)
        #expect(isClose(host.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 74.5, 0, 51, 31))
        #expect(!host.tap(20, 15))
        #expect(host.tap(100, 15))
        #expect(host.interaction.tap(label: "abc"))
        host.settle()
        #expect(log.values("body") == ["false", "true", "false"])
    }

    @Test("A label that is shown again has its room again, and the value stays")
    func shownAgain() {
        let log = Log()
        let host = ControlHost(Switch(log: log).labelsVisibility(.hidden), 200, 31)
        host.tap(100, 15)
        host.show(Switch(log: log).labelsVisibility(.automatic))
        #expect(isClose(host.texts[0], 0, 7.5, 24, 16))
        #expect(isClose(host.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 149, 0, 51, 31))
        host.show(Switch(log: log).labelsVisibility(.hidden))
        #expect(isClose(host.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 74.5, 0, 51, 31))
        #expect(log.values("body").last == "true")
    }

    @Test("The switch style hides the label too; the button style is made of it and keeps it")
    func styles() {
        let shown = Toggle("abc", isOn: .constant(true)).labelsHidden()
        let track = ControlHost(shown.toggleStyle(.switch), 200, 31)
        #expect(isClose(track.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 74.5, 0, 51, 31))
        let button = ControlHost(shown.toggleStyle(.button), 200, 31)
        #expect(button.strings == ["abc"] && button.texts[0].width == 24)
    }

    @Test("The modifier nearest to a control wins, whatever was asked for around it")
    func nearest() {
        PropertyCheck("nearest visibility") {
            Int.random(in: 0..<3, using: &$0)
        } run: { choices in
            var view = AnyView(Shown())
            let all: [Visibility] = [.automatic, .visible, .hidden]
            for choice in choices { view = AnyView(view.labelsVisibility(all[choice])) }
            let expected = choices.first.map { all[$0] } ?? .automatic
            let found = ControlHost(view).strings
            return found == ["\(expected)"] ? nil : "\(choices): \(found)"
        }
        .check(sequences: 30, length: 6)
    }
}
