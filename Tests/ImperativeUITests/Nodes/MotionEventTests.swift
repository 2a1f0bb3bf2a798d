import Testing
import UITestSupport

@testable import ImperativeUI

/// Notes what it is told of motions, and hands some on.
private final class Shaken: UIViewController {
    var notes: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        notes.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { notes.append("ended") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { notes.append("cancelled") }
}

@MainActor @Suite("Motions of the device", .serialized) struct MotionEventTests {
    @Test("A shake is told to the first responder, and goes up from there")
    func shake() {
        let controller = Shaken()
        let host = ControllerDelegate.launch(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        controller.view.addSubview(field)
        host.send(.motion(.motionShake))
        #expect(controller.notes == ["began true true true", "ended"])
        field.becomeFirstResponder()
        host.send(.motion(.motionShake))
        #expect(controller.notes.count == 4)
        host.send(.motion(.none))
        #expect(controller.notes.count == 4)
        host.send(.focus(false))
        host.send(.motion(.motionShake))
        #expect(controller.notes.suffix(2) == ["began true true true", "cancelled"])
        host.end()
    }
}
