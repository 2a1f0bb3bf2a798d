import Foundation
import ImperativeUI
import Testing
import UITestSupport

/// Methods that are called by their selectors.
@MainActor @Suite("Selectors", .serialized) struct SelectorTests {
    @MainActor private final class Page: UIViewController {
        var notes: [String] = []
        var mayUndo = true

        func plain() { notes.append("plain") }
        func tapped(_ sender: UIButton) { notes.append("tapped \(sender.currentTitle ?? "")") }
        func any(_ sender: Any) { notes.append("any \(type(of: sender))") }
        func changed(_ sender: UIControl, event: UIEvent?) { notes.append("changed \(event != nil)") }
        func recognized(_ recognizer: UITapGestureRecognizer) { notes.append("\(recognizer.state)") }
        func noted(_ notification: Notification) { notes.append("noted \(notification.object ?? "nothing")") }
        func undo(_ sender: Any?) { notes.append("undo") }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "u", modifierFlags: .command, action: Page.undo)]
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Self.undo ? mayUndo : super.canPerformAction(action, withSender: sender)
        }

        static let plain = Selector("plain", Page.plain)
        static let tapped = Selector("tapped:", Page.tapped(_:))
        static let any = Selector("any:", Page.any(_:))
        static let changed = Selector("changed:event:", Page.changed(_:event:))
        static let recognized = Selector("recognized:", Page.recognized(_:))
        static let noted = Selector("noted:", Page.noted(_:))
        static let undo = Selector("undo:", Page.undo(_:))

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private func button(_ title: String = "Go") -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test("Selectors are equal by their names, which end with a colon for each argument")
    func names() {
        #expect(Page.tapped == Selector("tapped:") && Page.tapped != Page.plain)
        #expect(Selector("changed", Page.changed(_:event:)).name == "changed::")
        #expect(Selector("title", getter: \Page.title).name == "title")
        #expect(NSSelectorFromString("undo:") == Page.undo && "undo:" == Page.undo)
    }

    @Test("A control calls the method of a selector with itself and the event, as far as the method takes them")
    func controls() {
        let (page, control) = (Page(), button())
        for action in [Page.plain, Page.tapped, Page.any, Page.changed] {
            control.addTarget(page, action: action, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(page.take() == ["plain", "tapped Go", "any UIButton", "changed true"])
    }

    @Test("A method that is added twice is called once, and can be removed by its selector")
    func removal() {
        let (page, control) = (Page(), button())
        for _ in 0..<2 { control.addTarget(page, action: Page.plain, for: .touchUpInside) }
        control.addTarget(page, action: Page.plain, for: .touchDown)
        control.addTarget(page, action: Page.any, for: .touchUpInside)
        #expect(control.actions(forTarget: page, forControlEvent: .touchUpInside) == ["plain", "any:"])
        control.sendActions(for: .touchUpInside)
        #expect(page.take() == ["plain", "any UIButton"])
        control.removeTarget(page, action: Page.plain, for: .touchUpInside)
        control.sendActions(for: [.touchUpInside, .touchDown])
        #expect(page.take() == ["plain", "any UIButton"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.actions(forTarget: page, forControlEvent: .touchUpInside) == nil)
    }

    @Test("Without a target, the nearest responder that says it can performs the action")
    func responders() throws {
        let page = Page()
        let control = button()
        page.view.addSubview(control)
        let host = ControllerDelegate.launch(page)
        defer { host.end() }
        control.addTarget(nil, action: Page.undo, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(page.take() == ["undo"])
        #expect(control.target(forAction: Page.undo, withSender: nil) as? Page === page)
        page.mayUndo = false
        control.sendActions(for: .touchUpInside)
        #expect(page.take() == [])
        #expect(control.target(forAction: Page.undo, withSender: nil) == nil)
        #expect(!UIApplication.shared.sendAction(Page.undo, to: nil, from: control, for: nil))
        #expect(UIApplication.shared.sendAction(Page.plain, to: page, from: control, for: nil))
        #expect(page.take() == ["plain"])
    }

    @Test("A control sends the methods of selectors through the method that subclasses override")
    func overrides() {
        final class Sender: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append("\(action) to \(target is Page), \(event != nil)")
                super.sendAction(action, to: target, for: event)
            }
        }
        let (page, control) = (Page(), Sender())
        control.addTarget(page, action: Page.plain, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.sent == ["plain to true, true"] && page.take() == ["plain"])
    }

    @Test("Gestures, bar items and key commands call the methods of selectors")
    func others() throws {
        let page = Page()
        page.view.addGestureRecognizer(UITapGestureRecognizer(target: page, action: Page.recognized))
        let item = UIBarButtonItem(title: "Undo", style: .plain, target: page, action: Page.undo)
        #expect(item.action == Page.undo && item.target === page)
        page.navigationItem.rightBarButtonItem = item
        let host = ControllerDelegate.launch(UINavigationController(rootViewController: page))
        defer { host.end() }
        let window = try #require(page.view.window)
        host.tap(at: CGPoint(x: 100, y: 200))
        #expect(page.take() == ["ended"])
        #expect(window.tap(label: "Undo"))
        #expect(page.take() == ["undo"])
        item.action = Page.plain
        #expect(window.tap(label: "Undo"))
        #expect(page.take() == ["plain"])
        item.action = nil
        #expect(window.tap(label: "Undo"))
        #expect(page.take() == [])
        #expect(page.keyCommands?.map(\.action) == [Page.undo])
        host.press(.keyboardU, modifiers: .command)
        #expect(page.take() == ["undo"])
    }

    @Test("A notification centre calls the method of an observer until it is removed or gone")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("change"))
        let page = Page()
        var other: Page? = Page()
        weak let weakOther = other
        center.addObserver(page, selector: Page.noted, name: name, object: nil)
        other.map { center.addObserver($0, selector: Page.noted, name: nil, object: nil) }
        center.post(name: name, object: "one")
        #expect(page.take() == ["noted one"] && other?.take() == ["noted one"])
        other = nil
        #expect(weakOther == nil)
        center.post(name: name, object: "two")
        center.post(name: Notification.Name("else"), object: "three")
        #expect(page.take() == ["noted two"])
        center.removeObserver(page, name: Notification.Name("else"), object: nil)
        center.post(name: name, object: "four")
        center.removeObserver(page)
        center.post(name: name, object: "five")
        #expect(page.take() == ["noted four"])
    }

    @Test("An observer that hears of one object's notifications hears of no others")
    func objects() {
        let (center, name) = (NotificationCenter(), Notification.Name("change"))
        let (page, one, other) = (Page(), NSObject(), NSObject())
        center.addObserver(page, selector: Page.plain, name: name, object: one)
        center.post(name: name, object: other)
        center.post(name: name, object: one)
        #expect(page.take() == ["plain"])
        center.removeObserver(page, name: nil, object: other)
        center.post(name: name, object: one)
        #expect(page.take() == ["plain"])
    }

    @Test("Objects say whether they have the method of a selector, and perform it")
    func performing() {
        let page = Page()
        #expect(page.responds(to: Page.plain) && !page.responds(to: Selector("plain")))
        #expect(!NSObject().responds(to: Page.plain))
        page.title = "Title"
        page.perform(Page.any, with: 3)
        page.perform(Page.plain)
        #expect(page.take() == ["any Int", "plain"])
        let title = page.perform(Selector("title", getter: \Page.title))?.takeUnretainedValue()
        #expect(title as? String == "Title")
        page.perform(Selector("setTitle:", setter: \Page.title), with: "Other")
        #expect(page.title == "Other")
    }

    @Test("A delayed call is made unless it was cancelled", .timeLimit(.minutes(1)))
    func delays() async {
        @MainActor final class Later: NSObject {
            let (calls, continuation) = AsyncStream.makeStream(of: String.self)
            func note(_ text: String) { continuation.yield(text) }
            static let note = Selector("note:", Later.note(_:))
        }
        let later = Later()
        for text in ["a", "b", "c"] { later.perform(Later.note, with: text, afterDelay: 0.001) }
        NSObject.cancelPreviousPerformRequests(withTarget: later, selector: Later.note, object: "b")
        var calls = later.calls.makeAsyncIterator()
        #expect(await calls.next() == "a")
        #expect(await calls.next() == "c")
        later.perform(Later.note, with: "d", afterDelay: 0.001)
        NSObject.cancelPreviousPerformRequests(withTarget: later)
        later.perform(Later.note, with: "e", afterDelay: 0.002)
        #expect(await calls.next() == "e")
    }

    @Test("A timer calls the method of its target with itself", .timeLimit(.minutes(1)))
    func timers() {
        @MainActor final class Ticking: NSObject {
            var infos: [String] = []
            func tick(_ timer: Timer) {
                infos.append(timer.userInfo as? String ?? "none")
                if infos.count == 2 { timer.invalidate() }
            }
            static let tick = Selector("tick:", Ticking.tick(_:))
        }
        let ticking = Ticking()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: ticking, selector: Ticking.tick, userInfo: "info", repeats: true)
        while timer.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
        #expect(ticking.infos == ["info", "info"])
    }
}

extension SelectorTests {
    @Test("A selector that is only a name, and a method of another class, trap when they are called")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (control, target) = (UIButton(), UIView())
                control.addTarget(target, action: Selector("name"), for: .touchUpInside)
                withExtendedLifetime(target) { control.sendActions(for: .touchUpInside) }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                withExtendedLifetime(view) {
                    _ = view.perform(Selector("reload", UICollectionView.reloadData))
                }
            }
        }
    }
}
