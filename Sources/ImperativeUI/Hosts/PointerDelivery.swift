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

    /// Opens the menu of the contents under the pointer when its secondary button goes down.
    private func openMenu(_ pointer: HostPointer, in windows: [UIWindow]) {
        guard pointer.phase == .down, let target = Target(at: pointer.location, in: windows) else { return }
        sequence?.cancel()
        _ = target.window.openContextMenu(at: target.point, of: target.view)
    }

    private func hover(_ pointer: HostPointer, over windows: [UIWindow]) {
        guard let target = Target(at: pointer.location, in: windows) else { return hover.leave() }
        hover.move(to: target.point, on: target.view, in: target.window)
        hover.mark(at: target.point, on: target.view, in: target.window, isPressed: false)
    }

    private func begin(_ pointer: HostPointer, in windows: [UIWindow]) {
        // A host may have lost the end of the last touch.
        sequence?.cancel()
        guard let target = Target(at: pointer.location, in: windows) else { return }
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

    private func point(_ pointer: HostPointer, in window: UIWindow) -> CGPoint {
        CGPoint(x: pointer.location.x - window.frame.minX, y: pointer.location.y - window.frame.minY)
    }

    /// The application ends: nothing that was begun counts.
    func cancel() {
        finishing?.cancel()
        bar = nil
        sequence?.abandon()
        sequence = nil
    }

    /// Scrolls the innermost view at a point that can be scrolled in the direction. Returns whether there is one.
    func scroll(by delta: CGVector, at location: CGPoint, in windows: [UIWindow]) -> Bool {
        hover.unmark()
        guard let target = Target(at: location, in: windows) else { return false }
        return WheelDelivery.scroll(by: delta, at: target.point, in: target.window, from: target.view)
    }
}

extension PointerDelivery {
    /// The target at a point of a host.
    @MainActor private struct Target {
        /// The window in front that has something there.
        let window: UIWindow
        /// The point in the window's coordinates.
        let point: CGPoint
        /// The view that is there.
        let view: UIView

        init?(at location: CGPoint, in windows: [UIWindow]) {
            for window in windows.reversed() {
                window.layoutIfNeeded()
                let point = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
                guard let view = window.hitTest(point, with: nil) else { continue }
                self.window = window
                self.point = point
                self.view = view
                return
            }
            return nil
        }
    }
}
