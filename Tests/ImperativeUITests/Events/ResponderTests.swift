import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Responders") struct ResponderTests {
    private final class Noting: UIView {
        var notes: [String] = []
        var hands = true
        override var canBecomeFirstResponder: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            notes.append("began \(Int(touches.first?.location(in: self).x ?? 0))")
            if hands { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            notes.append("ended \(touches.first?.tapCount ?? 0)")
            if hands { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("cancelled") }
    }

    @Test("Touches go to the view hit, which hands them up the chain unless it keeps them")
    func chain() {
        let outer = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Noting(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        outer.addSubview(inner)
        outer.tap(at: CGPoint(x: 15, y: 15))
        #expect(inner.notes == ["began 5", "ended 1"])
        #expect(outer.notes == ["began 15", "ended 1"])
        inner.hands = false
        outer.tap(at: CGPoint(x: 15, y: 15), count: 2)
        #expect(inner.notes.suffix(2) == ["began 5", "ended 2"])
        #expect(outer.notes.count == 2)
    }

    @Test("The chain leads from a view by its controller, superviews and window to the application")
    func order() {
        let stage = Stage()
        let view = UIView()
        stage.root.view.addSubview(view)
        let found = view.chain.map { "\(type(of: $0))" }
        #expect(found == ["UIView", "UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"])
    }

    @Test("The chain of a window without a scene ends at the application too")
    func looseWindow() {
        let window = UIWindow()
        #expect(window.next === UIApplication.shared)
        let scene = UIWindowScene()
        window.windowScene = scene
        #expect(window.next === scene)
    }

    @Test("A window has one first responder, which must be able and willing")
    func firstResponder() {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        let window = UIWindow()
        window.isHidden = false
        let (one, two, plain, stubborn) = (Noting(), Noting(), UIView(), Stubborn())
        #expect(!one.becomeFirstResponder())
        for view in [one, two, plain, stubborn] { window.addSubview(view) }
        #expect(one.becomeFirstResponder())
        #expect(one.isFirstResponder)
        #expect(!plain.becomeFirstResponder())
        #expect(two.becomeFirstResponder())
        #expect(!one.isFirstResponder && two.isFirstResponder)
        #expect(two.resignFirstResponder())
        #expect(!two.isFirstResponder)
        #expect(stubborn.becomeFirstResponder())
        #expect(!one.becomeFirstResponder())
        #expect(!stubborn.resignFirstResponder())
        stubborn.removeFromSuperview()
        #expect(!stubborn.isFirstResponder)
        #expect(one.becomeFirstResponder())
    }

    @Test("An action without a target goes to the first responder's chain before the sender's")
    func actionsToFirstResponder() {
        final class Editor: UIView {
            var edits = 0
            override var canBecomeFirstResponder: Bool { true }
            func edit() { edits += 1 }
        }
        let window = UIWindow()
        window.isHidden = false
        let (first, outer, control) = (Editor(), Editor(), UIControl())
        window.addSubview(first)
        window.addSubview(outer)
        outer.addSubview(control)
        control.addTarget(nil, action: Editor.edit, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(outer.edits == 1)
        first.becomeFirstResponder()
        control.sendActions(for: .touchDown)
        #expect(first.edits == 1 && outer.edits == 1)
    }
}
