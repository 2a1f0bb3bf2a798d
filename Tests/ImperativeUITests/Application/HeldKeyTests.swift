import Foundation
import Terminal
import UITestSupport
@testable import TerminalHost
import Testing

@testable import ImperativeUI

@MainActor @Suite("Keys that are down", .serialized) struct HeldKeyTests {
    /// Notes what it is told of keys.
    private final class Noting: UIViewController {
        var notes: [String] = []
        var keeps = false
        var counted = 0

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "n", modifierFlags: .control, action: Noting.count)]
        }

        func count() { counted += 1 }

        private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            let keys = presses.map { $0.key?.characters ?? "-" }.sorted().joined()
            notes.append("\(word) \(keys) of \(event?.allPresses.count ?? 0)")
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses, event)
            if !keeps { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses, event)
            super.pressesEnded(presses, with: event)
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses, event)
            super.pressesCancelled(presses, with: event)
        }
    }

    private func key(_ text: String, _ phase: HostKey.Phase, _ modifiers: UIKeyModifierFlags = []) -> HostEvent {
        .key(HostKey(UIKeyboardHIDUsage(typing: text), characters: text, modifiers: modifiers, phase: phase))
    }

    /// Returns what a new controller notes while an application is sent events.
    private func notes(of events: [HostEvent], keeps: Bool = false) -> [String] {
        let controller = Noting()
        controller.keeps = keeps
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        for event in events { host.send(event) }
        return controller.notes
    }

    @Test("A press begins once and ends once, however often its key types again")
    func once() {
        let notes = notes(of: [HostKey.Phase.down, .repeat, .repeat, .up, .up].map { key("a", $0) })
        #expect(notes == ["began a of 1", "ended a of 1"])
    }

    @Test("Of keys that are down together each ends by itself, whatever is held down with it then")
    func together() {
        let notes = notes(of: [key("a", .down), key("é", .down), key("A", .up, .shift), key("é", .up)])
        #expect(notes == ["began a of 1", "began é of 2", "ended a of 2", "ended é of 1"])
    }

    @Test("A key that goes down twice was let go of unseen, and one that only goes up was never down")
    func unseen() {
        let notes = notes(of: [key("b", .up), key("a", .down), key("a", .down), key("a", .up)])
        #expect(notes == ["began a of 1", "cancelled a of 2", "began a of 1", "ended a of 1"])
    }

    @Test("Keys no longer count once the keyboard is elsewhere, the application is put aside, or it ends")
    func elsewhere() {
        for event in [HostEvent.focus(false), .suspend, .end] {
            let notes = notes(of: [key("a", .down), event, key("a", .up)], keeps: true)
            #expect(notes == ["began a of 1", "cancelled a of 1"])
        }
    }

    @Test("Those around a view that went while a key was down are told that the key went up")
    func gone() {
        let controller = Noting()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
        controller.view.addSubview(button)
        host.press(.keyboardTab)
        controller.notes = []
        #expect(button.isFocused)
        host.send(key("a", .down))
        button.removeFromSuperview()
        host.send(key("a", .up))
        #expect(controller.notes == ["began a of 1", "ended a of 1"])
    }

    @Test("A key that is held down moves the focus on and repeats commands, and presses what has the focus once")
    func repeats() {
        let controller = Noting()
        let host = ControllerDelegate.launch(controller)
        defer { host.end() }
        var presses = 0
        let buttons = (0..<3).map { number in
            let button = UIButton(primaryAction: UIAction(title: "\(number)") { _ in presses += 1 })
            button.frame = CGRect(x: 0, y: 32 * number, width: 64, height: 32)
            controller.view.addSubview(button)
            return button
        }
        func hold(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
            for phase in [HostKey.Phase.down, .repeat, .repeat, .up] {
                host.send(.key(HostKey(code, characters: code.text([]), modifiers: modifiers, phase: phase)))
            }
        }
        hold(.keyboardTab)
        #expect(buttons.firstIndex { $0.isFocused } == 2)
        hold(.keyboardReturnOrEnter)
        #expect(presses == 1)
        hold(.keyboardN, .control)
        #expect(controller.counted == 3)
        #expect(!controller.notes.contains { $0.hasSuffix("n of 1") })
    }

    @Test("More keys than anyone can hold down push out those before")
    func many() {
        let events = (0..<1_000).map { number in
            // All of these numbers are ideographs.
            let text = String(Character(Unicode.Scalar(0x4E00 + UInt32(number))!))
            return HostEvent.key(HostKey(.keyboardErrorUndefined, characters: text))
        }
        let notes = notes(of: events + [.end])
        #expect(notes.count { $0.hasPrefix("began") } == 1_000)
        #expect(notes.count { $0.hasPrefix("cancelled") } == 1_000)
    }

    @Test("A terminal's keys go up at once unless it says that it tells when they do")
    func terminal() {
        func phases(_ events: [HostEvent]) -> [HostKey.Phase] {
            events.compactMap { if case .key(let key) = $0 { key.phase } else { nil } }
        }
        var events = TerminalEvents()
        let press = TerminalEvent.key(TerminalKey(.character("a"), text: "a"))
        let again = TerminalEvent.key(TerminalKey(.character("a"), phase: .repeat, text: "a"))
        let release = TerminalEvent.key(TerminalKey(.character("a"), phase: .release))
        #expect(phases(events.hostEvents(of: press)) == [.down, .up])
        #expect(events.hostEvents(of: .reply(.keyboardFlags(31))).isEmpty)
        #expect([press, again, release].flatMap { phases(events.hostEvents(of: $0)) } == [.down, .repeat, .up])
        #expect(events.hostEvents(of: .reply(.keyboardFlags(1))).isEmpty)
        #expect(phases(events.hostEvents(of: press)) == [.down, .up])
    }

    @Test("Each key of a US keyboard is found by what it types, alone and with Shift")
    func keyboard() {
        let typed = (0x20..<0x7F).map { String(Character(Unicode.Scalar(UInt8($0)))) }
        for text in typed {
            let code = UIKeyboardHIDUsage(typing: text)
            #expect(code.text([]) == text || code.text(.shift) == text)
        }
        #expect(UIKeyboardHIDUsage(typing: "é") == .keyboardErrorUndefined)
        #expect(UIKeyboardHIDUsage.keyboardF1.text([]) == "")
    }
}
