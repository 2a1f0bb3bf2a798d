import Drawing
import Foundation

extension UIControl {
    func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !press.isTracking, let touch = touches.first else { return }
        press.comeDown()
        guard beginTracking(touch, with: event) else { return }
        press.begin()
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard press.isTracking, let touch = touches.first else { return }
        let crossing = press.move(isInside: self.point(inside: touch.location(in: self), with: event))
        isHighlighted = press.isInside
        var events: Event = press.isInside ? .touchDragInside : .touchDragOutside
        if let crossing { events.insert(crossing == .enters ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
        if !continueTracking(touch, with: event) { stop() }
    }

    func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard press.isTracking, let touch = touches.first else { return }
        let isInside = self.point(inside: touch.location(in: self), with: event)
        stop()
        endTracking(touch, with: event)
        guard isEnabled else { return }
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
        guard isInside else { return }
        event?.wasHandled = true
        touchedUpInside(event ?? UIEvent())
    }

    func cancel(_ event: UIEvent?) {
        guard press.isTracking else { return }
        stop()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func stop() {
        press.end()
        isHighlighted = false
    }
}
