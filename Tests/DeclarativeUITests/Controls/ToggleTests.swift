import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Page: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
        log.run("body", "\(isOn)")
        return Toggle("abc", isOn: $isOn)
    }
}

private struct Several: View {
    struct Item {
        var isOn: Binding<Bool>
    }
    let log: Log
    @State private var a = true
    @State private var b = false
    var body: some View {
        Toggle(sources: [Item(isOn: $a), Item(isOn: $b)], isOn: \.isOn) { Text(verbatim: "both") }
            .toggleStyle(Noted(log: log))
    }
}

private struct Noted: ToggleStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
        log.run("style", "\(configuration.isOn) \(configuration.isMixed)")
        return configuration.label.onTapGesture { configuration.$isOn.wrappedValue.toggle() }
    }
}

@MainActor @Suite("Toggles") struct ToggleTests {
    @Test("A tap anywhere on a switch turns the binding, and runs the owner's body once")
    func tap() {
        let log = Log()
        let host = ControlHost(Page(log: log), 200, 31)
        #expect(isClose(host.texts[0], 0, 7.5, 24, 16))
        #expect(isClose(host.frames(of: ShapeNode<Capsule, AnyShapeStyle>.self)[0], 149, 0, 51, 31))
        #expect(isClose(host.frames(of: ShapeNode<Circle, Color>.self)[0], 151, 2, 27, 27))
        #expect(host.tap(100, 15))
        #expect(log.values("body") == ["false", "true"])
        #expect(isClose(host.frames(of: ShapeNode<Circle, Color>.self)[0], 171, 2, 27, 27))
        host.tap(190, 15)
        #expect(log.values("body") == ["false", "true", "false"])
    }

    @Test("A disabled toggle is not turned")
    func disabled() {
        let log = Log()
        let host = ControlHost(Page(log: log).disabled(true), 200, 31)
        #expect(!host.tap(190, 15))
        #expect(!host.interaction.tap(label: "abc"))
        #expect(log.values("body") == ["false"])
    }

    @Test("A style turns the toggle and runs once for each turn")
    func style() {
        let log = Log()
        let host = ControlHost(Page(log: log).toggleStyle(Noted(log: log)))
        host.tap(50, 50)
        #expect(log.values("style") == ["false false", "true false"])
    }

    @Test("A toggle of several values is on where all are, mixed where some are, and sets all")
    func mixed() {
        let log = Log()
        let host = ControlHost(Several(log: log))
        host.tap(50, 50)
        host.tap(50, 50)
        #expect(log.values("style") == ["false true", "true false", "false false"])
    }

    @Test("The button style shows a button, and a style may show the toggle in the style around it")
    func styles() {
        struct Padded: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
        }
        let log = Log()
        let host = ControlHost(Page(log: log).toggleStyle(.button), 48, 30)
        #expect(isClose(host.texts[0], 12, 7, 24, 16))
        host.tap(2, 2)
        #expect(log.values("body") == ["false", "true"])
        let padded = ControlHost(Page(log: log).toggleStyle(Padded()).toggleStyle(.button), 58, 40)
        #expect(isClose(padded.texts[0], 17, 12, 24, 16))
        for _ in 0..<2 { padded.tap(29, 20) }
        #expect(log.values("body") == ["false", "true", "false", "true", "false"])
    }

    @Test("Toggles are made of keys, strings, symbols and views")
    func initialisers() {
        let name = "x"
        let host = ControlHost(
            VStack {
                Toggle("key", isOn: .constant(true))
                Toggle(name, isOn: .constant(true))
                Toggle("symbol", systemImage: "star", isOn: .constant(true))
                Toggle(isOn: .constant(false)) { Text(verbatim: "view") }
            }
            .toggleStyle(.switch))
        #expect(host.strings == ["key", "x", "symbol", "view"])
    }
}
