import Foundation

extension UIControl {
    func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTrackingStorage, let touch = touches.first else { return }
        isTouchInsideStorage = true
        guard beginTracking(touch, with: event) else { return }
        isTrackingStorage = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTrackingStorage, let touch = touches.first else { return }
        let wasInside = isTouchInsideStorage
        let isInside = self.point(inside: touch.location(in: self), with: event)
        isTouchInsideStorage = isInside
        isHighlighted = isInside
        var events: Event = isInside ? .touchDragInside : .touchDragOutside
        if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
        if !continueTracking(touch, with: event) { stop() }
    }

    func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTrackingStorage, let touch = touches.first else { return }
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
        guard isTrackingStorage else { return }
        stop()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func stop() {
        isTrackingStorage = false
        isTouchInsideStorage = false
        isHighlighted = false
    }
}
