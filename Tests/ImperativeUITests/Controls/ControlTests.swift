import Foundation
import ImperativeUI
import Testing

@MainActor final class Receiver: NSObject {
    var notes: [String] = []
    func plain() { notes.append("plain") }
    func sent(_ sender: UIControl) { notes.append("sent \(type(of: sender))") }
    func both(_ sender: UIControl, event: UIEvent) { notes.append("both \(event.allTouches?.count ?? 0)") }
}

@MainActor @Suite("UIControl") struct ControlTests {
    @Test("Methods of no, one and two parameters are called, in the order they were added")
    func arities() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.sent, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.both, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.notes == ["plain", "sent UIControl", "both 0"])
    }

    @Test("Only what is kept for an event is run, each once")
    func events() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .valueChanged)
        #expect(receiver.notes == [])
        control.sendActions(for: .allTouchEvents)
        #expect(receiver.notes == ["plain"])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        #expect(control.allTargets == [receiver])
    }

    @Test("Targets are held weakly")
    func weakTargets() {
        let control = UIControl()
        var receiver: Receiver? = Receiver()
        weak let held = receiver
        control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
        receiver = nil
        #expect(held == nil)
        control.sendActions(for: .touchDown)
        #expect(control.allControlEvents == [])
    }

    @Test("A removed target is no longer called for the events")
    func removing() {
        let (control, one, other) = (UIControl(), Receiver(), Receiver())
        control.addTarget(one, action: Receiver.plain, for: [.touchDown, .valueChanged])
        control.addTarget(other, action: Receiver.plain, for: .touchDown)
        control.removeTarget(one, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(one.notes.count == 1 && other.notes.count == 1)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test("Without a target the nearest responder of the method's type is called")
    func responderChain() {
        final class Page: UIView {
            var notes = 0
            func act() { notes += 1 }
        }
        let (outer, inner, control) = (Page(), Page(), UIControl())
        outer.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: Page.act, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(inner.notes == 1 && outer.notes == 0)
    }

    @Test("An action is run with its sender, and replaces one of the same identifier")
    func actions() {
        let control = UIControl()
        var notes: [String] = []
        let one = UIAction(identifier: .init("id")) { action in
            notes.append("one \((action.sender as? UIControl) === control)")
        }
        let two = UIAction(title: "Two", identifier: .init("id")) { notes.append($0.title) }
        control.addAction(one, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(one.sender == nil)
        control.addAction(two, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(notes == ["one true", "Two"])
        control.removeAction(identifiedBy: .init("id"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(notes.count == 2)
    }

    @Test("A disabled action is not run")
    func disabledAction() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction(attributes: .disabled) { _ in runs += 1 }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
    }

    @Test("An action added while actions run waits for the next time")
    func adding() {
        let control = UIControl()
        var runs = 0
        control.addAction(
            UIAction { _ in control.addAction(UIAction { _ in runs += 1 }, for: .touchDown) }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
        control.sendActions(for: .touchDown)
        #expect(runs == 1)
    }

    @Test("The state holds whether the control is enabled, chosen and touched")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.disabled, .selected, .highlighted])
    }

    @Test("A tap highlights the control and sends the events of a touch")
    func touches() {
        final class Watched: UIControl {
            var notes: [String] = []
            override var isHighlighted: Bool { didSet { notes.append("\(isHighlighted)") } }
            override func sendAction(_ action: UIAction) {
                notes.append(action.title)
                super.sendAction(action)
            }
        }
        let control = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        control.addAction(UIAction(title: "down") { _ in }, for: .touchDown)
        control.addAction(UIAction(title: "up") { _ in }, for: .touchUpInside)
        control.addAction(UIAction(title: "outside") { _ in }, for: .touchUpOutside)
        #expect(control.tap(at: CGPoint(x: 5, y: 5)))
        #expect(control.notes == ["true", "down", "false", "up"])
        #expect(!control.isTracking)
    }

    @Test("A control that does not want to follow a touch sends nothing")
    func tracking() {
        final class Stubborn: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let control = Stubborn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .allTouchEvents)
        #expect(!control.tap(at: CGPoint(x: 5, y: 5)))
        #expect(runs == 0)
    }

    @Test("A control that is not enabled answers no taps, but code can send its events")
    func disabled() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
        control.isEnabled = false
        #expect(!control.tap(at: CGPoint(x: 5, y: 5)))
        #expect(runs == 0)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 1)
    }

    @Test("A method of another class than the target's traps and names both")
    func wrongTarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIControl().addTarget(UIView(), action: UILabel.invalidateIntrinsicContentSize, for: .touchDown)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIView is not a UILabel") && text.contains("whose method it is"), "\(text)")
    }

    @Test("A method whose parameter cannot take the sender traps and names both")
    func wrongSender() async {
        @MainActor final class Wrong: NSObject { func act(_ sender: UISwitch) {} }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (control, target) = (UIButton(), Wrong())
                control.addTarget(target, action: Wrong.act, for: .touchDown)
                control.sendActions(for: .touchDown)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIButton is not a UISwitch"), "\(text)")
    }
}
