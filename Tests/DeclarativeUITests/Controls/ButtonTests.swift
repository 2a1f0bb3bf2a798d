import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
        log.run("body", "\(count)")
        return Button("Add") { count += 1 }
    }
}

private struct Still: View {
    let log: Log
    var body: some View {
        log.run("still")
        return Text(verbatim: "still")
    }
}

private struct Logged: ButtonStyle {
    let log: Log
    var name = "style"
    func makeBody(configuration: Configuration) -> some View {
        log.run(name, "\(configuration.isPressed)")
        return configuration.label
    }
}

@MainActor @Suite("Buttons") struct ButtonTests {
    @Test("A tap on a button runs its action, and one beside it does not")
    func tap() {
        let log = Log()
        let host = ControlHost(Button("abc") { log.run("action") })
        #expect(host.tap(50, 50))
        #expect(log("action") == 1)
        #expect(!host.tap(5, 5))
        #expect(log("action") == 1)
    }

    @Test("A tap that changes state runs the body that read it once, and no other")
    func bodies() {
        let log = Log()
        let host = ControlHost(
            VStack {
                Counter(log: log)
                Still(log: log)
            })
        log.run("tap")
        host.interaction.tap(label: "Add")
        host.settle()
        #expect(log.values("body") == ["0", "1"])
        #expect(log("still") == 1)
    }

    @Test("The action of a disabled button does not run, however it is tapped")
    func disabled() {
        let log = Log()
        func view(_ disabled: Bool) -> some View {
            Button("abc") { log.run("action") }.accessibilityIdentifier("it").disabled(disabled)
        }
        let host = ControlHost(view(true))
        #expect(!host.tap(50, 50))
        #expect(!host.press(50, 50))
        #expect(!host.interaction.tap(label: "abc"))
        #expect(!host.interaction.tap(identifier: "it"))
        #expect(log("action") == 0)
        host.show(view(false))
        #expect(host.tap(50, 50))
        #expect(log("action") == 1)
    }

    @Test("A button answers to the text it shows and to the identifier it has or is in")
    func names() {
        let log = Log()
        let host = ControlHost(
            VStack {
                Button("one") { log.run("one") }.accessibilityIdentifier("first")
                Button {
                    log.run("two")
                } label: {
                    Text(verbatim: "t").accessibilityIdentifier("second")
                    Text(verbatim: "wo")
                }
            })
        #expect(host.interaction.tap(label: "one"))
        #expect(host.interaction.tap(identifier: "first"))
        #expect(host.interaction.tap(label: "t, wo"))
        #expect(host.interaction.tap(identifier: "second"))
        #expect(!host.interaction.tap(label: "two"))
        #expect(!host.interaction.tap(identifier: "third"))
        #expect(log.entries == ["one", "one", "two", "two"])
    }

    @Test("A style is told that its button is held down, and what the button is for")
    func pressing() {
        struct Style: ButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                log.run("\(configuration.isPressed) \(configuration.role == .destructive)")
                return configuration.label
            }
        }
        let log = Log()
        let host = ControlHost(
            Button("abc", role: .destructive) { log.run("action") }.buttonStyle(Style(log: log)))
        #expect(host.press(50, 50))
        #expect(log.entries == ["false true", "true true"])
        #expect(host.release())
        #expect(log.entries == ["false true", "true true", "action", "false true"])
        #expect(!host.release())
        host.press(50, 50)
        host.interaction.cancelPress()
        host.settle()
        #expect(log("action") == 1)
        #expect(log.entries.last == "false true")
    }

    @Test("A style's body runs when the style or the press differs, not for a new closure or label")
    func styleRuns() {
        let log = Log()
        func view(_ text: String, _ name: String = "style") -> some View {
            let captured = Log()
            return Button {
                captured.run("captured")
                log.run("action", text)
            } label: {
                Text(verbatim: text)
            }
            .buttonStyle(Logged(log: log, name: name))
        }
        let host = ControlHost(view("abc"))
        host.show(view("abcd"))
        #expect(log("style") == 1)
        #expect(host.strings == ["abcd"])
        host.tap(50, 50)
        #expect(log.values("action") == ["abcd"])
        host.show(view("abcd", "other"))
        #expect(log("other") == 1)
        host.show(view("abcd", "other"))
        #expect(log("other") == 1)
    }

    @Test("The style nearest to a button wins, of whichever kind")
    func nearest() {
        struct Primitive: PrimitiveButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                log.run("primitive")
                return configuration.label.onTapGesture { configuration.trigger() }
            }
        }
        let log = Log()
        let host = ControlHost(
            VStack {
                Button("one") { log.run("action") }.buttonStyle(Logged(log: log))
                Button("two") { log.run("action") }
            }
            .buttonStyle(Primitive(log: log))
            .buttonStyle(Logged(log: log, name: "outer")))
        #expect(log.counts == ["style": 1, "primitive": 1])
        host.interaction.tap(label: "one")
        host.interaction.tap(label: "two")
        #expect(log("action") == 2)
    }

    @Test("A style's state lives with the button, and its environment is the button's")
    func properties() {
        struct Style: ButtonStyle {
            let log: Log
            @Environment(\.a) private var a
            @State private var taps = 0
            func makeBody(configuration: Configuration) -> some View {
                log.run("style", "\(a) \(taps)")
                return configuration.label.onTapGesture(count: 2) { taps += 1 }
            }
        }
        let log = Log()
        func view(_ a: Int, _ b: Int) -> some View {
            Button("abc") {}.buttonStyle(Style(log: log)).environment(\.b, b).environment(\.a, a)
        }
        let host = ControlHost(view(1, 1))
        host.show(view(2, 1))
        host.show(view(2, 2))
        #expect(log.values("style") == ["1 0", "2 0"])
        host.tap(50, 50, count: 2)
        #expect(log.values("style") == ["1 0", "2 0", "2 1"])
    }

    @Test("A style may show the button in the style around it")
    func wrapping() {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).padding(5)
            }
        }
        let log = Log()
        let host = ControlHost(
            Button("abc") { log.run("action") }.buttonStyle(Framed()).buttonStyle(Logged(log: log)), 34, 26)
        #expect(log("style") == 1)
        #expect(isClose(host.texts[0], 5, 5, 24, 16))
        host.tap(17, 13)
        #expect(log("action") == 1)
        let plain = ControlHost(Button("abc") { log.run("action") }.buttonStyle(Framed()))
        plain.tap(50, 50)
        #expect(log("action") == 2)
    }

    @Test("A bordered button keeps 12 points to the sides of its label and 7 above and below, all of which is tapped")
    func bordered() {
        let log = Log()
        let host = ControlHost(
            VStack(spacing: 0) {
                Button("ab") { log.run("bordered") }.buttonStyle(.bordered)
                Button("ab") { log.run("prominent") }.buttonStyle(.borderedProminent)
                Button("ab") { log.run("plain") }.buttonStyle(.plain)
                Button("ab") { log.run("borderless") }.buttonStyle(.borderless)
                Button("ab") { log.run("automatic") }.buttonStyle(.automatic)
            }, 40, 108)
        let plates = host.frames(of: ShapeNode<ButtonBorderShape, AnyShapeStyle>.self)
        #expect(plates.count == 2 && isClose(plates[0], 0, 0, 40, 30) && isClose(plates[1], 0, 30, 40, 30))
        #expect(isClose(host.texts[0], 12, 7, 16, 16))
        for (index, y) in [0, 30, 60, 76, 92].enumerated() {
            #expect(host.texts[index].minY == CGFloat(y + (index < 2 ? 7 : 0)))
        }
        for y in [2, 32, 62, 78, 94] as [CGFloat] { host.tap(13, y) }
        #expect(log.entries == ["bordered", "prominent", "plain", "borderless", "automatic"])
        host.tap(1, 1)
        host.tap(1, 61)
        #expect(log.counts["bordered"] == 2)
        #expect(log.counts["plain"] == 1)
    }

    @Test("A button whose life ends while it is held down does nothing when it is let go")
    func gone() {
        let log = Log()
        func view(_ shows: Bool) -> some View {
            VStack { if shows { Button("abc") { log.run("action") } } }
        }
        let host = ControlHost(view(true))
        #expect(host.press(50, 50))
        host.show(view(false))
        #expect(!host.release())
        #expect(log.entries.isEmpty)
    }

    @Test("Buttons are made of keys, strings, symbols and views, with a role or without")
    func initialisers() {
        let name = "x"
        let log = Log()
        let action: @MainActor () -> Void = { log.run("action") }
        let host = ControlHost(
            VStack {
                Button("key", action: action)
                Button(name, action: action)
                Button(name + "s", role: .cancel, action: action)
                Button("role", role: .destructive, action: action)
                Button("symbol", systemImage: "star", action: action)
                Button(name + "t", systemImage: "star", role: nil, action: action)
                Button(role: .destructive, action: action) { Text(verbatim: "label") }
                Button(action: action, label: { Text(verbatim: "view") })
            })
        let labels = ["key", "x", "xs", "role", "symbol", "xt", "label", "view"]
        #expect(host.strings == labels)
        for label in labels { #expect(host.interaction.tap(label: label)) }
        #expect(log("action") == labels.count)
    }
}
