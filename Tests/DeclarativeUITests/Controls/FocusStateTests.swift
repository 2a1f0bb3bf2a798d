import DeclarativeUI
import Testing

private enum Field: Hashable, CaseIterable { case first, second, third }

/// What views under test are shown from.
@MainActor private final class Switches: ObservableObject {
    @Published var shown: [Field] = Field.allCases
    @Published var disabled: Set<Field> = []
    var focus: Field?
    var move: (Field?) -> Void = { _ in }
    var changes: [String] = []
}

@MainActor @Suite struct FocusStateTests {
    private struct Form: View {
        @ObservedObject var switches: Switches
        @FocusState private var focus: Field?

        var body: some View {
            switches.focus = focus
            switches.move = { focus = $0 }
            return VStack(alignment: .leading, spacing: 0) {
                ForEach(switches.shown, id: \.self) { field in
                    TextField("\(field)", text: .constant(""))
                        .focused($focus, equals: field)
                        .disabled(switches.disabled.contains(field))
                }
                Button("Button") {}
            }
            .onChange(of: focus) { old, new in
                switches.changes.append("\(old.map { "\($0)" } ?? "-")>\(new.map { "\($0)" } ?? "-")")
            }
        }
    }

    @Test("The state follows the focus, and is nil elsewhere")
    func follows() {
        let switches = Switches()
        let stage = FieldStage(Form(switches: switches))
        #expect(switches.focus == nil)
        var seen: [Field?] = []
        for _ in 0..<4 {
            stage.host.press(.keyboardTab)
            seen.append(switches.focus)
        }
        #expect(seen == [.first, .second, .third, nil])
        #expect(switches.changes == ["->first", "first>second", "second>third", "third>-"])
    }

    @Test("Setting the state moves the focus, and setting it to nil takes it away")
    func drives() {
        let switches = Switches()
        let stage = FieldStage(Form(switches: switches))
        switches.move(.second)
        stage.host.press(.keyboardTab)
        #expect(switches.focus == .third)
        switches.move(nil)
        _ = stage.lines
        #expect(stage.window.focus.focused == nil && switches.focus == nil)
    }

    @Test("The state is reset when its view goes or is disabled")
    func resets() {
        let switches = Switches()
        let stage = FieldStage(Form(switches: switches))
        switches.move(.second)
        _ = stage.lines
        switches.shown = [.first, .third]
        _ = stage.lines
        #expect(switches.focus == nil && stage.window.focus.focused == nil)
        switches.move(.first)
        _ = stage.lines
        #expect(switches.focus == .first)
        switches.disabled = [.first]
        _ = stage.lines
        #expect(switches.focus == nil && stage.window.focus.focused == nil)
    }

    @Test("A value that stands for nothing that can have the focus is set back")
    func impossible() {
        let switches = Switches()
        switches.disabled = [.second]
        let stage = FieldStage(Form(switches: switches))
        switches.move(.second)
        _ = stage.lines
        #expect(switches.focus == nil && stage.window.focus.focused == nil)
    }

    @Test("A Boolean state is true while the view has the focus")
    func boolean() {
        struct Single: View {
            let switches: Switches
            @FocusState private var isFocused: Bool
            var body: some View {
                switches.changes.append("\(isFocused)")
                switches.move = { isFocused = $0 != nil }
                return TextField("a", text: .constant("")).focused($isFocused)
            }
        }
        let switches = Switches()
        let stage = FieldStage(Single(switches: switches))
        stage.host.press(.keyboardTab)
        switches.move(nil)
        _ = stage.lines
        #expect(switches.changes == ["false", "true", "false"])
    }

    @Test("A default focus is where the focus is when the view appears")
    func defaultFocus() {
        struct Defaulted: View {
            let switches: Switches
            @FocusState private var focus: Field?
            var body: some View {
                switches.focus = focus
                return VStack {
                    TextField("a", text: .constant("")).focused($focus, equals: .first)
                    TextField("b", text: .constant("")).focused($focus, equals: .second)
                }
                .defaultFocus($focus, .second)
            }
        }
        let switches = Switches()
        let stage = FieldStage(Defaulted(switches: switches))
        _ = stage.lines
        #expect(switches.focus == .second)
    }

    @Test("A view that is focusable can have the focus, and takes keys then")
    func focusable() {
        let switches = Switches()
        let stage = FieldStage(
            VStack {
                Text("a").focusable().onKeyPress("x") {
                    switches.changes.append("x")
                    return .handled
                }
                Text("b").focusable(false)
            })
        stage.host.press(.keyboardTab)
        stage.host.type("x")
        #expect(switches.changes == ["x"])
        #expect(stage.window.focus.stops().count == 1)
    }

    @Test("A view that acts on keys is told when they go down, type again and go up, also when the focus is elsewhere")
    func keyPhases() {
        let switches = Switches()
        let stage = FieldStage(
            VStack {
                Text("a").focusable().onKeyPress(phases: .all) { press in
                    switches.changes.append("\(press.characters) \(press.phase.rawValue)")
                    return press.key == "x" ? .handled : .ignored
                }
                Text("b").focusable()
            })
        func send(_ text: String, _ code: UIKeyboardHIDUsage, _ phase: HostKey.Phase) {
            stage.host.send(.key(HostKey(code, characters: text, phase: phase)))
        }
        stage.host.press(.keyboardTab)
        for phase in [HostKey.Phase.down, .repeat, .up] { send("x", .keyboardX, phase) }
        send("y", .keyboardY, .down)
        stage.host.press(.keyboardTab)
        send("y", .keyboardY, .up)
        let (down, again, up) = (
            KeyPress.Phases.down.rawValue, KeyPress.Phases.repeat.rawValue, KeyPress.Phases.up.rawValue
        )
        #expect(
            switches.changes == [
                "x \(down)", "x \(again)", "x \(up)", "y \(down)", "\t \(down)", "\t \(up)", "y \(up)",
            ])
    }
}
