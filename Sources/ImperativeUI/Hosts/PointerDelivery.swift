import Foundation
import Motion
import BridgedEnvironment

/// Delivers the events of a pointer to the windows under it.
@MainActor final class PointerDelivery {
    /// How long after a touch the next one counts as of the same sequence, in seconds.
    private static let interval = 0.35

    private var sequence: TouchSequence?
    private weak var window: UIWindow?
    /// The scroll bar that the pointer holds.
    private var bar: ScrollBarDrag?
    private var lastUp = -Double.infinity
    private var finishing: Appointment?
    private let hover = HoverDelivery()
    /// The two fingers that are down.
    private var pinch: (sequence: TouchSequence, event: PinchEvent)?

    /// The clock of the host, which tells how far touches are apart.
    private let clock: AnimationClock
    private var now: Double { clock.now }

    init(_ clock: AnimationClock) { self.clock = clock }

    func deliver(_ pointer: HostPointer, to windows: [UIWindow]) {
        if pointer.button == .secondary { return openMenu(pointer, in: windows) }
        switch pointer.phase {
        case .down: begin(pointer, in: windows)
        case .move:
            if let bar, let window { return bar.move(to: point(pointer, in: window), in: window) }
            guard let sequence, sequence.isDown, let window else { return hover(pointer, over: windows) }
            hover.follow(to: point(pointer, in: window))
            sequence.move(to: point(pointer, in: window))
        case .up:
            if bar != nil { return bar = nil }
            guard let sequence, sequence.isDown, let window else { return }
            hover.unmark()
            sequence.end(at: point(pointer, in: window))
            lastUp = now
            finishLater(sequence)
        case .cancel:
            bar = nil
            sequence?.cancel()
            hover.leave()
        }
    }

    /// Delivers the movements of two fingers. The first of them may have been a touch, which is none any more.
    func deliver(_ event: HostPinch, to windows: [UIWindow]) {
        switch event.phase {
        case .began:
            endPinch(isCancelled: true)
            deliver(HostPointer(.cancel, at: event.location), to: windows)
            guard let target = PointerTarget(at: event.location, in: windows) else { return }
            window = target.window
            let (sequence, fingers) = (TouchSequence(in: target.window), PinchEvent())
            fingers.follow(scale: event.scale, rotation: event.rotation)
            pinch = (sequence, fingers)
            sequence.begin(fingers, at: target.point)
        case .changed:
            guard let pinch, let window else { return }
            pinch.event.follow(scale: event.scale, rotation: event.rotation)
            pinch.sequence.move(to: point(event.location, in: window))
        case .ended:
            guard let pinch, let window else { return }
            pinch.event.follow(scale: event.scale, rotation: event.rotation)
            pinch.sequence.end(at: point(event.location, in: window))
            endPinch(isCancelled: false)
        case .cancelled: endPinch(isCancelled: true)
        }
    }

    private func endPinch(isCancelled: Bool) {
        guard let sequence = pinch?.sequence else { return }
        pinch = nil
        if isCancelled { sequence.cancel() }
        sequence.finish()
    }

    /// Opens the menu of the contents under the pointer when its secondary button goes down.
    private func openMenu(_ pointer: HostPointer, in windows: [UIWindow]) {
        guard pointer.phase == .down, let target = PointerTarget(at: pointer.location, in: windows) else { return }
        sequence?.cancel()
        _ = target.window.openContextMenu(at: target.point, of: target.view)
    }

    private func hover(_ pointer: HostPointer, over windows: [UIWindow]) {
        guard let target = PointerTarget(at: pointer.location, in: windows) else { return hover.leave() }
        hover.move(to: target.point, on: target.view, in: target.window)
        hover.mark(at: target.point, on: target.view, in: target.window, isPressed: false)
    }

    private func begin(_ pointer: HostPointer, in windows: [UIWindow]) {
        // A host may have lost the end of the last touch.
        sequence?.cancel()
        guard let target = PointerTarget(at: pointer.location, in: windows) else { return }
        bar = ScrollBarDrag(at: target.point, in: target.window, from: target.view)
        if bar != nil {
            hover.unmark()
            return window = target.window
        }
        hover.mark(at: target.point, on: target.view, in: target.window, isPressed: true)
        let follows = sequence.map {
            $0.space === target.window && now - lastUp < Self.interval && $0.isNear(target.point)
        }
        if follows != true {
            sequence?.finish()
            sequence = TouchSequence(in: target.window)
        }
        finishing?.cancel()
        window = target.window
        target.window.focus.pointerDidPress(target.view, at: target.point)
        sequence?.begin(at: target.point, modifiers: pointer.modifiers)
    }

    /// Recognisers that wait for more touches learn that none come.
    private func finishLater(_ sequence: TouchSequence) {
        guard sequence.isWaiting else { return }
        finishing?.cancel()
        finishing = clock.after(Self.interval) { [weak self] in
            if sequence.isDown { return }
            sequence.finish()
            if self?.sequence === sequence { self?.sequence = nil }
        }
    }

    private func point(_ pointer: HostPointer, in window: UIWindow) -> CGPoint { point(pointer.location, in: window) }

    private func point(_ location: CGPoint, in window: UIWindow) -> CGPoint {
        CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
    }

    /// The application ends: nothing that was begun counts.
    func cancel() {
        finishing?.cancel()
        bar = nil
        pinch?.sequence.abandon()
        pinch = nil
        sequence?.abandon()
        sequence = nil
    }

    /// Scrolls the innermost view at a point that can be scrolled in the direction. Returns whether there is one.
    func scroll(by delta: CGVector, at location: CGPoint, in windows: [UIWindow]) -> Bool {
        hover.unmark()
        guard let target = PointerTarget(at: location, in: windows) else { return false }
        return WheelDelivery.scroll(by: delta, at: target.point, in: target.window, from: target.view)
    }
}
